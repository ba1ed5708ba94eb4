import { contentFacets } from './facets.ts';

/** Where what stands in a signature: five colours of L, a, b and share; 4 × 4 means of L, a, b; edges in four directions. */
const COLOURS = 5;
const GRID_AT = COLOURS * 4;
const GRID_BYTES = 48;
const EDGES_AT = GRID_AT + GRID_BYTES;
const EDGE_BYTES = 64;
export const SIGNATURE_BYTES = EDGES_AT + EDGE_BYTES;

const WEIGHTS = { palette: 0.3, grid: 0.15, edges: 0.25, content: 0.3 } as const;
/** Distances in bytes at which two pictures have nothing in common any more. */
const FAR_COLOUR = 90;
const FAR_GRID = 55;
const FAR_EDGES = 80;

export interface Compared {
  readonly signature: Uint8Array;
  readonly facets: readonly string[];
}

/** How much two works look like each other, 0…1: by colours, where they lie, how edges run, and what is shown. */
export function likeness(one: Compared, other: Compared): number {
  return (
    WEIGHTS.palette * near(paletteDistance(one.signature, other.signature), FAR_COLOUR) +
    WEIGHTS.grid * near(meanDistance(one.signature, other.signature, GRID_AT, GRID_BYTES), FAR_GRID) +
    WEIGHTS.edges * near(meanDistance(one.signature, other.signature, EDGES_AT, EDGE_BYTES), FAR_EDGES) +
    WEIGHTS.content * sharedContent(one.facets, other.facets)
  );
}

function near(distance: number, far: number): number {
  return Math.max(0, 1 - distance / far);
}

/** Mean way from each colour to the nearest one of the other, by shares, both ways. */
function paletteDistance(one: Uint8Array, other: Uint8Array): number {
  return (oneWay(one, other) + oneWay(other, one)) / 2;
}

function oneWay(from: Uint8Array, to: Uint8Array): number {
  let sum = 0;
  let shares = 0;
  for (let i = 0; i < COLOURS; i += 1) {
    const share = from[i * 4 + 3] as number;
    if (share === 0) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j < COLOURS; j += 1)
      if ((to[j * 4 + 3] as number) > 0) least = Math.min(least, colourDistance(from, i * 4, to, j * 4));
    if (least === Number.POSITIVE_INFINITY) continue;
    sum += least * share;
    shares += share;
  }
  return shares === 0 ? FAR_COLOUR : sum / shares;
}

/** Hues differ by little of their range and count as much as lightness. */
function colourDistance(one: Uint8Array, i: number, other: Uint8Array, j: number): number {
  const lightness = (one[i] as number) - (other[j] as number);
  const a = (one[i + 1] as number) - (other[j + 1] as number);
  const b = (one[i + 2] as number) - (other[j + 2] as number);
  return Math.hypot(lightness, 2 * a, 2 * b);
}

function meanDistance(one: Uint8Array, other: Uint8Array, at: number, length: number): number {
  let sum = 0;
  for (let place = at; place < at + length; place += 1)
    sum += Math.abs((one[place] as number) - (other[place] as number));
  return sum / length;
}

/** Share of the facets of what is shown that both have (Jaccard). */
function sharedContent(one: readonly string[], other: readonly string[]): number {
  const first = contentFacets(one);
  const second = new Set(contentFacets(other));
  const both = first.filter((facet) => second.has(facet)).length;
  const all = first.length + second.size - both;
  return all === 0 ? 0 : both / all;
}
