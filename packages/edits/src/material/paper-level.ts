import { percentile } from '@plumbline/imaging/percentile.ts';

/** Luminance of the bare paper within a drawing's mask: most of the brighter half is paper. */
export function paperLevel(luminance: Float32Array, inside: Uint8Array): number {
  const values: number[] = [];
  for (let i = 0; i < inside.length; i++) if (inside[i] !== 0) values.push(luminance[i] as number);
  return values.length === 0 ? 1 : Math.max(0.02, percentile(values, 0.75));
}
