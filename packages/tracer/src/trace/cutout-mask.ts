/** Which parts of a picture on a surface are there: a byte a pixel, 1 where it is, the upper row first. */
export interface CutoutMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What a tracer needs to see through the clear parts of pictures: leaves on cards, railings, gratings. */
export interface Cutouts {
  readonly masks: readonly CutoutMask[];
  /** Index of the mask, for each place of the tree's order. */
  readonly mask: Uint16Array;
  /** Texture coordinates of corner and edges, 6 for each place of the order. */
  readonly map: Float32Array;
}

/** Value of `shape` of a triangle whose picture has clear parts. */
export const CUT_OUT = 2;

/** Whether the picture of a triangle is clear at a place of it. */
export function isClearAt({ masks, mask, map }: Cutouts, k: number, u: number, v: number): boolean {
  const of = masks[mask[k] as number];
  if (of === undefined) return false;
  const m = 6 * k;
  const s = (map[m] as number) + u * (map[m + 2] as number) + v * (map[m + 4] as number);
  const t = (map[m + 1] as number) + u * (map[m + 3] as number) + v * (map[m + 5] as number);
  const x = Math.min(of.width - 1, Math.floor((s - Math.floor(s)) * of.width));
  const y = Math.min(of.height - 1, Math.floor((1 - (t - Math.floor(t))) * of.height));
  return of.data[y * of.width + x] === 0;
}
