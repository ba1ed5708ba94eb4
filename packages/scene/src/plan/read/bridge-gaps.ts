import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { type BitMask, createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { findSegments, type RawSegment } from '../../drawing/line-segments.ts';
import { drawBarrier } from './mask-tools.ts';
import type { Threshold } from './find-thresholds.ts';
import { wallThickness } from './wall-thickness.ts';

/** Shares of the long side: the shortest piece of a wall that goes on beyond a gap, the same where the net sees an opening, and the widest gap. */
const LEAST_WALL = 0.03;
const LEAST_STUB = 0.015;
const WIDEST = 0.22;
/** The pieces on both sides of a gap together, by its length, at least: a hand bends what it draws. */
const LONGER = 0.7;
/** sin of the angle up to which two pieces run in one direction, and up to which the gap between them does. */
const PARALLEL = 0.14;
const IN_LINE = 0.12;
/** How far beside its end, in thicknesses of walls, a wall is looked for that turns there. */
const TURN = [1.6, 3.2] as const;
/** Share of a gap, from its middle, that holds no wall. */
const CLEAR = 0.7;
/** Mean of what the net sees of an opening along a gap from which it is one. */
const HEARD = 0.3;

/** Lines across gaps that a flood of four neighbours does not cross. */
export function bridgeGaps({ width, height }: BitMask, gaps: readonly Threshold[]): BitMask {
  const bridges = createBitMask(width, height);
  for (const { from, to } of gaps) drawBarrier(bridges, from, to);
  return bridges;
}

/**
 * The gaps of walls that go on beyond them in line: doors and wide openings without a leaf, as hands and poché leave them. A gap in a thick wall
 * is found along both of its faces.
 * @param opening what the net sees of openings, where it is heard: then a gap is one where it sees one along it, whatever its walls do
 */
export function findGaps(walls: BitMask, opening?: Plane): Threshold[] {
  const { width, height } = walls;
  const long = Math.max(width, height);
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = walls.data[i] as number;
  const least = (opening === undefined ? LEAST_WALL : LEAST_STUB) * long;
  const pieces = findSegments(boxBlur(plane, 1), least, 0.05).filter((s) => s.length >= least);
  const thickness = wallThickness(walls);
  /** Whether a wall ends there: where it turns, what lies beyond is a court between two wings. */
  const isFree = (x: number, y: number, { ux, uy }: RawSegment): boolean => {
    const turnsAt = (along: number, side: number): boolean => {
      const [cx, cy] = [x + along * ux, y + along * uy];
      for (let away = TURN[0] * thickness; away <= TURN[1] * thickness; away++)
        if (!isSet(walls, Math.round(cx - side * away * uy), Math.round(cy + side * away * ux))) return false;
      return true;
    };
    // The faces of a wall that turns end on either side of the corner.
    return [-0.5, 0.5].every((k) => !turnsAt(k * thickness, -1) && !turnsAt(k * thickness, 1));
  };
  const gaps: Threshold[] = [];
  pieces.forEach((a, k) => {
    for (const b of pieces.slice(k + 1)) {
      if (Math.abs(a.ux * b.uy - a.uy * b.ux) > PARALLEL) continue;
      const gap = gapBetween(a, b);
      if (gap === undefined) continue;
      const length = Math.hypot(gap.x1 - gap.x0, gap.y1 - gap.y0);
      if (length > WIDEST * long || !isClear(walls, gap)) continue;
      const isGap =
        opening === undefined
          ? a.length + b.length >= LONGER * length && isFree(gap.x0, gap.y0, a) && isFree(gap.x1, gap.y1, b)
          : meanAlong(opening, gap) > HEARD;
      if (isGap) gaps.push({ from: [gap.x0, gap.y0], to: [gap.x1, gap.y1], width: length });
    }
  });
  return gaps;
}

interface Gap {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** From the end of one piece to the beginning of the other that lies in line with it; undefined where they overlap or lie side by side. */
function gapBetween(a: RawSegment, b: RawSegment): Gap | undefined {
  const ends = (s: RawSegment) =>
    [
      { x: s.x0, y: s.y0, outX: s.x0 - s.mx, outY: s.y0 - s.my },
      { x: s.x1, y: s.y1, outX: s.x1 - s.mx, outY: s.y1 - s.my },
    ] as const;
  for (const from of ends(a))
    for (const to of ends(b)) {
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      if (length < 2 || dx * from.outX + dy * from.outY <= 0 || dx * to.outX + dy * to.outY >= 0) continue;
      const aside = Math.max(Math.abs(dx * a.uy - dy * a.ux), Math.abs(dx * b.uy - dy * b.ux));
      if (aside <= IN_LINE * length + 2) return { x0: from.x, y0: from.y, x1: to.x, y1: to.y };
    }
  return undefined;
}

function isSet({ width, height, data }: BitMask, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
}

function meanAlong({ width, data }: Plane, { x0, y0, x1, y1 }: Gap): number {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  let sum = 0;
  for (let k = 0; k <= steps; k++) {
    const [x, y] = [x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps];
    sum += data[Math.round(y) * width + Math.round(x)] ?? 0;
  }
  return sum / (steps + 1);
}

function isClear(walls: BitMask, { x0, y0, x1, y1 }: Gap): boolean {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  for (let k = 0; k <= steps; k++) {
    const t = 0.5 + CLEAR * (k / steps - 0.5);
    if (isSet(walls, Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t))) return false;
  }
  return true;
}
