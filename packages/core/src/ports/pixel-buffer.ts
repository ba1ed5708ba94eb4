/** Decoded 8-bit sRGB pixels, interleaved; the shape of `Raster` in `packages/imaging` without importing it. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8ClampedArray;
}
