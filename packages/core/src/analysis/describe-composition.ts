import type { CompositionNote } from '@plumbline/contract/analysis/analysis-lists.ts';
import type { Analysis, PictureMeasures } from '@plumbline/contract/api/analysis.ts';

const SYMMETRICAL = 0.82;
const ON_THIRDS = 0.34;
const OFF_CENTRE = 0.12;
const MUCH_SKY = 0.45;
const HIGH = 0.3;
const LOW = 0.7;
const QUIET = 0.62;
const BUSY = 0.08;

/** What there is to say of a composition: symmetry or thirds, weight, horizon, and how much there is to see. */
export function describeComposition(
  composition: PictureMeasures['composition'],
  { camera, materials, space }: Pick<Analysis, 'camera' | 'materials' | 'space'>,
): Analysis['composition'] {
  const { centre, symmetry, thirds, emptiness } = composition;
  const flat = space === 'plan' || space === 'site';
  const sky = materials.find(({ class: of }) => of === 'sky')?.share ?? 0;
  const horizon = camera?.horizon ?? null;
  const found: readonly (readonly [CompositionNote, boolean])[] = [
    ['symmetrical', symmetry >= SYMMETRICAL],
    ['on-thirds', !flat && symmetry < SYMMETRICAL && thirds >= ON_THIRDS],
    ['heavy-left', centre[0] < 0.5 - OFF_CENTRE],
    ['heavy-right', centre[0] > 0.5 + OFF_CENTRE],
    ['much-sky', sky >= MUCH_SKY],
    ['high-horizon', !flat && horizon !== null && horizon < HIGH],
    ['low-horizon', !flat && horizon !== null && horizon > LOW],
    ['quiet', emptiness >= QUIET],
    ['busy', emptiness <= BUSY],
  ];
  const notes = found.filter(([, is]) => is).map(([note]) => note);
  const weighed = notes.some((note) => note.startsWith('heavy'));
  return { ...composition, notes: weighed ? notes : [...notes, 'balanced'] };
}
