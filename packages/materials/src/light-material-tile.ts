import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { LINEAR_OF_BYTE, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { MaterialSpec, MaterialTile } from './spec/material-spec.ts';
import { wrap } from './noise/periodic-noise.ts';
import { blurTorus } from './noise/torus-canvas.ts';

/** Towards the light: from the upper left, in front of the surface. */
const LIGHT = normalised([-0.46, -0.56, 0.69]);
/** Halfway between the light and a viewer in front. */
const HALF = normalised([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);

function normalised([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/**
 * The tile as a photograph shows it: its relief lit from the upper left, hollows darker, glints where it is smooth.
 * Seamless, as the tile is.
 */
export function lightMaterialTile(tile: MaterialTile, material: MaterialSpec): Raster {
  const { width, height, data: albedo } = tile.albedo;
  const out = createRaster(width, height, 3);
  const scale = (material.reliefMm * width) / material.tileSizeMm[0] / 2;
  const h = tile.height.data;
  const around = blurTorus(h, width, height, Math.max(2, Math.round(width / 90)));
  const power = 2 / Math.max(0.02, material.roughness ** 2) - 1;
  // What a metal does not scatter it mirrors: a bright room without features.
  const mirrored = material.metalness * 0.06;
  for (let y = 0; y < height; y++) {
    const up = wrap(y - 1, height) * width;
    const down = wrap(y + 1, height) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx =
        scale *
        ((h[y * width + wrap(x + 1, width)] as number) - (h[y * width + wrap(x - 1, width)] as number));
      const dy = scale * ((h[down + x] as number) - (h[up + x] as number));
      // Steeper than this a height field shows stairs rather than slopes.
      const steep = Math.hypot(dx, dy);
      const ease = steep > 0 ? Math.min(steep, 1.4 * Math.tanh(steep / 1.4)) / steep : 1;
      const n = 1 / Math.sqrt((dx * dx + dy * dy) * ease * ease + 1);
      const facing = Math.max(0, (-dx * ease * LIGHT[0] - dy * ease * LIGHT[1] + LIGHT[2]) * n);
      const glint = Math.max(0, (-dx * ease * HALF[0] - dy * ease * HALF[1] + HALF[2]) * n) ** power;
      const deep = Math.max(0, (around[i] as number) - (h[i] as number)) * Math.min(1, material.reliefMm / 6);
      const light = (0.42 + 0.84 * facing + mirrored) * (1 - 0.5 * Math.min(1, deep * 1.4));
      const gloss = material.reflectance * (1 - material.metalness) * glint * Math.min(8, power / 12) * 0.5;
      for (let c = 0; c < 3; c++) {
        const base = LINEAR_OF_BYTE[albedo[3 * i + c] as number] as number;
        out.data[3 * i + c] =
          255 * linearToSrgbFast(base * light + gloss + material.metalness * base * glint * 0.3);
      }
    }
  }
  return out;
}
