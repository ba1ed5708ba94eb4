import type { Raster } from '../raster.ts';
import { type LumaPlanes, readLumaPlanes, writeLumaPlanes } from './luma-planes.ts';
import { doubleLuma } from './double-luma.ts';
import { doublePlane } from './double-plane.ts';
import { limitDoubled, localLimits } from './local-limits.ts';

/** Source pixels of a tile, and of what is read around it so that no tile shows where it ends. */
const TILE = 192;
const MARGIN = 16;

export interface Enlargement {
  /** Grey or RGB, without the marks of JPEG (`cleanPicture`): they would be enlarged, and sharpened, with the picture. */
  readonly source: Raster;
  readonly multiplier: 2 | 4;
  /** `multiplier` times as large, with the source's channels. */
  readonly result: Raster;
}

export function countEnlargeTiles({ width, height }: Raster): number {
  return Math.ceil(width / TILE) * Math.ceil(height / TILE);
}

/**
 * Writes one tile of a picture at twice or four times its size: edges run clean, nothing is invented, no halos. Each sample of
 * the result is written by one tile alone, so that tiles may be made in any order, and at the same time.
 *
 * @param tile 0…`countEnlargeTiles(source)` − 1
 */
export function enlargeTile({ source, multiplier, result }: Enlargement, tile: number): void {
  const across = Math.ceil(source.width / TILE);
  const left = (tile % across) * TILE;
  const top = Math.floor(tile / across) * TILE;
  const width = Math.min(TILE, source.width - left);
  const height = Math.min(TILE, source.height - top);
  const area = {
    left: left - MARGIN,
    top: top - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
  let planes = doubleColours(readLumaPlanes(source, area));
  if (multiplier === 4) planes = doubleColours(planes);
  writeLumaPlanes(planes, { x: MARGIN * multiplier, y: MARGIN * multiplier }, result, {
    left: left * multiplier,
    top: top * multiplier,
    width: width * multiplier,
    height: height * multiplier,
  });
}

/** Colours carry little detail: they are interpolated and kept within their neighbours, so that nothing fringes. */
function doubleColours({ luma, blue, red }: LumaPlanes): LumaPlanes {
  const doubleColour = (plane: LumaPlanes['blue']) => {
    if (!plane) return null;
    const doubled = doublePlane(plane);
    limitDoubled(doubled, localLimits(plane));
    return doubled;
  };
  return { luma: doubleLuma(luma), blue: doubleColour(blue), red: doubleColour(red) };
}
