import type { LayeredGraph, Stop } from './order-layers.ts';

/** Widths in pixels of the picture. */
export interface Spacing {
  readonly box: number;
  readonly gap: number;
  /** What an arrow that passes a layer keeps free beside itself. */
  readonly passage: number;
}

/** Long arrows settle slowly: they pull more at themselves than at their ends. */
const ROUNDS = 16_000;

/**
 * The middle of each stop across the picture: as near as its neighbours in its layer allow to those that it is joined to. Passing
 * points pull hardest, so that long arrows are straight.
 */
export function placeStops({ layers, steps }: LayeredGraph, spacing: Spacing): ReadonlyMap<string, number> {
  const stops = new Map(layers.flatMap((layer) => layer.map((stop) => [stop.id, stop] as const)));
  const isPart = (id: string) => stops.get(id)?.part !== undefined;
  const joined = new Map<string, { id: string; weight: number }[]>();
  for (const { from, to } of steps) {
    const weight = isPart(from) ? (isPart(to) ? 1 : 1.5) : isPart(to) ? 1.5 : 300;
    joined.set(from, [...(joined.get(from) ?? []), { id: to, weight }]);
    joined.set(to, [...(joined.get(to) ?? []), { id: from, weight }]);
  }
  const centres = new Map<string, number>();
  for (const layer of layers) {
    const offsets = offsetsOf(layer, spacing);
    const middle = (offsets.at(-1) ?? 0) / 2;
    for (const [k, { id }] of layer.entries()) centres.set(id, (offsets[k] ?? 0) - middle);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? layers : layers.toReversed();
    for (const layer of order) {
      const wanted = layer.map(({ id }) => {
        const near = joined.get(id) ?? [];
        const weight = near.reduce((sum, each) => sum + each.weight, 0);
        if (weight === 0) return { at: centres.get(id) ?? 0, weight: 0.1 };
        return {
          at: near.reduce((sum, each) => sum + each.weight * (centres.get(each.id) ?? 0), 0) / weight,
          weight,
        };
      });
      const settled = settle(wanted, offsetsOf(layer, spacing));
      for (const [k, { id }] of layer.entries()) centres.set(id, settled[k] ?? 0);
    }
  }
  return centres;
}

/** How far each stop of a layer lies from the first when they stand as near as they may. */
function offsetsOf(layer: readonly Stop[], { box, gap, passage }: Spacing): number[] {
  const half = ({ part }: Stop) => (part === undefined ? passage : box) / 2;
  let at = 0;
  return layer.map((stop, k) => {
    const previous = layer[k - 1];
    if (previous !== undefined) at += half(previous) + gap + half(stop);
    return at;
  });
}

/** Nearest to what is wanted (least squares) with the distances kept: pools of adjacent violators. */
function settle(
  wanted: readonly { readonly at: number; readonly weight: number }[],
  offsets: readonly number[],
): number[] {
  const pools: { at: number; weight: number; size: number }[] = [];
  for (const [k, { at, weight }] of wanted.entries()) {
    let pool = { at: at - (offsets[k] ?? 0), weight, size: 1 };
    for (let last = pools.at(-1); last !== undefined && last.at > pool.at; last = pools.at(-1)) {
      pools.pop();
      const sum = last.weight + pool.weight;
      pool = {
        at: (last.at * last.weight + pool.at * pool.weight) / sum,
        weight: sum,
        size: last.size + pool.size,
      };
    }
    pools.push(pool);
  }
  const shifts = pools.flatMap(({ at, size }) => new Array<number>(size).fill(at));
  return offsets.map((offset, k) => offset + (shifts[k] ?? 0));
}
