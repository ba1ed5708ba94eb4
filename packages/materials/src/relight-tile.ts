import { createRaster } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { MaterialSpec, MaterialTile } from './spec/material-spec.ts';
import { wrap } from './noise/periodic-noise.ts';

/** A reliefs' slopes on a surface that nobody inspects are seen half as steep. */
const STRENGTH = 0.55;

/**
 * Gives a tile the light and shade of its own relief, with a mean of about 1: what is lit as a whole elsewhere keeps
 * its tone and gains its texture. `light` points to the light in the coordinates of the tile (u right, v down, w out of it).
 */
export function relightTile(
  tile: MaterialTile,
  material: MaterialSpec,
  light: readonly [number, number, number] = [-0.46, -0.56, 0.69],
): MaterialTile {
  const { width, height, data } = tile.albedo;
  const h = tile.height.data;
  const scale = (STRENGTH * material.reliefMm * width) / material.tileSizeMm[0] / 2;
  const out = createRaster(width, height, 3);
  for (let y = 0; y < height; y++) {
    const up = wrap(y - 1, height) * width;
    const down = wrap(y + 1, height) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx =
        scale *
        ((h[y * width + wrap(x + 1, width)] as number) - (h[y * width + wrap(x - 1, width)] as number));
      const dy = scale * ((h[down + x] as number) - (h[up + x] as number));
      const facing = (-dx * light[0] - dy * light[1] + light[2]) / Math.sqrt(dx * dx + dy * dy + 1);
      const k = clamp(0.4 + (0.6 * facing) / light[2], 0.35, 1.5);
      for (let c = 0; c < 3; c++)
        out.data[3 * i + c] =
          255 * linearToSrgbFast(k * (LINEAR_OF_BYTE[data[3 * i + c] as number] as number));
    }
  }
  return { albedo: out, height: tile.height };
}
