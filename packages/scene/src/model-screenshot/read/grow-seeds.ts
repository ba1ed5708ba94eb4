import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

/** Length of a step in tones beside that of a step in pixels: 1 / 255 of a channel counts as so many pixels. */
const TONE = 6;
/** The longest step there is. */
const MOST = 1 + TONE * 255;

/**
 * Grows marks over the pixels without one, each to the mark that is nearest by steps and by changes of tone on the way: two marks meet where the picture changes
 * most between them (a watershed by flooding with a bucket for each distance, after Dial 1969).
 * @param seeds a mark by pixel, 0 for none. @param allowed where marks may grow
 */
export function growSeeds(
  seeds: Uint8Array,
  allowed: BitMask,
  { r, g, b }: Pick<DisplayPlanes, 'r' | 'g' | 'b'>,
): Uint8Array {
  const { width, height } = allowed;
  const marks = Uint8Array.from(seeds);
  const settled = new Uint8Array(marks.length);
  const distance = new Float64Array(marks.length).fill(Number.POSITIVE_INFINITY);
  const buckets: number[][] = Array.from({ length: MOST + 1 }, () => []);
  let waiting = 0;
  for (let i = 0; i < marks.length; i++)
    if (marks[i] !== 0 && allowed.data[i]) {
      distance[i] = 0;
      (buckets[0] as number[]).push(i);
      waiting++;
    }
  const step = (i: number, j: number): number =>
    1 +
    Math.round(
      TONE *
        255 *
        Math.max(
          Math.abs((r.data[i] as number) - (r.data[j] as number)),
          Math.abs((g.data[i] as number) - (g.data[j] as number)),
          Math.abs((b.data[i] as number) - (b.data[j] as number)),
        ),
    );
  const reach = (from: number, to: number): void => {
    if (settled[to] || !allowed.data[to]) return;
    const far = (distance[from] as number) + Math.min(MOST, step(from, to));
    if (far >= (distance[to] as number)) return;
    distance[to] = far;
    marks[to] = marks[from] as number;
    (buckets[far % (MOST + 1)] as number[]).push(to);
    waiting++;
  };
  for (let far = 0; waiting > 0; far++) {
    const bucket = buckets[far % (MOST + 1)] as number[];
    while (bucket.length > 0) {
      const i = bucket.pop() as number;
      waiting--;
      if (settled[i] || distance[i] !== far) continue;
      settled[i] = 1;
      const x = i % width;
      if (x > 0) reach(i, i - 1);
      if (x < width - 1) reach(i, i + 1);
      if (i >= width) reach(i, i - width);
      if (i < width * (height - 1)) reach(i, i + width);
    }
  }
  return marks;
}
