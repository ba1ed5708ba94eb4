import type { Transform } from './transform.ts';

/**
 * Index of the pixel that a transform takes (x, y) to, or −1 where it leaves the picture or what is known of it.
 * @param unknown 1: not to be taken from.
 */
export function sourcePixel(
  t: Transform,
  x: number,
  y: number,
  width: number,
  height: number,
  unknown: Uint8Array,
): number {
  const w = t[6] * x + t[7] * y + t[8];
  if (w <= 1e-6) return -1;
  const u = Math.round((t[0] * x + t[1] * y + t[2]) / w);
  const v = Math.round((t[3] * x + t[4] * y + t[5]) / w);
  if (u < 0 || v < 0 || u >= width || v >= height) return -1;
  const i = v * width + u;
  return unknown[i] === 1 ? -1 : i;
}
