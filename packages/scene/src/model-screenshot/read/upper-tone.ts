import type { Plane } from '@plumbline/imaging/raster.ts';

/** Steps of tone in the histograms of models. */
export const TONES = 256;
/** Share of the pixels of a role below its upper tone: panes, lines and shade are darker than the surface. */
const UPPER = 0.75;

/** The tone that three quarters of the pixels of a role stay below; .8 where it has none. */
export function upperTone(light: Plane, roles: Uint8Array, role: number): number {
  const histogram = new Int32Array(TONES);
  let count = 0;
  for (let i = 0; i < roles.length; i++) {
    if (roles[i] !== role) continue;
    const bin = Math.min(TONES - 1, Math.floor((light.data[i] as number) * TONES));
    histogram[bin] = (histogram[bin] as number) + 1;
    count++;
  }
  if (count === 0) return 0.8;
  let seen = 0;
  for (let k = 0; k < TONES; k++) {
    seen += histogram[k] as number;
    if (seen > UPPER * count) return (k + 0.5) / TONES;
  }
  return 1;
}
