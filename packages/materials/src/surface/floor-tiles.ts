import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { hashNoise } from '@plumbline/imaging/random.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { detailVisibility, type Surface } from './surface.ts';

export interface TileLayout {
  /** Size of a tile along u and v, in metres. */
  readonly width: number;
  readonly height: number;
  /** Where a joint crosses the u and v axes, in metres. */
  readonly offsetU: number;
  readonly offsetV: number;
}

/** Stone or ceramic tiles with soft joints, faint clouding and a slight tone of their own. */
export function createFloorTiles(colour: Rgb, layout: TileLayout, seed: number): Surface {
  return (u, v, footprint, texel) => {
    const x = (u - layout.offsetU) / layout.width;
    const y = (v - layout.offsetV) / layout.height;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const tone = hashNoise(column, row, seed);
    const visible = detailVisibility(Math.min(layout.width, layout.height), footprint);
    const edgeU = Math.min(x - column, 1 - x + column) * layout.width;
    const edgeV = Math.min(y - row, 1 - y + row) * layout.height;
    const joint = 1 - 0.14 * visible * Math.max(0, 1 - Math.min(edgeU, edgeV) / Math.max(0.005, footprint));
    const cloud = fractalNoise(u * 2.3 + tone * 40, v * 2.3 + tone * 70, 3, seed) - 0.5;
    const k = joint * (1 + visible * 0.07 * (tone - 0.5) + 0.09 * cloud);
    texel.r = colour[0] * k;
    texel.g = colour[1] * k;
    texel.b = colour[2] * k;
    texel.gloss = 0.34;
  };
}
