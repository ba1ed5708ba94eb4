/** Values of a trimap, one byte a pixel. */
export const BACKGROUND = 0;
export const UNKNOWN = 128;
export const ITEM = 255;

export interface Trimap {
  readonly width: number;
  readonly height: number;
  /** `BACKGROUND`, `UNKNOWN` or `ITEM`. */
  readonly data: Uint8Array;
}
