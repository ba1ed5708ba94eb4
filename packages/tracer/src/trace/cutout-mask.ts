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
