import { createRaster, type Raster } from '../raster.ts';
import { cleanPicture } from './clean-blocks.ts';
import { type ColourPlanes, readColourPlanes, writeColourPlanes } from './colour-planes.ts';
import { doubleLuma } from './double-luma.ts';
import { doublePlane } from './double-plane.ts';
import { limitDoubled, localLimits } from './local-limits.ts';

/** Source pixels of a tile, and of what is read around it so that no tile shows where it ends. */
const TILE = 192;
const MARGIN = 16;

export interface EnlargeContext {
  readonly signal: AbortSignal;
  /** 0…1 */
  readonly progress: (fraction: number) => void;
}

/**
 * A picture at twice or four times the size: edges run clean, nothing is invented, no halos. Works tile by tile, so that
 * memory beside the result stays small.
 *
 * @param source grey or RGB
 * @throws the signal's reason
 */
export function enlarge(source: Raster, multiplier: 2 | 4, { signal, progress }: EnlargeContext): Raster {
  // What JPEG has left beside edges would be enlarged, and sharpened, with them.
  const clean = cleanPicture(source);
  const result = createRaster(source.width * multiplier, source.height * multiplier, source.channels);
  const across = Math.ceil(source.width / TILE);
  const tiles = across * Math.ceil(source.height / TILE);
  for (let tile = 0; tile < tiles; tile += 1) {
    signal.throwIfAborted();
    progress(tile / tiles);
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
    let planes = doubleColours(readColourPlanes(clean, area));
    if (multiplier === 4) planes = doubleColours(planes);
    writeColourPlanes(planes, { x: MARGIN * multiplier, y: MARGIN * multiplier }, result, {
      left: left * multiplier,
      top: top * multiplier,
      width: width * multiplier,
      height: height * multiplier,
    });
  }
  return result;
}

/** Colours carry little detail: they are interpolated and kept within their neighbours, so that nothing fringes. */
function doubleColours({ luma, blue, red }: ColourPlanes): ColourPlanes {
  const doubleColour = (plane: ColourPlanes['blue']) => {
    if (!plane) return null;
    const doubled = doublePlane(plane);
    limitDoubled(doubled, localLimits(plane));
    return doubled;
  };
  return { luma: doubleLuma(luma), blue: doubleColour(blue), red: doubleColour(red) };
}
