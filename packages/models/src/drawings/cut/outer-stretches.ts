import type { CutStretches } from './cut-part.ts';
import { stretchesOf } from './join-outlines.ts';
import { type CutShape, isInside } from './cut-shape.ts';

/** Metres beside an outline at which its sides are looked at. */
const BESIDE_M = 5e-4;
/** With more stretches in a group than this, joints between its shapes stay. */
const MOST = 8000;

/**
 * The outlines of shapes that belong to one structure, without those between them: two walls of one material that meet or overlap are one
 * black shape. Every outline is parted where others cross it, and a part stays where exactly one of its sides is filled.
 */
export function outerStretches(shapes: readonly CutShape[]): CutStretches {
  const all = shapes.flatMap(({ outlines }) => outlines.flatMap(stretchesOf));
  if (all.length / 4 > MOST || (shapes.length === 1 && shapes[0]?.rule === 'evenodd')) return all;
  const order = Array.from({ length: all.length / 4 }, (_, k) => k).toSorted(
    (a, b) => leftOf(all, a) - leftOf(all, b),
  );
  const cuts: number[][] = order.map(() => []);
  const active: number[] = [];
  for (const next of order) {
    for (let k = active.length - 1; k >= 0; k -= 1) {
      const other = active[k] as number;
      if (rightOf(all, other) < leftOf(all, next) - BESIDE_M) active.splice(k, 1);
      else crossAt(all, next, other, cuts);
    }
    active.push(next);
  }
  const kept: CutStretches = [];
  const known = new Set<string>();
  for (let index = 0; index < all.length / 4; index += 1) {
    const at = index * 4;
    const [s0, t0] = [all[at] as number, all[at + 1] as number];
    const [ds, dt] = [(all[at + 2] as number) - s0, (all[at + 3] as number) - t0];
    const length = Math.hypot(ds, dt);
    const stops = [0, ...(cuts[index] ?? []).toSorted((a, b) => a - b), 1];
    for (let k = 0; k + 1 < stops.length; k += 1) {
      const [from, to] = [stops[k] as number, stops[k + 1] as number];
      if ((to - from) * length < 1e-6) continue;
      const middle = (from + to) / 2;
      const [s, t] = [s0 + ds * middle, t0 + dt * middle];
      const [bs, bt] = [(-dt / length) * BESIDE_M, (ds / length) * BESIDE_M];
      const filled = (u: number, v: number) => shapes.some((shape) => isInside(shape, u, v));
      if (filled(s + bs, t + bt) === filled(s - bs, t - bt)) continue;
      const key = [s, t].map((value) => value.toFixed(4)).join(' ');
      if (known.has(key)) continue;
      known.add(key);
      kept.push(s0 + ds * from, t0 + dt * from, s0 + ds * to, t0 + dt * to);
    }
  }
  return kept;
}

function leftOf(all: readonly number[], index: number): number {
  return Math.min(all[index * 4] as number, all[index * 4 + 2] as number);
}

function rightOf(all: readonly number[], index: number): number {
  return Math.max(all[index * 4] as number, all[index * 4 + 2] as number);
}

/** Notes where two stretches cross, touch, or run along each other. */
function crossAt(all: readonly number[], p: number, q: number, cuts: number[][]): void {
  const [a, b] = [p * 4, q * 4];
  const [ps, pt] = [all[a] as number, all[a + 1] as number];
  const [qs, qt] = [all[b] as number, all[b + 1] as number];
  const [ds, dt] = [(all[a + 2] as number) - ps, (all[a + 3] as number) - pt];
  const [es, et] = [(all[b + 2] as number) - qs, (all[b + 3] as number) - qt];
  if (
    Math.max(pt, pt + dt) < Math.min(qt, qt + et) - BESIDE_M ||
    Math.min(pt, pt + dt) > Math.max(qt, qt + et) + BESIDE_M
  )
    return;
  const [lengthP, lengthQ] = [Math.hypot(ds, dt), Math.hypot(es, et)];
  const turn = ds * et - dt * es;
  const note = (index: number, at: number): void => {
    if (at > 0 && at < 1) cuts[index]?.push(at);
  };
  if (Math.abs(turn) > 1e-6 * lengthP * lengthQ) {
    const onP = ((qs - ps) * et - (qt - pt) * es) / turn;
    const onQ = ((qs - ps) * dt - (qt - pt) * ds) / turn;
    const [slackP, slackQ] = [1e-4 / lengthP, 1e-4 / lengthQ];
    if (onP < -slackP || onP > 1 + slackP || onQ < -slackQ || onQ > 1 + slackQ) return;
    note(p, onP);
    note(q, onQ);
    return;
  }
  if (Math.abs(ds * (qt - pt) - dt * (qs - ps)) / lengthP > BESIDE_M) return;
  for (const [s, t] of [
    [qs, qt],
    [qs + es, qt + et],
  ] as const)
    note(p, ((s - ps) * ds + (t - pt) * dt) / lengthP ** 2);
  for (const [s, t] of [
    [ps, pt],
    [ps + ds, pt + dt],
  ] as const)
    note(q, ((s - qs) * es + (t - qt) * et) / lengthQ ** 2);
}
