import type { RegionGraph } from './region-graph.ts';

/** Contrast of a border that nobody sees. */
const SOFT = 3.5;
/** Shade changes the chroma (a*, b*) of a ground by no more than this. */
const SAME_CHROMA = 5;
/** What is more than this share of the item is no shadow of it. */
const MOST = 0.2;

/**
 * Takes the soft shadow of an item out of its cut, in place: what is darker than the ground beside the cut, of its chroma, and joined
 * to it without a visible border.
 *
 * @param inside 1 for each region of the item
 */
export function dropShadow(graph: RegionGraph, inside: Uint8Array): void {
  const { area, sums, from, to, length, contrast } = graph;
  const mean = (region: number, k: number): number =>
    (sums[4 * region + k] as number) / (area[region] as number);
  const links: number[][] = Array.from({ length: area.length }, () => []);
  for (let edge = 0; edge < from.length; edge++) {
    if ((contrast[edge] as number) > SOFT * (length[edge] as number)) continue;
    links[from[edge] as number]?.push(to[edge] as number);
    links[to[edge] as number]?.push(from[edge] as number);
  }
  const shaded = new Set<number>();
  const open: [region: number, ground: number][] = [];
  const look = (region: number, ground: number): void => {
    for (const other of links[region] ?? []) {
      if (inside[other] !== 1 || shaded.has(other)) continue;
      const tinted = Math.hypot(mean(other, 1) - mean(ground, 1), mean(other, 2) - mean(ground, 2));
      if (tinted > SAME_CHROMA || mean(other, 0) > mean(ground, 0)) continue;
      shaded.add(other);
      open.push([other, ground]);
    }
  };
  for (let region = 0; region < inside.length; region++) if (inside[region] === 0) look(region, region);
  for (let next = open.pop(); next; next = open.pop()) look(...next);
  let taken = 0;
  let whole = 0;
  inside.forEach((value, region) => {
    if (value === 1) whole += area[region] as number;
    if (shaded.has(region)) taken += area[region] as number;
  });
  if (taken > MOST * whole) return;
  for (const region of shaded) inside[region] = 0;
}
