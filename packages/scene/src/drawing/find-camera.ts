import { type CameraGuess, fitOfCamera, refineCamera, type SegmentRows } from './camera-fit.ts';
import { axisDirection, type DrawingCamera } from './drawing-camera.ts';
import { findFrontalCamera } from './find-frontal-camera.ts';
import type { RawSegment } from './line-segments.ts';

/** Sine up to which a segment runs along an axis of the picture. */
const AXIS_PARALLEL = 0.012;
/** Sine up to which it nearly does. */
const NEARLY_PARALLEL = 0.052;
const MIN_SEGMENTS = 8;
/** Share of the picture's width. */
const MIN_FOCAL = 0.22;
/** Share of the picture's width. */
const MAX_FOCAL = 4;
/** Share of the picture's height. */
const MAX_SHIFT = 0.6;

/** Guesses that are no neighbours differ by one of these. */
const APART = {
  logFocal: 0.2,
  pitchSteps: 1.2,
  yawSteps: 1.2,
  /** Share of the picture's height. */
  shift: 0.12,
} as const;

const DEGREE = Math.PI / 180;
/** Tolerance of the fit, as the sine of the angle between a segment and its axis. */
const SIGMA = 0.016;
/** Tolerance while looking through the grid, whose neighbours are that far apart. */
const COARSE_SIGMA = 0.045;
/** Degrees. */
const PITCH_STEP = 3;
const YAW_STEP = 3;
/** What the grid holds: focal lengths as shares of the picture's width, degrees, shifts as shares of its height. */
const FOCALS = { from: 0.3, to: 2.4, factor: 1.19 } as const;
const YAWS = { from: -45, to: 45 } as const;
const PITCHES = { from: -27, to: 27 } as const;
/** The end lies a little beyond the last step, and `none` a little off no shift, as steps of a tenth add up inexactly. */
const SHIFTS = { from: -0.4, to: 0.41, step: 0.1, none: 0.01 } as const;
/** How many of the longest segments are looked at on the grid, and how many neighbourhoods are refined. */
const LOOKED_THROUGH = 90;
const REFINED = 14;
/** A fourth free number fits better in any case: by less than this share it tells nothing. */
const SHIFT_DOUBT = 0.96;
const USUAL_FOCAL = 0.85;
const FOCAL_SPREAD = 1.3;
/** One segment counts at most this share of the width: uncapped, a single long edge pulls the focal length. */
const LENGTH_CAP = 0.13;
const LONGEST_USED = 220;
/** A segment belongs to an axis it runs along within this sine. */
const MEMBER = 0.05;
/** Share of horizontal and vertical length above which a drawing has no perspective. */
const NO_PERSPECTIVE = 0.7;
/** …provided that this share of what is not upright is level. */
const LEVEL = 0.5;
/** Of the support of a camera found before, what strokes that were added or moved may take from it. */
const STILL_SUPPORTED = 0.95;

/**
 * Finds a level camera with pitch from the strokes: an exhaustive search for three square axes (after the Manhattan
 * world of Coughlan and Yuille, 1999), refined by least squares. A drawing of nearly only horizontal and
 * vertical strokes gets a frontal camera where the others meet in a point, else one without perspective.
 *
 * @param before of the same drawing as it was a few strokes ago, in pixels of this raster: it stays while the strokes run along its axes
 */
export function findCamera(
  segments: readonly RawSegment[],
  width: number,
  height: number,
  before?: DrawingCamera,
): DrawingCamera {
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
    const share = off < AXIS_PARALLEL ? 1 : off < NEARLY_PARALLEL ? 0.5 : 0;
    total += w;
    aligned += w * share;
    if (Math.abs(s.ux) < NEARLY_PARALLEL) continue;
    slanting += w;
    if (Math.abs(s.uy) < NEARLY_PARALLEL) level += w * share;
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
  if (segments.length < MIN_SEGMENTS) return flat;
  const used = [...segments].sort((a, b) => b.length - a.length).slice(0, LONGEST_USED);
  const rows = Float64Array.from(
    used.flatMap((s) => [s.mx - cx, s.my - cy, s.ux, s.uy, Math.min(s.length, cap)]),
  );
  let weights = 0;
  for (let k = 4; k < rows.length; k += 5) weights += rows[k] as number;
  const supportOf = (guess: CameraGuess): number =>
    weights > 0 ? fitOfCamera(guess, rows, SIGMA) / weights : 0;
  if (before !== undefined && before.axisAligned <= NO_PERSPECTIVE && Number.isFinite(before.focal)) {
    const support = supportOf({ ...before, shift: before.cy - cy });
    if (support >= STILL_SUPPORTED * before.support) return { ...before, support, axisAligned };
  }
  const best = searchCamera(rows, width, height);
  return {
    focal: best.focal,
    pitch: best.pitch,
    yaw: best.yaw,
    cx,
    cy: cy + best.shift,
    horizonY: cy + best.shift - best.focal * Math.tan(best.pitch),
    support: supportOf(best),
    axisAligned,
  };
}

