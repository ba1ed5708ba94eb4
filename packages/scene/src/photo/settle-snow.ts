import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, linearLuminance } from '../compose/colour-planes.ts';

/**
 * Lets snow settle on lawns and low plants: green pixels below the horizon turn white by drifts, their light and shade
 * kept. Roofs and walls are left alone, for which way they face is not known.
 * @param greenness from `measureGreenness` on the picture before it was graded.
 */
export function settleSnow(planes: ColourPlanes, greenness: Plane, horizonY: number, seed: number): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const light = createPlane(width, height);
  linearLuminance(planes).forEach((v, i) => {
    light.data[i] = linearToSrgbFast(v);
  });
  const mean = gaussianBlur(light, 14 * unit).data;
  const cover = gaussianBlur(greenness, 5 * unit).data;
  const lawn = gaussianBlur(greenness, 40 * unit).data;
  for (let y = 0; y < height; y++) {
    const low = smoothstep(horizonY - 0.02 * height, horizonY + 0.12 * height, y);
    if (low === 0) continue;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drift = smoothstep(0.2, 0.7, fractalNoise(x / (90 * unit), y / (30 * unit), 3, seed));
      // Only where green prevails far and wide: scattered green on bare soil would come out as blotches.
      const meadow = smoothstep(0.38, 0.62, lawn[i] as number);
      // Snow lies on what is open to the sky; deep thickets stay as they are.
      const open = smoothstep(0.1, 0.24, mean[i] as number);
      const a =
        0.86 * low * meadow * open * smoothstep(0.12, 0.45, cover[i] as number) * (0.78 + 0.22 * drift);
      if (a < 0.01) continue;
      const d = light.data[i] as number;
      const t = Math.min(1, Math.max(0, 0.7 + 0.32 * (mean[i] as number) + 0.9 * (d - (mean[i] as number))));
      const snow = t ** 2.2;
      r[i] = (r[i] as number) + (snow * 0.96 - (r[i] as number)) * a;
      g[i] = (g[i] as number) + (snow * 0.985 - (g[i] as number)) * a;
      b[i] = (b[i] as number) + (snow * 1.03 - (b[i] as number)) * a;
    }
  }
}

/** 0…1: how surely a pixel is grass or leaves by its colour. */
export function measureGreenness({ width, height, r, g, b }: ColourPlanes): Plane {
  const out = createPlane(width, height);
  for (let i = 0; i < r.length; i++) {
    const red = r[i] as number;
    const green = g[i] as number;
    const blue = b[i] as number;
    const sum = red + green + blue + 1e-3;
    out.data[i] = smoothstep(-0.05, 0.02, (green - red) / sum) * smoothstep(0.04, 0.14, (green - blue) / sum);
  }
  return out;
}
