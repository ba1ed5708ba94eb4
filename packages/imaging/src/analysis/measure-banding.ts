import type { Raster } from '../raster.ts';

/** Pixels of a row or a column that are looked at together. */
const WINDOW = 128;
/** A gradient of eight bits goes in steps of one; of steps from here on eyes see the edge. */
const VISIBLE_STEP = 3;
/** From here on a step is an edge of the picture. */
const EDGE = 16;
const LEAST_STEPS = 3;
/** A gradient changes at least so much, and its changes all go one way, nearly. */
const LEAST_RANGE = 6;
const STRAIGHT = 1.15;
/** Between its steps a band is flat. */
const FLAT = 0.8;
const LINES = 96;
/** Fewer gradients tell nothing. */
const ENOUGH = 12;

/**
 * Share 0…1 of a picture's soft gradients that go in steps one can see.
 *
 * @param picture RGB at its own size
 */
export function measureBanding(picture: Raster): number {
  const { width, height } = picture;
  let gradients = 0;
  let banded = 0;
  const judge = (start: number, stride: number) => {
    const kind = judgeWindow(picture, start, stride);
    if (kind !== 'other') gradients += 1;
    if (kind === 'banded') banded += 1;
  };
  for (let line = 0; line < LINES; line += 1) {
    const y = Math.floor(((line + 0.5) * height) / LINES);
    for (let x = 0; x + WINDOW <= width; x += WINDOW) judge(y * width + x, 1);
    const column = Math.floor(((line + 0.5) * width) / LINES);
    for (let row = 0; row + WINDOW <= height; row += WINDOW) judge(row * width + column, width);
  }
  return gradients < ENOUGH ? 0 : banded / gradients;
}

function judgeWindow(
  { data, channels }: Raster,
  start: number,
  stride: number,
): 'banded' | 'smooth' | 'other' {
  // Green has most of what eyes call bright.
  const at = (step: number) => data[(start + step * stride) * channels + (channels > 2 ? 1 : 0)] as number;
  let variation = 0;
  let flat = 0;
  let steps = 0;
  let least = at(0);
  let most = least;
  for (let step = 1; step < WINDOW; step += 1) {
    const change = Math.abs(at(step) - at(step - 1));
    if (change >= EDGE) return 'other';
    variation += change;
    if (change === 0) flat += 1;
    if (change >= VISIBLE_STEP) steps += 1;
    least = Math.min(least, at(step));
    most = Math.max(most, at(step));
  }
  if (most - least < LEAST_RANGE || variation > STRAIGHT * (most - least)) return 'other';
  return steps >= LEAST_STEPS && flat >= FLAT * (WINDOW - 1) ? 'banded' : 'smooth';
}
