import { expect, it } from 'vitest';
import type { RawSegment } from '../../drawing/line-segments.ts';
import { findSilhouette, isSeenFromAbove } from './seen-from-above.ts';

const BOX = { top: 100, bottom: 300, foot: 200 };

function segment(x0: number, y0: number, x1: number, y1: number): RawSegment {
  const length = Math.hypot(x1 - x0, y1 - y0);
  return {
    x0,
    y0,
    x1,
    y1,
    length,
    width: 1,
    residual: 0,
    ux: (x1 - x0) / length,
    uy: (y1 - y0) / length,
    mx: (x0 + x1) / 2,
    my: (y0 + y1) / 2,
  };
}

const foot = [segment(60, 240, 200, 300), segment(200, 300, 340, 240)];

it('looks down where upper edges fall towards the near corner as the lower ones do', () => {
  expect(isSeenFromAbove([...foot, segment(60, 110, 200, 160), segment(200, 160, 340, 110)], BOX)).toBe(true);
});

it('stands on the ground where upper edges rise towards the near corner, and where they run into a court', () => {
  expect(isSeenFromAbove([...foot, segment(60, 150, 200, 100), segment(200, 100, 340, 150)], BOX)).toBe(
    false,
  );
  const court = [
    segment(20, 100, 150, 160),
    segment(250, 160, 380, 100),
    segment(20, 290, 150, 240),
    segment(250, 240, 380, 290),
  ];
  expect(isSeenFromAbove(court, BOX)).toBe(false);
});

it('knows how far what stands before a backdrop reaches, specks left aside', () => {
  const mask = new Uint8Array(100 * 50).fill(1);
  for (let y = 20; y < 40; y++) for (let x = 30; x < 50; x++) mask[y * 100 + x] = 0;
  mask[5 * 100 + 5] = 0;
  expect(findSilhouette(mask, 100, 50)).toEqual({ top: 20, bottom: 39, foot: 39.5 });
});
