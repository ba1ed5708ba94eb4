import type { Plane } from '@plumbline/imaging/raster.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { IN_MATTE } from '../read/in-matte.ts';

/** Share of the estimated cast that is taken out: lamps and evening sun may tint a room. */
const CAST_REMOVED = 0.5;
/** Linear luminance of what the cast is estimated by, 0…1: darker pixels are noise, lighter ones are burnt out. */
const TELLS_CAST = { darkest: 0.02, lightest: 0.92 } as const;

/**
 * Takes out part of a colour cast (Minkowski mean of order 6 as the estimate of white: Finlayson and Trezzi, "Shades of
 * gray", 2004) and brings the middle tone of all that is not sky to a normal exposure.
 */
export function balancePhoto(planes: ColourPlanes, sky: Plane | null): void {
  const { r, g, b } = planes;
  const light = linearLuminance(planes);
  const sums = [0, 0, 0];
  const tones: number[] = [];
  for (let i = 0; i < light.length; i += 3) {
    const l = light[i] as number;
    if (sky !== null && (sky.data[i] as number) > IN_MATTE) continue;
    tones.push(l);
    if (l < TELLS_CAST.darkest || l > TELLS_CAST.lightest) continue;
    sums[0] = (sums[0] as number) + (r[i] as number) ** 6;
    sums[1] = (sums[1] as number) + (g[i] as number) ** 6;
    sums[2] = (sums[2] as number) + (b[i] as number) ** 6;
  }
  if (tones.length === 0) return;
  const means = sums.map((s) => (s + 1e-9) ** (1 / 6));
  const grey = ((means[0] as number) + (means[1] as number) + (means[2] as number)) / 3;
  const gains = means.map((m) => clamp((grey / m) ** CAST_REMOVED, 0.86, 1.16));
  tones.sort((a, c) => a - c);
  const middle = tones[Math.floor(tones.length / 2)] as number;
  const bright = tones[Math.floor(tones.length * 0.97)] as number;
  // .17 is what a well exposed photo has in its middle; bright parts must not be pushed over the top.
  const exposure = clamp(
    Math.min((0.17 / Math.max(0.01, middle)) ** 0.5, 0.95 / Math.max(0.2, bright)),
    0.8,
    1.55,
  );
  [r, g, b].forEach((plane, c) => {
    const gain = (gains[c] as number) * exposure;
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) * gain;
  });
}
