import type { DrawingCamera } from './drawing-camera.ts';
import type { RawSegment } from './line-segments.ts';

/** Determinant of the fit, to the square of its trace, under which the lines are parallel. */
const SINGULAR = 1e-6;

/** Where the point that lines meet in may lie, share of the picture's width and height from its corner; `before` outside it. */
const NEAR = {
  before: 0.1,
  beyond: 1.1,
} as const;

/** Segments more level or upright than this (sine) say nothing about depth. */
const SLANTED = 0.06;
/** Sine by which a segment may miss the vanishing point. */
const MISS = 0.02;
/** Share of the slanted length that must meet in the point, and how many segments. */
const MEETING = 0.6;
const LEAST = 4;
/** As shares of the width: shortest segment used, cap of one segment's weight, gap that lines keep from the point. */
const SHORTEST = 0.03;
const LENGTH_CAP = 0.2;
const GAP = 0.04;
const LONGEST_USED = 48;
/** Focal length of a frontal view in widths: it cannot be measured, as only one axis of depth is seen. */
const ASSUMED_FOCAL = 0.8;

/**
 * The camera of a frontal (one-point) perspective, in which nearly all strokes are level or upright and the few others
 * run to one point from all sides. In an elevation slanted strokes are parallel or meet at their own ends, as eaves do.
 * @returns undefined where the slanted strokes do not meet.
 */
export function findFrontalCamera(
  segments: readonly RawSegment[],
  width: number,
  height: number,
  axisAligned: number,
): DrawingCamera | undefined {
  const slanted = segments
    .filter((s) => Math.min(Math.abs(s.ux), Math.abs(s.uy)) > SLANTED && s.length > SHORTEST * width)
    .sort((a, b) => b.length - a.length)
    .slice(0, LONGEST_USED);
  if (slanted.length < LEAST) return undefined;
  const weight = (s: RawSegment): number => Math.min(s.length, LENGTH_CAP * width);
  const membersOf = (x: number, y: number): RawSegment[] =>
    slanted.filter((s) => runsTo(s, x, y, GAP * width));
  let best: RawSegment[] = [];
  let bestScore = 0;
  for (let i = 0; i < slanted.length; i++) {
    for (let j = i + 1; j < slanted.length; j++) {
      const point = meetingPoint([slanted[i] as RawSegment, slanted[j] as RawSegment]);
      if (point === undefined || !isNear(point, width, height)) continue;
      const members = membersOf(point[0], point[1]);
      const score = members.reduce((sum, s) => sum + weight(s), 0);
      if (score <= bestScore) continue;
      best = members;
      bestScore = score;
    }
  }
  const total = slanted.reduce((sum, s) => sum + weight(s), 0);
  if (best.length < LEAST || bestScore < MEETING * total) return undefined;
  const point = meetingPoint(best);
  if (point === undefined || !comeFromAllSides(best, point)) return undefined;
  return {
    focal: ASSUMED_FOCAL * width,
    cx: point[0],
    cy: point[1],
    pitch: 0,
    yaw: 0,
    horizonY: point[1],
    support: axisAligned + (1 - axisAligned) * (bestScore / total),
    axisAligned,
  };
}

function runsTo(s: RawSegment, x: number, y: number, gap: number): boolean {
  const dx = x - s.mx;
  const dy = y - s.my;
  const distance = Math.hypot(dx, dy);
  if (distance - s.length / 2 < gap) return false;
  return Math.abs(dx * s.uy - dy * s.ux) < MISS * distance;
}

/** Least squares point of the lines through segments, or undefined where they are parallel. */
function meetingPoint(segments: readonly RawSegment[]): readonly [number, number] | undefined {
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let bx = 0;
  let by = 0;
  for (const { mx, my, ux, uy, length } of segments) {
    // The normal of the line is (−uy, ux).
    const a = uy * uy * length;
    const b = -ux * uy * length;
    const c = ux * ux * length;
    xx += a;
    xy += b;
    yy += c;
    bx += a * mx + b * my;
    by += b * mx + c * my;
  }
  const det = xx * yy - xy * xy;
  if (Math.abs(det) < SINGULAR * (xx + yy) ** 2) return undefined;
  return [(bx * yy - by * xy) / det, (by * xx - bx * xy) / det];
}

function isNear([x, y]: readonly [number, number], width: number, height: number): boolean {
  return (
    x > -NEAR.before * width &&
    x < NEAR.beyond * width &&
    y > -NEAR.before * height &&
    y < NEAR.beyond * height
  );
}

function comeFromAllSides(segments: readonly RawSegment[], [x, y]: readonly [number, number]): boolean {
  return (
    segments.some((s) => s.mx < x) &&
    segments.some((s) => s.mx > x) &&
    segments.some((s) => s.my < y) &&
    segments.some((s) => s.my > y)
  );
}
