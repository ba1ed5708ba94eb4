import type { PartGraph } from './part-graph.ts';

/** A part, or a point at which a long arrow passes a layer. */
export interface Stop {
  readonly id: string;
  /** Of a part. */
  readonly part?: string;
  readonly layer: number;
}

/** One step of an arrow, from a layer to the one below. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

export interface LayeredGraph {
  /** From the bottom, each from left to right. */
  readonly layers: readonly (readonly Stop[])[];
  readonly steps: readonly Step[];
  /** Stops of each arrow, from the top. */
  readonly arrows: readonly (readonly string[])[];
}

const SWEEPS = 24;

/**
 * Puts points where arrows pass layers, and orders each layer so that few arrows cross: by the mean place of what a stop is joined
 * to, up and down (Sugiyama, Tagawa and Toda, "Methods for Visual Understanding of Hierarchical System Structures", 1981), then by
 * exchanging neighbours while that helps.
 */
export function orderLayers(graph: PartGraph, layerOf: ReadonlyMap<string, number>): LayeredGraph {
  const stops: Stop[] = [...graph.keys()].map((part) => ({ id: part, part, layer: layerOf.get(part) ?? 0 }));
  const steps: Step[] = [];
  const arrows: string[][] = [];
  for (const [part, targets] of graph)
    for (const target of targets) {
      const arrow = [part];
      for (let layer = (layerOf.get(part) ?? 0) - 1; layer > (layerOf.get(target) ?? 0); layer--) {
        const id = `${part} → ${target} @ ${layer}`;
        stops.push({ id, layer });
        arrow.push(id);
      }
      arrow.push(target);
      for (const [k, from] of arrow.slice(0, -1).entries()) steps.push({ from, to: arrow[k + 1] ?? '' });
      arrows.push(arrow);
    }
  const count = Math.max(...stops.map(({ layer }) => layer)) + 1;
  let layers = Array.from({ length: count }, (_, layer) => stops.filter((stop) => stop.layer === layer));
  let best = layers;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    layers = exchange(sortByMeans(layers, steps, sweep % 2 === 0), steps);
    if (countCrossings(layers, steps) < countCrossings(best, steps)) best = layers;
  }
  return { layers: best, steps, arrows };
}

type Layers = Stop[][];

function placesOf(layers: Layers): Map<string, number> {
  return new Map(layers.flatMap((layer) => layer.map(({ id }, place) => [id, place] as const)));
}

function sortByMeans(layers: Layers, steps: readonly Step[], upwards: boolean): Layers {
  const sorted = layers.map((layer) => [...layer]);
  const order = upwards ? sorted.keys() : [...sorted.keys()].toReversed();
  for (const index of order) {
    const places = placesOf(sorted);
    const meanOf = ({ id }: Stop) => {
      const joined = steps.flatMap(({ from, to }) => {
        if (upwards) return from === id ? [places.get(to) ?? 0] : [];
        return to === id ? [places.get(from) ?? 0] : [];
      });
      return joined.length > 0
        ? joined.reduce((sum, place) => sum + place, 0) / joined.length
        : (places.get(id) ?? 0);
    };
    const means = new Map((sorted[index] ?? []).map((stop) => [stop.id, meanOf(stop)]));
    sorted[index]?.sort((a, b) => (means.get(a.id) ?? 0) - (means.get(b.id) ?? 0));
  }
  return sorted;
}

function exchange(layers: Layers, steps: readonly Step[]): Layers {
  const result = layers.map((layer) => [...layer]);
  let crossings = countCrossings(result, steps);
  for (let better = true; better; ) {
    better = false;
    for (const layer of result)
      for (let k = 0; k + 1 < layer.length; k++) {
        swap(layer, k);
        const now = countCrossings(result, steps);
        if (now < crossings) {
          crossings = now;
          better = true;
        } else swap(layer, k);
      }
  }
  return result;
}

function swap(layer: Stop[], k: number): void {
  layer.splice(k, 2, ...layer.slice(k, k + 2).toReversed());
}

/** How often two arrows cross between neighbouring layers. */
export function countCrossings(layers: readonly (readonly Stop[])[], steps: readonly Step[]): number {
  const places = placesOf(layers as Layers);
  const layerOf = new Map(layers.flatMap((layer, index) => layer.map(({ id }) => [id, index] as const)));
  let crossings = 0;
  for (const [k, a] of steps.entries())
    for (const b of steps.slice(k + 1)) {
      if (layerOf.get(a.to) !== layerOf.get(b.to)) continue;
      const above = (places.get(a.from) ?? 0) - (places.get(b.from) ?? 0);
      const below = (places.get(a.to) ?? 0) - (places.get(b.to) ?? 0);
      if (above * below < 0) crossings++;
    }
  return crossings;
}
