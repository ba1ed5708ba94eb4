import type { Plane } from '@plumbline/imaging/raster.ts';
import type { Finding } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import type { HearingOptions } from '../../learned/hear-pixels.ts';
import { planeOfClasses } from '../../learned/plane-of-classes.ts';

/** Classes of the net that are of a building, cut open or not. */
const BUILT: readonly PixelClass[] = [
  'wall',
  'window',
  'door',
  'joinery',
  'railing',
  'roof',
  'floor',
  'ceiling',
  'stair',
  'furniture',
  'curtain',
];

const SEEN: Finding<Plane> = { name: 'where the net sees the building of an elevation' };

/**
 * How surely the net sees a building, 0…1, at the size at which it sees; undefined where its weights are damaged. A draft that follows
 * another goes by what was seen then: the net is not run for it.
 */
export function hearBuilt({
  isDraft = false,
  findings,
  read,
}: Pick<HearingOptions, 'isDraft' | 'findings'> & Required<Pick<HearingOptions, 'read'>>): Plane | undefined {
  const before = isDraft ? findings?.recall(SEEN) : undefined;
  const heard = before === undefined ? read() : undefined;
  const built = before ?? (heard && planeOfClasses(heard, BUILT));
  return isDraft && built !== undefined ? (findings?.keep(SEEN, built) ?? built) : built;
}
