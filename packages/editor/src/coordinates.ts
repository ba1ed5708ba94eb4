declare const space: unique symbol;

/**
 * A place on the picture, in its pixels: the pixel in column i and row j covers [i, i + 1) × [j, j + 1), so that its
 * centre is (i + 0.5, j + 0.5). Places outside the picture are allowed.
 */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
  readonly [space]: 'image';
}

/** A place on the stage, in CSS pixels from its top left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
  readonly [space]: 'screen';
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const imagePoint = (x: number, y: number): ImagePoint => ({ x, y }) as ImagePoint;
export const screenPoint = (x: number, y: number): ScreenPoint => ({ x, y }) as ScreenPoint;

export const distance = (
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number => Math.hypot(a.x - b.x, a.y - b.y);
