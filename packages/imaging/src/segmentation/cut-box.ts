import { type ColourMixture, fitMixture, mixtureCost } from './colour-mixture.ts';
import { minCut } from './min-cut.ts';
import type { RegionGraph } from './region-graph.ts';

const PARTS = 5;
const ROUNDS = 4;
/** Cost of parting two regions that look alike, a pixel of their border. */
const SMOOTHNESS = 12;
/** ΔE across a border at which that cost has gone down to a third. */
const CLEAR_EDGE = 9;
const NEVER = 1e9;

/** What is known of a region before the cut. */
export const UNKNOWN = 0;
export const ON_THING = 1;
export const OFF_THING = 2;

/**
 * GrabCut (C. Rother, V. Kolmogorov, A. Blake, 2004) over regions in place of pixels: colours of both sides are learned and
 * the cheapest border is found, in turns.
 *
 * @param known `UNKNOWN`, `ON_THING` or `OFF_THING` of each region
 * @param first 1 for each region that the first colours are learned from as the thing's
 * @returns 1 for each region of the thing
 */
export function cutRegions(graph: RegionGraph, known: Uint8Array, first: Uint8Array): Uint8Array {
  const n = graph.area.length;
  const colours = new Float64Array(3 * n);
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 3; k++)
      colours[3 * i + k] = (graph.sums[4 * i + k] as number) / (graph.area[i] as number);
  const cost = Float64Array.from(graph.length, (length, edge) => {
    const contrast = (graph.contrast[edge] as number) / length;
    return SMOOTHNESS * length * Math.exp(-((contrast / CLEAR_EDGE) ** 2));
  });
  let inside: Uint8Array = Uint8Array.from(first);
  for (let round = 0; round < ROUNDS; round++) {
    const thing = fitMixture(colours, weigh(graph, inside, 1), PARTS);
    const rest = fitMixture(colours, weigh(graph, inside, 0), PARTS);
    if (!thing || !rest) return inside;
    const source = new Float64Array(n);
    const sink = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      source[i] = known[i] === ON_THING ? NEVER : priceOf(graph, rest, colours, i);
      sink[i] = known[i] === OFF_THING ? NEVER : priceOf(graph, thing, colours, i);
      if (known[i] === ON_THING) sink[i] = 0;
      if (known[i] === OFF_THING) source[i] = 0;
    }
    const next = minCut({ source, sink, from: graph.from, to: graph.to, cost });
    const settled = next.every((side, i) => side === inside[i]);
    inside = next;
    if (settled) break;
  }
  return inside;
}

function weigh(graph: RegionGraph, inside: Uint8Array, side: 0 | 1): Float64Array {
  return graph.area.map((area, i) => (inside[i] === side ? area : 0));
}

/** Terminal costs must not be negative; a density never exceeds e¹⁰ with the least variance. */
function priceOf(graph: RegionGraph, mixture: ColourMixture, colours: Float64Array, i: number): number {
  const at = 3 * i;
  const cost = mixtureCost(
    mixture,
    colours[at] as number,
    colours[at + 1] as number,
    colours[at + 2] as number,
  );
  return (graph.area[i] as number) * (Math.min(25, cost) + 10);
}
