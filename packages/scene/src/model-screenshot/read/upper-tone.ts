import type { Plane } from '@plumbline/imaging/raster.ts';

/** The tone that three quarters of the pixels of a role stay below; .8 where it has none. */
export function upperTone(light: Plane, roles: Uint8Array, role: number): number {
  const histogram = new Int32Array(256);
  let count = 0;
  for (let i = 0; i < roles.length; i++) {
    if (roles[i] !== role) continue;
    const bin = Math.min(255, Math.floor((light.data[i] as number) * 256));
    histogram[bin] = (histogram[bin] as number) + 1;
    count++;
  }
  if (count === 0) return 0.8;
  let seen = 0;
  for (let k = 0; k < 256; k++) {
    seen += histogram[k] as number;
    if (seen > 0.75 * count) return (k + 0.5) / 256;
  }
  return 1;
}
