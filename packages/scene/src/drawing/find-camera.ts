import { clamp } from '@plumbline/imaging/scalar.ts';
import { axisDirection, axisInCamera, type DrawingCamera } from './drawing-camera.ts';
import { findFrontalCamera } from './find-frontal-camera.ts';
import type { RawSegment } from './line-segments.ts';

const DEGREE = Math.PI / 180;
/** Tolerance of the fit, as the sine of the angle between a segment and its axis. */
const SIGMA = 0.016;
/** One segment counts at most this share of the width: uncapped, a single long edge pulls the focal length. */
const LENGTH_CAP = 0.13;
const LONGEST_USED = 220;
/** A segment belongs to an axis it runs along within this sine. */
const MEMBER = 0.05;
/** Share of horizontal and vertical length above which a drawing has no perspective. */
const NO_PERSPECTIVE = 0.7;
/** …provided that this share of what is not upright is level. */
const LEVEL = 0.5;

interface Candidate {
  readonly focal: number;
  readonly pitch: number;
  readonly yaw: number;
}

/**
 * Finds a level camera with pitch from the strokes: an exhaustive search for three square axes (after the Manhattan
 * world of Coughlan and Yuille, 1999), refined by coordinate descent. A drawing of nearly only horizontal and
 * vertical strokes gets a frontal camera where the others meet in a point, else one without perspective.
 */
export function findCamera(segments: readonly RawSegment[], width: number, height: number): DrawingCamera {
  const cx = width / 2;
  const cy = height / 2;
  const cap = LENGTH_CAP * width;
  let total = 0;
  let aligned = 0;
  let slanting = 0;
  let level = 0;
  for (const s of segments) {
    const w = Math.min(s.length, cap);
    const off = Math.min(Math.abs(s.ux), Math.abs(s.uy));
    const share = off < 0.012 ? 1 : off < 0.052 ? 0.5 : 0;
    total += w;
    aligned += w * share;
    if (Math.abs(s.ux) < 0.052) continue;
    slanting += w;
    if (Math.abs(s.uy) < 0.052) level += w * share;
  }
  // A tower in perspective has mostly upright strokes too, but hardly a level one.
  const isLevel = level > LEVEL * slanting;
  const axisAligned = total > 0 ? aligned / total : 0;
  const flat: DrawingCamera = {
    focal: Infinity,
    cx,
    cy,
    pitch: 0,
    yaw: 0,
    horizonY: cy,
    support: axisAligned,
    axisAligned,
  };
  if (axisAligned > NO_PERSPECTIVE && isLevel)
    return findFrontalCamera(segments, width, height, axisAligned) ?? flat;
  if (segments.length < 8) return flat;
  const used = [...segments].sort((a, b) => b.length - a.length).slice(0, LONGEST_USED);
  const rows = Float64Array.from(
    used.flatMap((s) => [s.mx - cx, s.my - cy, s.ux, s.uy, Math.min(s.length, cap)]),
  );
  let best: Candidate = { focal: width, pitch: 0, yaw: 0 };
  let bestScore = -1;
  const consider = (candidate: Candidate): boolean => {
    const score = fitOf(candidate, rows);
    if (score <= bestScore) return false;
    best = candidate;
    bestScore = score;
    return true;
  };
  for (let focal = 0.26 * width; focal <= 1.7 * width; focal *= 1.16)
    for (let pitch = -27; pitch <= 27; pitch += 3)
      for (let yaw = -45; yaw < 45; yaw += 3) consider({ focal, pitch: pitch * DEGREE, yaw: yaw * DEGREE });
  let step = { focal: best.focal * 0.08, pitch: 0.03, yaw: 0.03 };
  for (let round = 0; round < 80 && step.pitch > 1e-4; round++) {
    let better = false;
    for (const sign of [-1, 1]) {
      better =
        consider({ ...best, focal: clamp(best.focal + sign * step.focal, 0.2 * width, 3 * width) }) || better;
      better = consider({ ...best, pitch: best.pitch + sign * step.pitch }) || better;
      better = consider({ ...best, yaw: best.yaw + sign * step.yaw }) || better;
    }
    if (!better) step = { focal: step.focal * 0.6, pitch: step.pitch * 0.6, yaw: step.yaw * 0.6 };
  }
  let weights = 0;
  for (let k = 4; k < rows.length; k += 5) weights += rows[k] as number;
  return {
    ...best,
    cx,
    cy,
    horizonY: cy - best.focal * Math.tan(best.pitch),
    support: weights > 0 ? bestScore / weights : 0,
    axisAligned,
  };
}

/** Axis a segment runs along, −1 for none. */
export function axisOfSegment(camera: DrawingCamera, segment: RawSegment): -1 | 0 | 1 | 2 {
  let closest: -1 | 0 | 1 | 2 = -1;
  let error = MEMBER;
  for (const axis of [0, 1, 2] as const) {
    const [dx, dy] = axisDirection(camera, axis, segment.mx, segment.my);
    const e = Math.abs(dx * segment.uy - dy * segment.ux);
    if (e < error) {
      error = e;
      closest = axis;
    }
  }
  return closest;
}

/** Weighted count of the segments that point at one of the three vanishing points. Rows: x, y from the centre, ux, uy, weight. */
function fitOf(candidate: Candidate, rows: Float64Array): number {
  const camera = { ...candidate, cx: 0, cy: 0, horizonY: 0, support: 0, axisAligned: 0 };
  const [ax, ay, az] = axisInCamera(camera, 0);
  const [bx, by, bz] = axisInCamera(camera, 1);
  const [gx, gy, gz] = axisInCamera(camera, 2);
  const f = candidate.focal;
  let sum = 0;
  for (let k = 0; k < rows.length; k += 5) {
    const x = rows[k] as number;
    const y = rows[k + 1] as number;
    const ux = rows[k + 2] as number;
    const uy = rows[k + 3] as number;
    const e = Math.min(
      missSquared(f * ax - x * az, f * ay - y * az, ux, uy),
      missSquared(f * bx - x * bz, f * by - y * bz, ux, uy),
      missSquared(f * gx - x * gz, f * gy - y * gz, ux, uy),
    );
    if (e < 9 * SIGMA * SIGMA) sum += (rows[k + 4] as number) * Math.exp(-e / (2 * SIGMA * SIGMA));
  }
  return sum;
}

function missSquared(dx: number, dy: number, ux: number, uy: number): number {
  const cross = dx * uy - dy * ux;
  return (cross * cross) / (dx * dx + dy * dy + 1e-9);
}
