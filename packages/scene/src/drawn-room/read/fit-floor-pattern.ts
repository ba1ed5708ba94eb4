import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { CellRole } from './cell-role.ts';
import type { FloorPlane } from '../../drawing/floor-plane.ts';

/** Numbers, two a point, without which no pattern is looked for. */
const LEAST_NUMBERS = 160;

/** By which a floor may be tiled. */
const TILED = {
  /** Share of the points off the first joints. */
  minOffJoints: 0.12,
  /** Metres. */
  minPeriod: 0.2,
} as const;

/** Pixels from an outline, whose soft edge looks like faint ink. */
const MIN_CLEARANCE = 3;

/** A family of parallel joints on the floor: they lie where u·cos + v·sin = offset + k·period (metres). */
export interface JointFamily {
  /** Radians. */
  readonly angle: number;
  readonly period: number;
  readonly offset: number;
  /** Phase sum 0…1: how well the drawn strokes fall on the joints. */
  readonly strength: number;
}

/** What is drawn on the floor, as far as it can be measured. */
export type FloorPattern =
  | { readonly kind: 'boards'; readonly joints: JointFamily }
  | { readonly kind: 'tiles'; readonly joints: JointFamily; readonly cross: JointFamily }
  | { readonly kind: 'herringbone'; readonly joints: JointFamily }
  | { readonly kind: 'unknown' };

/** One period of the sine: a phase sum over hundreds of points needs no finer. */
const STEPS = 4096;
const SINES = Float64Array.from({ length: STEPS }, (_, k) => Math.sin((2 * Math.PI * k) / STEPS));
/** Below this phase sum the period is chance (measured on real drawings: .7 and more). */
const SURE = 0.35;
/** What is left of a tiled floor off its first joints lies on the second (measured .99; butt ends of boards reach .7). */
const GRID = 0.85;
const SAMPLES = 1400;
/** From so many samples on, every third tells the best period as surely as all. */
const ENOUGH = 600;
/** Degrees to either side of an expected direction. */
const REACH = 3;
/** The second search for the period, in parts of the first one's. */
const FINE_PERIOD = { from: 0.985, to: 1.016, step: 0.0025 } as const;
/** Metres. */
const SHORTEST = 0.045;
const LONGEST = 0.65;
/** Beyond this the drawn joints blur into each other. */
const FAR = 7.5;

/**
 * Projects the faint ink of the floor onto its plane and looks for the direction and period in which it lines up.
 * Directions are searched near both axes of the room and near its diagonals (herringbone).
 */
export function fitFloorPattern(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  plane: FloorPlane,
): FloorPattern {
  const points = faintFloorPoints(analysis, roles, plane);
  if (points.length < LEAST_NUMBERS) return { kind: 'unknown' };
  const alongZ = bestFamily(points, 0);
  const alongX = bestFamily(points, Math.PI / 2);
  const first = alongZ.strength >= alongX.strength ? alongZ : alongX;
  const diagonal = bestFamily(points, Math.PI / 4);
  const other = bestFamily(points, -Math.PI / 4);
  if (Math.min(diagonal.strength, other.strength) > Math.max(SURE * 0.7, first.strength))
    return { kind: 'herringbone', joints: diagonal };
  if (first.strength < SURE) return { kind: 'unknown' };
  // Ink off the joints: butt ends of boards are staggered and fit no period, the other joints of tiles do.
  const rest = pointsOffJoints(points, first);
  if (rest.length > TILED.minOffJoints * points.length && first.period > TILED.minPeriod) {
    const second = bestFamily(rest, first === alongZ ? Math.PI / 2 : 0);
    const square = second.period < 2 * first.period && first.period < 2 * second.period;
    if (second.strength > GRID && square) return { kind: 'tiles', joints: first, cross: second };
  }
  return { kind: 'boards', joints: first };
}