/**
 * Looks through all level cameras on a grid, with a tolerance as wide as the grid, refines the best of each neighbourhood
 * and takes the one that fits best. Uprights that stay parallel while the horizon is off the middle mean a cut picture or a
 * shifted lens: that is believed where it fits clearly better.
 */
function searchCamera(rows: SegmentRows, width: number, height: number): CameraGuess {
  const coarse: { guess: CameraGuess; score: number }[] = [];
  const count = Math.min(LOOKED_THROUGH, rows.length / 5);
  const consider = (guess: CameraGuess): void => {
    coarse.push({ guess, score: fitOfCamera(guess, rows, COARSE_SIGMA, count) });
  };
  for (let focal = FOCALS.from * width; focal <= FOCALS.to * width; focal *= FOCALS.factor) {
    for (let yaw = YAWS.from; yaw < YAWS.to; yaw += YAW_STEP) {
      for (let pitch = PITCHES.from; pitch <= PITCHES.to; pitch += PITCH_STEP)
        consider({ focal, pitch: pitch * DEGREE, yaw: yaw * DEGREE, shift: 0 });
      for (let shift = SHIFTS.from; shift <= SHIFTS.to; shift += SHIFTS.step)
        if (Math.abs(shift) > SHIFTS.none)
          consider({ focal, pitch: 0, yaw: yaw * DEGREE, shift: shift * height });
    }
  }
  coarse.sort((a, b) => b.score - a.score);
  const starts: CameraGuess[] = [];
  for (const { guess } of coarse) {
    if (starts.length >= REFINED) break;
    if (starts.every((other) => areApart(guess, other, height))) starts.push(guess);
  }
  let best: CameraGuess = { focal: width, pitch: 0, yaw: 0, shift: 0 };
  let bestScore = -1;
  for (const start of starts) {
    const isShifted = start.shift !== 0;
    const free = isShifted ? 4 : 3;
    const near = refineCamera(start, rows, 2 * SIGMA, free);
    const guess = refineCamera(near, rows, SIGMA, free);
    if (
      guess.focal < MIN_FOCAL * width ||
      guess.focal > MAX_FOCAL * width ||
      Math.abs(guess.shift) > MAX_SHIFT * height
    )
      continue;
    const score =
      fitOfCamera(guess, rows, SIGMA) * usualFocal(guess.focal / width) * (isShifted ? SHIFT_DOUBT : 1);
    if (score <= bestScore) continue;
    best = guess;
    bestScore = score;
  }
  return withinQuarter(best);
}

/** How readily a focal length, in widths, is believed: buildings and rooms are seldom seen through a long lens. */
function usualFocal(focal: number): number {
  return Math.exp(-((Math.log(focal / USUAL_FOCAL) / FOCAL_SPREAD) ** 2) / 2);
}

function areApart(a: CameraGuess, b: CameraGuess, height: number): boolean {
  return (
    Math.abs(Math.log(a.focal / b.focal)) > APART.logFocal ||
    Math.abs(a.pitch - b.pitch) > APART.pitchSteps * PITCH_STEP * DEGREE ||
    Math.abs(a.yaw - b.yaw) > APART.yawSteps * YAW_STEP * DEGREE ||
    Math.abs(a.shift - b.shift) > APART.shift * height
  );
}

/** A quarter turn of yaw only renames the axes. */
function withinQuarter(guess: CameraGuess): CameraGuess {
  const quarter = Math.PI / 2;
  const yaw = guess.yaw - quarter * Math.round(guess.yaw / quarter);
  return { ...guess, yaw };
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
