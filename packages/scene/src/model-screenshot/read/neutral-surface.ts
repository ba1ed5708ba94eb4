import type { RegionTable } from './region-table.ts';

/**
 * True where a region has no colour of its own: its channels differ by little of its light. Measured against the light, so
 * that the shaded side of a coloured wall stays as coloured as the lit one.
 */
export function isNeutral(t: RegionTable, l: number, tolerance = 0.085): boolean {
  const chroma = t.chroma[l] as number;
  const light = t.light[l] as number;
  return chroma < tolerance * light + 0.006 || (light < 0.22 && chroma < 0.05);
}
