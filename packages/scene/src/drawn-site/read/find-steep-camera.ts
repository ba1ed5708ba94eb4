import { clamp } from '@plumbline/imaging/scalar.ts';
import type { LineSegment } from '../../drawing/drawing-analysis.ts';
import { steepAxis, type SteepCamera, steepDirection } from './steep-camera.ts';

/** Degrees. */
const NEIGHBOUR_PITCH = 9;
/** Degrees. */
const NEIGHBOUR_YAW = 7;
const MOST_STEPS = 60;
/** Radians of pitch. */
const LEAST_STEP = 2e-4;
/** Misses beyond three sigma count nothing; in squares of sigma. */
const SQUARED_CUTOFF = 9;

const DEGREE = Math.PI / 180;
/** Tolerance of the fit, as the sine of the angle between a segment and its axis. */
const SIGMA = 0.012;
/** The same for the search over the grid, whose steps are wider than that. */
const COARSE_SIGMA = 0.035;
/** How many of its best places are followed up. */
const STARTS = 6;
/** One segment counts at most this share of the width. */
const LENGTH_CAP = 0.12;
const LONGEST_USED = 240;
/** A segment belongs to an axis it runs along within this sine. */
const MEMBER = 0.06;
/** Inverse focal lengths that are tried, in units of 1 / width; 0 is parallel projection. */
const INVERSE = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.1, 1.35, 1.7];

/** Degrees that are tried: of the pitch, and of the yaw over the quarter turn after which the level axes change places. */
const PITCH = { from: 12, to: 80, step: 4 } as const;
const YAW = { from: -45, to: 45, step: 3 } as const;

type Candidate = Pick<SteepCamera, 'inverseFocal' | 'pitch' | 'yaw'>;

/**
 * Finds the camera of a view from above: an exhaustive search for three square axes with a pitch of 12–80°, the upright
 * one included, refined by coordinate descent (after the Manhattan world of Coughlan and Yuille, 1999).
 */
export function findSteepCamera(
  segments: readonly LineSegment[],
  width: number,
  height: number,
): SteepCamera {
  const cx = width / 2;
  const cy = height / 2;
  const used = [...segments].sort((a, b) => b.length - a.length).slice(0, LONGEST_USED);
  const rows = Float64Array.from(
    used.flatMap((s) => [
      (s.x0 + s.x1) / 2 - cx,
      (s.y0 + s.y1) / 2 - cy,
      (s.x1 - s.x0) / (s.length || 1),
      (s.y1 - s.y0) / (s.length || 1),
      Math.min(s.length, LENGTH_CAP * width),
    ]),
  );
  const starts: { readonly at: Candidate; readonly score: number }[] = [];
  for (const inverse of INVERSE)
    for (let pitch = PITCH.from; pitch <= PITCH.to; pitch += PITCH.step)
      for (let yaw = YAW.from; yaw < YAW.to; yaw += YAW.step) {
        const at = { inverseFocal: inverse / width, pitch: pitch * DEGREE, yaw: yaw * DEGREE };
        starts.push({ at, score: fitOf(at, rows, COARSE_SIGMA) });
      }
  starts.sort((a, b) => b.score - a.score);
  let best: Candidate = starts[0]?.at ?? { inverseFocal: 0, pitch: 35 * DEGREE, yaw: 0 };
  let bestScore = -1;
  for (const at of spreadOut(starts.map((s) => s.at))) {
    const refined = refine(at, rows, width);
    if (refined.score <= bestScore) continue;
    best = refined.at;
    bestScore = refined.score;
  }
  let weights = 0;
  for (let k = 4; k < rows.length; k += 5) weights += rows[k] as number;
  return { ...best, yaw: quarter(best.yaw), cx, cy, support: weights > 0 ? bestScore / weights : 0 };
}

/** The level axes change places every quarter turn: the yaw of −45…45° that means the same. */
function quarter(yaw: number): number {
  return yaw - (Math.PI / 2) * Math.round(yaw / (Math.PI / 2));
}

