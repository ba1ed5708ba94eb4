/** A part of a picture that is rendered by itself. */
export interface PictureTile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What of it belongs to the picture; the rest is there so that light is smoothed alike on both sides of a border. */
  readonly inner: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

export interface TileLimits {
  /** Pictures up to so many pixels are one tile. */
  readonly mostPixels: number;
  /** Edge of the inner part of a tile, a multiple of 8. */
  readonly side: number;
}

/** About 300 MB a tile. */
const LIMITS: TileLimits = { mostPixels: 1_500_000, side: 1024 };
/** Light is smoothed over 33 pixels of half size. A multiple of 8, so that rays fall alike in all tiles. */
const MARGIN = 72;

export function splitPicture(
  width: number,
  height: number,
  { mostPixels, side }: TileLimits = LIMITS,
): readonly PictureTile[] {
  if (width * height <= mostPixels)
    return [{ left: 0, top: 0, width, height, inner: { left: 0, top: 0, right: width, bottom: height } }];
  const tiles: PictureTile[] = [];
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const inner = { left, top, right: Math.min(width, left + side), bottom: Math.min(height, top + side) };
      const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)];
      tiles.push({
        left: x,
        top: y,
        width: Math.min(width, inner.right + MARGIN) - x,
        height: Math.min(height, inner.bottom + MARGIN) - y,
        inner,
      });
    }
  return tiles;
}
