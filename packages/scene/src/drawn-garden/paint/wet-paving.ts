import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { SitePhotoClasses } from '../read/ground-classes-photo.ts';

/** Share that changes nothing to be seen. */
const UNSEEN = 0.03;

const SHEEN = linearFromHex('#a9b3ba');

/**
 * Rain on the paving of a photo: darker where it is wet, with a grey sheen of sky. In place.
 * @param puddles 0…1: how much the sheen gathers in puddles; none where roofs cannot be told from paving.
 */
export function wetPaving(
  planes: ColourPlanes,
  { paving }: SitePhotoClasses,
  puddles: number,
  seed: number,
): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = paving.data[i] as number;
      if (a < UNSEEN) continue;
      const pool =
        puddles <= 0
          ? 0
          : puddles * smoothstep(0.5, 0.68, fractalNoise(x / (70 * unit), y / (34 * unit), 3, seed + 91));
      const dark = 1 - 0.3 * a;
      const sheen = a * (0.12 + 0.24 * pool);
      r[i] = (r[i] as number) * dark + (SHEEN[0] - (r[i] as number) * dark) * sheen;
      g[i] = (g[i] as number) * dark + (SHEEN[1] - (g[i] as number) * dark) * sheen;
      b[i] = (b[i] as number) * dark + (SHEEN[2] - (b[i] as number) * dark) * sheen;
    }
}