/** Points further than a sixth of the period from every joint. */
function pointsOffJoints(points: Float64Array, family: JointFamily): Float64Array {
  const c = Math.cos(family.angle);
  const s = Math.sin(family.angle);
  const off: number[] = [];
  for (let k = 0; k < points.length; k += 2) {
    const u = points[k] as number;
    const v = points[k + 1] as number;
    const phase = (u * c + v * s - family.offset) / family.period;
    if (Math.abs(phase - Math.round(phase)) > 1 / 6) off.push(u, v);
  }
  return Float64Array.from(off);
}

/** Pairs (u, v) of the floor's faint strokes, thinned to {@link SAMPLES}. */
function faintFloorPoints(
  analysis: DrawingAnalysis,
  roles: readonly CellRole[],
  plane: FloorPlane,
): Float64Array {
  const { width, ink, clearance, filledCellMap } = analysis;
  const found: number[] = [];
  const at = new Float64Array(3);
  for (let i = 0; i < ink.faint.data.length; i++) {
    if (!ink.faint.data[i] || roles[filledCellMap.data[i] as number] !== 'floor') continue;
    if ((clearance.data[i] as number) <= MIN_CLEARANCE) continue;
    if (!plane.locate(i % width, Math.floor(i / width), at)) continue;
    if (Math.hypot(at[0] as number, at[1] as number) < FAR) found.push(at[0] as number, at[1] as number);
  }
  const step = Math.max(1, Math.floor(found.length / 2 / SAMPLES));
  const thinned: number[] = [];
  for (let k = 0; k + 1 < found.length; k += 2 * step)
    thinned.push(found[k] as number, found[k + 1] as number);
  return Float64Array.from(thinned);
}

function bestFamily(points: Float64Array, around: number): JointFamily {
  const few = everyThird(points);
  let coarse: JointFamily = { angle: around, period: SHORTEST, offset: 0, strength: 0 };
  const degree = Math.PI / 180;
  for (let d = -REACH; d <= REACH; d++) {
    for (let period = SHORTEST; period < LONGEST; period *= 1.02) {
      const tried = measureFamily(few, around + d * degree, period);
      if (tried.strength > coarse.strength) coarse = tried;
    }
  }
  let best = measureFamily(points, coarse.angle, coarse.period);
  if (best.strength < SURE * 0.6) return best;
  for (let round = 1; round <= 2; round++) {
    const from = best;
    for (let d = -1; d <= 1; d += 0.1) {
      for (let k = FINE_PERIOD.from; k < FINE_PERIOD.to; k += FINE_PERIOD.step) {
        const tried = measureFamily(points, from.angle + (d * degree) / round, from.period * k);
        if (tried.strength > best.strength) best = tried;
      }
    }
  }
  return best;
}

/** Of the pairs every third, enough to tell which period is the best; few points are kept whole. */
function everyThird(points: Float64Array): Float64Array {
  const pairs = Math.floor(points.length / 2);
  if (pairs < ENOUGH) return points;
  const some = new Float64Array(Math.ceil(pairs / 3) * 2);
  for (let k = 0; k < pairs; k += 3) some.set(points.subarray(2 * k, 2 * k + 2), (k / 3) * 2);
  return some;
}

function measureFamily(points: Float64Array, angle: number, period: number): JointFamily {
  // Phases are counted in steps of the table, which wraps with the period.
  const c = (Math.cos(angle) * STEPS) / period;
  const s = (Math.sin(angle) * STEPS) / period;
  let re = 0;
  let im = 0;
  for (let k = 0; k < points.length; k += 2) {
    const phase = ((points[k] as number) * c + (points[k + 1] as number) * s) | 0;
    re += SINES[(phase + STEPS / 4) & (STEPS - 1)] as number;
    im += SINES[phase & (STEPS - 1)] as number;
  }
  return {
    angle,
    period,
    offset: (Math.atan2(im, re) / (2 * Math.PI)) * period,
    strength: (2 * Math.hypot(re, im)) / points.length,
  };
}
