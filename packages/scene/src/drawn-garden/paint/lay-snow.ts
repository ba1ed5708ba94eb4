import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { SitePhotoClasses } from '../read/ground-classes-photo.ts';

/** Share that changes nothing to be seen. */
const UNSEEN = 0.01;

/** Snow on a photo of what lies open, in place: lawns under a blanket, crowns dusted, streets half cleared. Light and shade stay. */
export function laySnow(
  planes: ColourPlanes,
  { lawn, foliage, paving }: SitePhotoClasses,
  seed: number,
): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const light = createPlane(width, height);
  linearLuminance(planes).forEach((v, i) => {
    light.data[i] = linearToSrgbFast(v);
  });
  const mean = gaussianBlur(light, 10 * unit).data;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drift = fractalNoise(x / (80 * unit), y / (60 * unit), 3, seed + 92);
      const own = light.data[i] as number;
      const around = mean[i] as number;
      // Of a crown the lit upper leaves carry snow.
      const top = smoothstep(0.7, 1.25, own / (around + 0.02));
      const a = clamp(
        0.9 * (lawn.data[i] as number) * (0.85 + 0.3 * drift) +
          0.75 * (foliage.data[i] as number) * top +
          0.3 * (paving.data[i] as number),
        0,
        0.94,
      );
      if (a < UNSEEN) continue;
      // Shadows on snow are pale and blue.
      const t = clamp(0.6 + 0.3 * smoothstep(0.08, 0.4, around) + 0.8 * (own - around), 0.25, 0.97);
      const snow = t ** 2.2;
      r[i] = (r[i] as number) + (0.95 * snow - (r[i] as number)) * a;
      g[i] = (g[i] as number) + (0.98 * snow - (g[i] as number)) * a;
      b[i] = (b[i] as number) + (1.05 * snow - (b[i] as number)) * a;
    }
}
