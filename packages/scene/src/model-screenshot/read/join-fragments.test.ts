import { createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { joinFragments, votesOfWhole } from './join-fragments.ts';
import { measureRegions } from './region-table.ts';

const SIZE = 200;

/** A large surface at the left, two pieces of one grain in its right edge, and a surface of another tone. */
const BOARD = 1;
const PIECES = [2, 3] as const;
const OTHER = 4;

function labelAt(x: number, y: number): number {
  if (x >= 120) return OTHER;
  if (x >= 108 && y >= 40 && y < 52) return PIECES[0];
  if (x >= 96 && x < 108 && y >= 40 && y < 52) return PIECES[1];
  return BOARD;
}

const TONES = [0, 0.8, 0.78, 0.82, 0.4];
const labels: LabelMap = {
  width: SIZE,
  height: SIZE,
  count: OTHER,
  data: Int32Array.from({ length: SIZE * SIZE }, (_, i) => labelAt(i % SIZE, Math.floor(i / SIZE))),
};
const plane = createPlane(SIZE, SIZE);
plane.data.set(Float32Array.from(labels.data, (l) => TONES[l] as number));
const table = measureRegions(labels, { r: plane, g: plane, b: plane, light: plane });
const whole = joinFragments(labels, table);

test('pieces of one grain are of one surface; what is large or differs stays by itself', () => {
  expect(whole[PIECES[1]]).toBe(whole[PIECES[0]]);
  expect([whole[BOARD], whole[OTHER]]).toEqual([BOARD, OTHER]);
});

test('what is said of a piece is said of all pieces, by area', () => {
  const votes = { share: (l: number) => (l === PIECES[0] ? 1 : 0), facing: () => undefined };
  const heard = votesOfWhole(votes, whole, table);
  expect(heard.share(PIECES[0], ['roof'])).toBeCloseTo(0.5, 5);
  expect(heard.share(PIECES[1], ['roof'])).toBe(heard.share(PIECES[0], ['roof']));
  expect([heard.share(BOARD, ['roof']), heard.share(OTHER, ['roof'])]).toEqual([0, 0]);
});
