import type { RegionTable } from './region-table.ts';

/** By how much of its light the channels of a neutral surface differ, and by how much besides, display values. */
const TOLERANCE = 0.085;
const SLACK = 0.006;
/** Light below which a surface is too dark for its colour to be told, up to this chroma. */
const DARK = 0.22;
const DARK_CHROMA = 0.05;

/**
 * True where a region has no colour of its own: its channels differ by little of its light. Measured against the light, so
 * that the shaded side of a coloured wall stays as coloured as the lit one.
 */
export function isNeutral(t: RegionTable, l: number, tolerance = TOLERANCE): boolean {
  const chroma = t.chroma[l] as number;
  const light = t.light[l] as number;
  return chroma < tolerance * light + SLACK || (light < DARK && chroma < DARK_CHROMA);
}
