import type { CutShape } from './cut-shape.ts';
import { filledSpans } from './filled-spans.ts';

/** More bands than this are drawn by fewer: a cut through a tree needs no surface of its own for every leaf. */
const MOST_BANDS = 3000;

/**
 * The filled surface of a cut shape as triangles (s, t of three corners: six numbers), between all heights at which it has
 * a corner: outlines may cross and hold holes, which no ear clipping minds less.
 */
export function capTriangles(shape: CutShape): number[] {
  const heights = [
    ...new Set(shape.outlines.flatMap((outline) => outline.filter((_, k) => k % 2 === 1))),
  ].toSorted((a, b) => a - b);
  const step = Math.max(1, Math.ceil(heights.length / MOST_BANDS));
  const bands: (readonly [number, number])[] = [];
  for (let k = 0; k + 1 < heights.length; k += step) {
    const [low, high] = [heights[k] as number, heights[Math.min(k + step, heights.length - 1)] as number];
    if (high - low > 1e-7) bands.push([low, high]);
  }
  const inset = (band: readonly [number, number], by: number) => band[0] + (band[1] - band[0]) * by;
  const lower = filledSpans(
    shape,
    bands.map((band) => inset(band, 0.01)),
  );
  const upper = filledSpans(
    shape,
    bands.map((band) => inset(band, 0.99)),
  );
  const triangles: number[] = [];
  for (const [index, [low, high]] of bands.entries()) {
    const [below, above] = [lower[index] ?? [], upper[index] ?? []];
    if (below.length !== above.length) continue;
    for (const [k, [from, to]] of below.entries()) {
      const [fromAbove, toAbove] = above[k] ?? [from, to];
      // Looked at a hundredth inside of the band, where outlines do not meet; carried on to its borders.
      const out = (p: number, q: number) => [p - (q - p) / 98, q + (q - p) / 98] as const;
      const [a, d] = out(from, fromAbove);
      const [b, c] = out(to, toAbove);
      triangles.push(a, low, b, low, c, high, a, low, c, high, d, high);
    }
  }
  return triangles;
}
