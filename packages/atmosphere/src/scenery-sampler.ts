import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { LINEAR_OF_BYTE, linearFromHex, type Rgb } from '@plumbline/imaging/srgb.ts';
import type { Atmosphere } from './atmosphere.ts';

/** How bright surroundings photographed by day are in each hour and weather, and the tint that they then have. */
const HOURS: Readonly<Record<Atmosphere, readonly [tint: string, gain: number]>> = {
  sunny: ['#ffffff', 1],
  rain: ['#dfe6ea', 0.72],
  fog: ['#f2f4f4', 0.94],
  snow: ['#f4f8fb', 0.98],
  dusk: ['#f0c9bd', 0.42],
  lights: ['#8aa0d0', 0.13],
};

/** Writes linear red, green and blue and an opacity 0…1 of the picture at shares of its width and height. */
export type SampleScenery = (u: number, v: number, out: Float64Array) => void;

/**
 * Reads a picture of surroundings in the light of an hour. Sideways it goes on mirrored, so that it never ends; above and
 * below its border it stays as at the border.
 *
 * @param edge longest edge that it is read at: the softness with which it is seen
 */
export function createScenerySampler(picture: Raster, edge: number, atmosphere: Atmosphere): SampleScenery {
  const { width, height } = fitWithin(picture.width, picture.height, edge);
  const { data, channels } = resizeArea(picture, width, height);
  const [tint, gain] = HOURS[atmosphere];
  const light = linearFromHex(tint).map((value) => value * gain) as unknown as Rgb;
  return (u, v, out) => {
    const turn = Math.abs(((u % 2) + 2) % 2);
    const x = clamp((turn > 1 ? 2 - turn : turn) * width - 0.5, 0, width - 1);
    const y = clamp(v * height - 0.5, 0, height - 1);
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    out.fill(0, 0, 4);
    for (let dy = 0; dy < 2; dy++)
      for (let dx = 0; dx < 2; dx++) {
        const share = (dx === 0 ? 1 - x + x0 : x - x0) * (dy === 0 ? 1 - y + y0 : y - y0);
        if (share === 0) continue;
        const p = channels * (Math.min(height - 1, y0 + dy) * width + Math.min(width - 1, x0 + dx));
        const alpha = channels === 4 ? (data[p + 3] as number) / 255 : 1;
        for (let c = 0; c < 3; c++)
          out[c] =
            (out[c] as number) +
            share * alpha * (LINEAR_OF_BYTE[data[p + (channels < 3 ? 0 : c)] as number] as number);
        out[3] = (out[3] as number) + share * alpha;
      }
    const alpha = out[3] as number;
    if (alpha > 0) for (let c = 0; c < 3; c++) out[c] = ((out[c] as number) / alpha) * (light[c] as number);
  };
}
