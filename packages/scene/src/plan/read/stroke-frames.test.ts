import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { framedShare, measureFrames, measureWobble } from './stroke-frames.ts';

const EDGE = 600;

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** Strokes three pixels wide on bare paper. */
function draw(lines: readonly Line[]): Plane {
  const ink = createPlane(EDGE, EDGE);
  for (const [x0, y0, x1, y1] of lines) {
    const steps = 2 * Math.ceil(Math.hypot(x1 - x0, y1 - y0));
    for (let k = 0; k <= steps; k++) {
      const x = Math.round(x0 + ((x1 - x0) * k) / steps);
      const y = Math.round(y0 + ((y1 - y0) * k) / steps);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) ink.data[(y + dy) * EDGE + x + dx] = 1;
    }
  }
  return ink;
}

const grid = (turn: number): Line[] =>
  [-200, -120, -40, 60, 150].flatMap((offset) =>
    [0, Math.PI / 2].map((quarter): Line => {
      const [c, s] = [Math.cos(turn + quarter), Math.sin(turn + quarter)];
      const [x, y] = [300 - s * offset, 300 + c * offset];
      return [x - 180 * c, y - 180 * s, x + 180 * c, y + 180 * s];
    }),
  );
const fan: Line[] = Array.from({ length: 12 }, (_, k) => {
  const angle = (k * Math.PI) / 13 + 0.1;
  return [300, 300, 300 + 270 * Math.cos(angle), 300 + 250 * Math.sin(angle)];
});

test('walls in two directions are framed, also where the sheet is turned', () => {
  expect(framedShare(measureFrames(draw(grid(0))))).toBeGreaterThan(0.97);
  expect(framedShare(measureFrames(draw(grid(0.35))))).toBeGreaterThan(0.97);
});

test('a wing at an angle is a second frame', () => {
  const { square } = measureFrames(draw([...grid(0), ...grid(0.6).slice(0, 4)]));
  expect(square).toBeLessThan(0.8);
  expect(framedShare(measureFrames(draw([...grid(0), ...grid(0.6).slice(0, 4)])))).toBeGreaterThan(0.95);
});

test('lines that run to a vanishing point are not', () => {
  expect(framedShare(measureFrames(draw(fan)))).toBeLessThan(0.75);
});

test('bare paper holds no strokes', () => {
  expect(measureFrames(createPlane(64, 64))).toEqual({ square: 0, leaning: 0, secondFrame: 0, length: 0 });
});

test('ruled strokes stray by less than a pixel, bare paper not at all', () => {
  expect(measureWobble(draw(grid(0)))).toBeLessThan(0.65);
  expect(measureWobble(draw(grid(0.35)))).toBeLessThan(0.72);
  expect(measureWobble(createPlane(64, 64))).toBe(0);
});
