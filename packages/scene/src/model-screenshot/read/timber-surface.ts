import type { RegionTable } from './region-table.ts';

/** Timber by its colour: red over green and green over blue, display values. */
const TIMBER = { leastRed: 1.12, mostRed: 1.9, leastGreen: 1.15, mostLight: 0.75 } as const;

/** Whether a surface has the colour of timber. */
export function isTimber(t: RegionTable, l: number): boolean {
  const [r, g, b] = [t.r[l] as number, t.g[l] as number, t.b[l] as number];
  return (
    r > TIMBER.leastRed * g &&
    r < TIMBER.mostRed * g &&
    g > TIMBER.leastGreen * b &&
    (t.light[l] as number) < TIMBER.mostLight
  );
}