/** The best few starts that are not neighbours of a better one. */
function spreadOut(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const c of sorted) {
    if (kept.length >= STARTS) break;
    const close = kept.some(
      (k) =>
        Math.abs(k.pitch - c.pitch) < NEIGHBOUR_PITCH * DEGREE &&
        Math.abs(k.yaw - c.yaw) < NEIGHBOUR_YAW * DEGREE,
    );
    if (!close) kept.push(c);
  }
  return kept;
}

function refine(start: Candidate, rows: Float64Array, width: number): { at: Candidate; score: number } {
  let at = start;
  let score = -1;
  let sigma = COARSE_SIGMA;
  const consider = (candidate: Candidate): boolean => {
    const s = fitOf(candidate, rows, sigma);
    if (s <= score) return false;
    at = candidate;
    score = s;
    return true;
  };
  for (const tolerance of [COARSE_SIGMA, SIGMA]) {
    sigma = tolerance;
    score = fitOf(at, rows, sigma);
    let step = { inverse: 0.1 / width, pitch: 0.04, yaw: 0.03 };
    for (let round = 0; round < MOST_STEPS && step.pitch > LEAST_STEP; round++) {
      let better = false;
      for (const sign of [-1, 1]) {
        const inverseFocal = clamp(at.inverseFocal + sign * step.inverse, 0, 2.4 / width);
        const steeper = clamp(at.pitch + sign * step.pitch, 0.1, 1.5);
        better = consider({ ...at, inverseFocal }) || better;
        better = consider({ ...at, pitch: steeper }) || better;
        better = consider({ ...at, yaw: at.yaw + sign * step.yaw }) || better;
        // Focal length and pitch trade off along a ridge: a step along it finds what neither finds alone.
        better = consider({ ...at, inverseFocal, pitch: steeper }) || better;
        better = consider({ ...at, inverseFocal, pitch: clamp(2 * at.pitch - steeper, 0.1, 1.5) }) || better;
      }
      if (!better) step = { inverse: step.inverse * 0.55, pitch: step.pitch * 0.55, yaw: step.yaw * 0.55 };
    }
  }
  return { at, score };
}

/** The same segments with the axes of a steep camera. */
export function segmentsBySteepAxis(segments: readonly LineSegment[], camera: SteepCamera): LineSegment[] {
  return segments.map((s) => {
    const x = (s.x0 + s.x1) / 2;
    const y = (s.y0 + s.y1) / 2;
    const ux = (s.x1 - s.x0) / (s.length || 1);
    const uy = (s.y1 - s.y0) / (s.length || 1);
    let axis: -1 | 0 | 1 | 2 = -1;
    let error = MEMBER;
    for (const a of [0, 1, 2] as const) {
      const [dx, dy] = steepDirection(camera, a, x, y);
      const e = Math.abs(dx * uy - dy * ux);
      if (e < error) {
        error = e;
        axis = a;
      }
    }
    return { ...s, axis };
  });
}

/** Weighted count of the segments that run along one of the three axes. Rows: x, y from the centre, ux, uy, weight. */
function fitOf(candidate: Candidate, rows: Float64Array, sigma: number): number {
  const [ax, ay, az] = steepAxis(candidate, 0);
  const [bx, by, bz] = steepAxis(candidate, 1);
  const [gx, gy, gz] = steepAxis(candidate, 2);
  const q = candidate.inverseFocal;
  let sum = 0;
  for (let k = 0; k < rows.length; k += 5) {
    const x = (rows[k] as number) * q;
    const y = (rows[k + 1] as number) * q;
    const ux = rows[k + 2] as number;
    const uy = rows[k + 3] as number;
    const e = Math.min(
      missSquared(ax - x * az, ay - y * az, ux, uy),
      missSquared(bx - x * bz, by - y * bz, ux, uy),
      missSquared(gx - x * gz, gy - y * gz, ux, uy),
    );
    if (e < SQUARED_CUTOFF * sigma * sigma)
      sum += (rows[k + 4] as number) * Math.exp(-e / (2 * sigma * sigma));
  }
  return sum;
}

function missSquared(dx: number, dy: number, ux: number, uy: number): number {
  const cross = dx * uy - dy * ux;
  return (cross * cross) / (dx * dx + dy * dy + 1e-9);
}
