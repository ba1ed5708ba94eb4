import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { createScenerySampler } from './scenery-sampler.ts';

/** A picture of surroundings, RGB or RGBA: where it is clear, the sky of the hour is seen. */
export interface Scenery {
  readonly picture: Raster;
  /** Where its horizon lies, as a share of its height from its top: 0.05…0.95. */
  readonly horizon: number;
}

interface Place {
  readonly groundAt: (x: number) => number;
  readonly isOpen: (i: number) => boolean;
}

/** A backdrop stays a little behind what stands before it, however sharp it was photographed. */
const HAZE = 0.1;

/**
 * Paints a picture of surroundings over open sky, its horizon on the edge of the ground, as large as it has to be to reach
 * the top and both sides. In place.
 *
 * @param air what the hour's air does to far things: a colour, and 0…1 how much of it
 */
export function paintScenery(
  sky: ColourPlanes,
  { groundAt, isOpen }: Place,
  { picture, horizon }: Scenery,
  atmosphere: Atmosphere,
  air: { readonly colour: Rgb; readonly share: number },
): void {
  const { width, height, r, g, b } = sky;
  const middle = Math.max(1, groundAt(width / 2));
  const scale = Math.max(width / picture.width, middle / (horizon * picture.height));
  const shownWidth = picture.width * scale;
  const shownHeight = picture.height * scale;
  const sample = createScenerySampler(picture, Math.ceil(Math.max(shownWidth, shownHeight)), atmosphere);
  const haze = HAZE + (1 - HAZE) * 0.6 * air.share;
  const at = new Float64Array(4);
  for (let x = 0; x < width; x++) {
    const ground = groundAt(x);
    const bottom = Math.min(height, Math.ceil(ground + 2));
    for (let y = 0; y < bottom; y++) {
      const i = y * width + x;
      if (!isOpen(i)) continue;
      sample(0.5 + (x - width / 2) / shownWidth, horizon + (y - ground) / shownHeight, at);
      const alpha = at[3] as number;
      if (alpha === 0) continue;
      for (const [c, plane] of [r, g, b].entries()) {
        const own = at[c] as number;
        const seen = own + ((air.colour[c] as number) - own) * haze;
        plane[i] = (plane[i] as number) + (seen - (plane[i] as number)) * alpha;
      }
    }
  }
}
