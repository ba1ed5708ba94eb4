import type { RegionTable } from './region-table.ts';

/** Least channel of paper and of pure white, display values 0…1. */
export const PAPER = 0.9;
const PURE_WHITE = 0.94;
/** Chroma below which pale is white. */
export const WHITE_CHROMA = 0.06;
/** How much more blue than red, and less than green, a blue sky is; display values 0…1. */
const BLUE_OVER_RED = 0.04;
const BLUE_UNDER_GREEN = 0.01;

export function isPaper(t: RegionTable, l: number): boolean {
  return (
    Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PAPER &&
    (t.chroma[l] as number) < WHITE_CHROMA
  );
}

/** Whether a backdrop has a hue that white and grey surfaces lack. @param rows its colour by row, three display values each */
export function tellsByHue(rows: Float32Array): boolean {
  let chroma = 0;
  for (let at = 0; at < rows.length; at += 3) {
    const [r, g, b] = [rows[at] as number, rows[at + 1] as number, rows[at + 2] as number];
    chroma += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return (3 * chroma) / rows.length > WHITE_CHROMA;
}

export function isPureWhite(t: RegionTable, l: number): boolean {
  return Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PURE_WHITE;
}

export function isBlue(t: RegionTable, l: number): boolean {
  const r = t.r[l] as number;
  const g = t.g[l] as number;
  const b = t.b[l] as number;
  return b > r + BLUE_OVER_RED && b > g - BLUE_UNDER_GREEN;
}
