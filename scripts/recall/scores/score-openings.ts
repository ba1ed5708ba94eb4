import type { SceneClass } from '@plumbline/scene/scene-value/scene-value.ts';
import type { DrawnPicture } from '../pictures/drawn-picture.ts';
import { codeOf } from '../pictures/truth-classes.ts';
import { count, type Figures } from './figure.ts';
import type { ClassAt } from './score-regions.ts';

const READ: ReadonlySet<SceneClass> = new Set(['glass', 'opening', 'door']);
/** Smaller ones, as shares of the picture, are marks that nobody would count. */
const LEAST = 0.0004;
/** An opening is found where this share of it is read as one. */
const FOUND = 0.5;
/** A region read as an opening is one where this share of it truly is. */
const REAL = 0.25;

/** Windows and doors found of those drawn, and regions that truly are openings of those read as such. */
export function scoreOpenings(
  { picture, truth }: DrawnPicture,
  classAt: ClassAt,
  regionAt: (x: number, y: number) => number,
): Figures {
  const { width, height } = picture;
  const [window, door] = [codeOf('window'), codeOf('door')];
  const drawn = new Map<number, { area: number; read: number; door: boolean }>();
  const regions = new Map<number, { area: number; true: number }>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const said = classAt(x, y);
      const read = said !== undefined && READ.has(said);
      const truly = truth.classes[i] === window || truth.classes[i] === door;
      const opening = truth.openings[i] as number;
      if (opening > 0) {
        const entry = drawn.get(opening) ?? { area: 0, read: 0, door: truth.classes[i] === door };
        entry.area++;
        if (read) entry.read++;
        drawn.set(opening, entry);
      }
      if (!read) continue;
      const entry = regions.get(regionAt(x, y)) ?? { area: 0, true: 0 };
      entry.area++;
      if (truly) entry.true++;
      regions.set(regionAt(x, y), entry);
    }
  const least = LEAST * width * height;
  const figures: Figures = {};
  for (const opening of drawn.values())
    if (opening.area >= least)
      count(figures, opening.door ? 'doors' : 'windows', opening.read >= FOUND * opening.area ? 1 : 0);
  for (const region of regions.values())
    if (region.area >= least) count(figures, 'openings real', region.true >= REAL * region.area ? 1 : 0);
  return figures;
}
