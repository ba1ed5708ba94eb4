import type { ModelClass } from '../../classes/class-list.ts';
import type { CutStretches } from './cut-part.ts';
import { type Outline, joinOutlines, stretchesOf } from './join-outlines.ts';

/** What a cut shows of one part, or of one thing whose parts close only together. */
export interface CutShape {
  readonly thing: number;
  readonly material: number;
  readonly class: ModelClass | null;
  readonly joint: string | null;
  readonly outlines: readonly Outline[];
  /** Filled where an outline winds around a place at all, or, where faces are wound both ways, where it does so oddly. */
  readonly rule: 'nonzero' | 'evenodd';
  /** Cut surfaces that enclose nothing. */
  readonly open: CutStretches;
  readonly box: { readonly min: readonly [number, number]; readonly max: readonly [number, number] };
}

export type CutOfPart = Pick<CutShape, 'thing' | 'material' | 'class' | 'joint'> & {
  readonly stretches: CutStretches;
};

/** Ends of one mesh meet to a tenth of a millimetre, those of parts that were modelled apart to some millimetres. */
const WITHIN_PART_M = 1e-4;
const WITHIN_THING_M = 4e-3;

/** The cut shapes of all parts: each by itself where it closes, and what is left of a thing together. @param acrossM how large the model is. */
export function shapesOf(cuts: readonly CutOfPart[], acrossM: number): readonly CutShape[] {
  const thickest = Math.min(THICKEST_UNKNOWN_M, THICKEST_SHARE * acrossM);
  const shapes: CutShape[] = [];
  const left = new Map<number, { readonly of: CutOfPart; readonly stretches: CutStretches }>();
  for (const cut of cuts) {
    const { closed, open, wound } = joinOutlines(cut.stretches, WITHIN_PART_M);
    if (isShell(cut, closed, thickest)) {
      shapes.push(shapeOf(cut, [], wound, [...closed.flatMap(stretchesOf), ...open]));
      continue;
    }
    if (closed.length > 0) shapes.push(shapeOf(cut, closed, wound, []));
    if (open.length === 0) continue;
    const known = left.get(cut.thing);
    if (known === undefined) left.set(cut.thing, { of: cut, stretches: [...open] });
    else for (const value of open) known.stretches.push(value);
  }
  for (const { of, stretches } of left.values()) {
    const { closed, open, wound } = joinOutlines(stretches, WITHIN_THING_M);
    if (isShell(of, closed, thickest))
      shapes.push(shapeOf(of, [], wound, [...closed.flatMap(stretchesOf), ...open]));
    else shapes.push(shapeOf(of, closed, wound, open));
  }
  return shapes;
}

/** Metres: what nobody calls a wall or a thing and is thicker than this in the middle is a room of single surfaces, not a block. */
const THICKEST_UNKNOWN_M = 0.5;
/** Of the model across: one that was modelled small has thin rooms. */
const THICKEST_SHARE = 0.03;

function isShell({ class: kind }: CutOfPart, closed: readonly Outline[], thickest: number): boolean {
  return kind === null && thicknessOf(closed) > thickest;
}

/** Twice the area over the outline: how thick a long shape is. */
function thicknessOf(outlines: readonly Outline[]): number {
  let [area, length] = [0, 0];
  for (const outline of outlines)
    for (let k = 0; k < outline.length; k += 2) {
      const next = k + 2 < outline.length ? k + 2 : 0;
      const [s0, t0] = [outline[k] as number, outline[k + 1] as number];
      const [s1, t1] = [outline[next] as number, outline[next + 1] as number];
      area += (s0 * t1 - s1 * t0) / 2;
      length += Math.hypot(s1 - s0, t1 - t0);
    }
  return length === 0 ? 0 : (2 * Math.abs(area)) / length;
}

function shapeOf(
  { thing, material, class: kind, joint }: CutOfPart,
  outlines: readonly Outline[],
  wound: boolean,
  open: CutStretches,
): CutShape {
  let [minS, minT, maxS, maxT] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const values of [...outlines, open])
    for (let k = 0; k < values.length; k += 2) {
      const [s, t] = [values[k] as number, values[k + 1] as number];
      [minS, minT] = [Math.min(minS, s), Math.min(minT, t)];
      [maxS, maxT] = [Math.max(maxS, s), Math.max(maxT, t)];
    }
  return {
    thing,
    material,
    class: kind,
    joint,
    outlines,
    rule: wound ? 'nonzero' : 'evenodd',
    open,
    box: { min: [minS, minT], max: [maxS, maxT] },
  };
}

export function isInside({ outlines, rule, box }: CutShape, s: number, t: number): boolean {
  if (s < box.min[0] || s > box.max[0] || t < box.min[1] || t > box.max[1]) return false;
  let turns = 0;
  for (const outline of outlines)
    for (let k = 0; k < outline.length; k += 2) {
      const next = k + 2 < outline.length ? k + 2 : 0;
      const [t0, t1] = [outline[k + 1] as number, outline[next + 1] as number];
      if (t0 > t === t1 > t) continue;
      const [s0, s1] = [outline[k] as number, outline[next] as number];
      if (s0 + ((t - t0) / (t1 - t0)) * (s1 - s0) > s) turns += t1 > t0 ? 1 : -1;
    }
  return rule === 'nonzero' ? turns !== 0 : turns % 2 !== 0;
}
