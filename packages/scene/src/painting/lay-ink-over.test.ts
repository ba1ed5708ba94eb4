import { createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { layInkOver } from './lay-ink-over.ts';

const SIZE = 9;

/** An upright line of full ink, a pixel wide, on an even surface: the colour of the line. */
function lineOn(
  surface: readonly [number, number, number],
  finish: number,
): readonly [number, number, number] {
  const picture = Float32Array.from({ length: 3 * SIZE * SIZE }, (_, p) => surface[p % 3] as number);
  const ink = createPlane(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) ink.data[y * SIZE + 4] = 1;
  layInkOver(picture, ink, { contrast: 0.78, colour: [0.1, 0.1, 0.1], finish });
  const at = 3 * (4 * SIZE + 4);
  return [picture[at] as number, picture[at + 1] as number, picture[at + 2] as number];
}

const luma = ([r, g, b]: readonly [number, number, number]): number => 0.299 * r + 0.587 * g + 0.114 * b;

test('lines become softer from drawing to picture, and never less than half of ink on paper', () => {
  const white = [0.95, 0.95, 0.95] as const;
  const contrasts = [0, 0.5, 1].map((finish) => luma(white) - luma(lineOn(white, finish)));
  expect(contrasts[0]).toBeGreaterThan(contrasts[1] as number);
  expect(contrasts[1]).toBeGreaterThan(contrasts[2] as number);
  expect(contrasts[2]).toBeGreaterThan(0.5);
});

test('in a picture a line has the hue of what it lies on, in a drawing that of ink', () => {
  const timber = [0.8, 0.6, 0.4] as const;
  const hue = ([r, , b]: readonly [number, number, number]): number => r / Math.max(1e-3, b);
  expect(hue(lineOn(timber, 1))).toBeCloseTo(hue(timber), 1);
  expect(hue(lineOn(timber, 0))).toBeLessThan(0.9 * hue(timber));
});
