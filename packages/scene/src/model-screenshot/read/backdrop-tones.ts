import type { RegionTable } from './region-table.ts';

/** Least channel of paper and of pure white, display values 0…1. */
const PAPER = 0.9;
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

export function isPureWhite(t: RegionTable, l: number): boolean {
  return Math.min(t.r[l] as number, t.g[l] as number, t.b[l] as number) > PURE_WHITE;
}

export function isBlue(t: RegionTable, l: number): boolean {
  const r = t.r[l] as number;
  const g = t.g[l] as number;
  const b = t.b[l] as number;
  return b > r + BLUE_OVER_RED && b > g - BLUE_UNDER_GREEN;
}
