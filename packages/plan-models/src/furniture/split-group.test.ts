import { expect, test } from 'vitest';
import type { DrawnGroup, DrawnPart } from './drawn-things.ts';
import { splitGroup } from './split-group.ts';
import { tellForm } from './tell-form.ts';

const METRES = 0.02;

/** A part over a rectangle of the sheet in metres, or over less of it. */
function part(label: number, x: number, y: number, w: number, h: number, filled = 1): DrawnPart {
  const box = {
    middle: [(x + w / 2) / METRES, (y + h / 2) / METRES] as const,
    long: Math.max(w, h),
    short: Math.min(w, h),
    along: w >= h ? ([1, 0] as const) : ([0, 1] as const),
  };
  return { label, box, area: filled * w * h, filled };
}

const group = (...parts: DrawnPart[]): DrawnGroup => ({ room: 1, parts });

/** A bed with its head at y = 0: what is left around the pillows, the pillows, the blanket. */
const BED = [
  part(1, 0, 0, 1.6, 0.65, 0.54),
  part(2, 0.12, 0.1, 0.6, 0.4),
  part(3, 0.88, 0.1, 0.6, 0.4),
  part(4, 0, 0.65, 1.6, 1.35),
];

test('a bed and the nightstands that touch it are three things, and the bed looks from its pillows to its foot', () => {
  const things = splitGroup(group(part(5, -0.42, 0, 0.4, 0.4), ...BED, part(6, 1.62, 0, 0.4, 0.4)), METRES);
  expect(things).toHaveLength(3);
  const [bed] = things;
  expect(bed?.parts.map(({ label }) => label).toSorted()).toEqual([1, 2, 3, 4]);
  expect(bed && tellForm(bed, METRES)).toEqual({ kind: 'bed', front: [0, 1] });
});

test('a table with its chairs is five things', () => {
  const chairs = [0.2, 1].flatMap((x) => [part(2 + x, x, -0.42, 0.4, 0.4), part(3 + x, x, 0.92, 0.4, 0.4)]);
  expect(splitGroup(group(part(1, 0, 0, 1.6, 0.9), ...chairs), METRES)).toHaveLength(5);
});

test.each([
  ['a tub in its rim', 'bathtub', [part(1, 0, 0, 0.75, 1.7, 0.47), part(2, 0.08, 0.13, 0.6, 1.43, 0.79)]],
  [
    'worktops with a sink',
    'kitchen-run',
    [part(1, 0, 0, 2.4, 0.6, 0.85), part(2, 1.4, 0.1, 0.5, 0.4), part(3, 2.4, 0, 0.6, 0.6)],
  ],
  [
    'the tank and the pan of a toilet',
    'toilet',
    [part(1, 0, 0, 0.4, 0.18), part(2, 0.02, 0.18, 0.36, 0.48, 0.79)],
  ],
] as const)('%s is told whatever room it stands in', (_, kind, parts) => {
  const [thing, ...more] = splitGroup(group(...parts), METRES);
  expect(more).toEqual([]);
  expect(thing && tellForm(thing, METRES)?.kind).toBe(kind);
});

test('a sofa looks to the side of its seats, though its other side is nearer to a wall', () => {
  const [sofa] = splitGroup(
    group(part(1, 0, 0, 2.2, 0.9, 0.41), part(2, 0.2, 0, 0.9, 0.65), part(3, 1.1, 0, 0.9, 0.65)),
    METRES,
  );
  expect(sofa && tellForm(sofa, METRES)).toEqual({ kind: 'sofa', front: [expect.closeTo(0), -1] });
});

test('of one part alone nothing is told by its form', () => {
  const [only] = splitGroup(group(part(1, 0, 0, 1.6, 2)), METRES);
  expect(only && tellForm(only, METRES)).toBeUndefined();
});
