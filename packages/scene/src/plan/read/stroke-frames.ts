import type { Plane } from '@plumbline/imaging/raster.ts';
import { findSegments, type RawSegment } from '../../drawing/line-segments.ts';

/** How the long straight strokes of a drawing lie to each other, as shares of their length. */
export interface StrokeFrames {
  /** Along the two directions, at right angles, that hold the most. */
  readonly square: number;
  /** Off those directions by 2.5° to 5°: lines that run to a vanishing point, hardly ever the walls of a plan. */
  readonly leaning: number;
  /** Of the rest, the part along a second pair of directions: a slanted wing, a street at an angle. */
  readonly secondFrame: number;
  /** Long strokes in widths of the picture; with few of them the shares say little. */
  readonly length: number;
}

/** Shortest stroke that counts, as a share of the width. */
const LONG = 0.05;
/** No single stroke speaks for more than this share of the width. */
const MOST = 0.13;
const THRESHOLD = 0.06;
const ON_AXIS = 2.5;
const OFF_AXIS = 5;
/** Degrees after which a pair of directions square to each other repeats. */
const QUARTER_TURN = 90;

/**
 * Tells what is drawn from above from what is drawn in perspective: walls of a plan keep to one or two pairs of directions,
 * lines that run to vanishing points fan out.
 * @param ink 0…1, at the size at which plans are read.
 */
export function measureFrames(ink: Plane): StrokeFrames {
  const { width } = ink;
  const strokes = findSegments(ink, 12, THRESHOLD)
    .filter(({ length }) => length >= LONG * width)
    .map((segment) => ({ angle: angleOf(segment), length: Math.min(segment.length, MOST * width) }));
  const total = sumOf(strokes);
  if (total === 0) return { square: 0, leaning: 0, secondFrame: 0, length: 0 };
  const first = bestFrame(strokes);
  const off = strokes.filter(({ angle }) => turnFrom(angle, first) > ON_AXIS);
  const leaning = off.filter(({ angle }) => turnFrom(angle, first) <= OFF_AXIS);
  const rest = off.filter(({ angle }) => turnFrom(angle, first) > OFF_AXIS);
  const second = bestFrame(rest);
  const inSecond = rest.filter(({ angle }) => turnFrom(angle, second) <= ON_AXIS);
  return {
    square: 1 - sumOf(off) / total,
    leaning: sumOf(leaning) / total,
    secondFrame: rest.length === 0 ? 1 : sumOf(inSecond) / sumOf(rest),
    length: total / width,
  };
}

/**
 * How far the edges of long strokes stray from straight lines: the median by length of their root mean square distance, in
 * pixels. Ruled lines stay below .65, a hand above .75.
 * @param ink 0…1, at the size at which plans are read.
 */
export function measureWobble(ink: Plane): number {
  const strokes = findSegments(ink, 12, THRESHOLD)
    .filter(({ length }) => length >= LONG * ink.width)
    .toSorted((a, b) => a.residual - b.residual);
  let left = strokes.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { residual, length } of strokes) {
    left -= length;
    if (left <= 0) return residual;
  }
  return 0;
}

/** Share of the strokes that one or two pairs of directions hold, 0…1. */
export function framedShare({ square, leaning, secondFrame }: StrokeFrames): number {
  return square + secondFrame * (1 - square - leaning);
}

interface Stroke {
  /** Degrees, 0…90: direction without regard to which of the two axes it follows. */
  readonly angle: number;
  readonly length: number;
}

function angleOf({ ux, uy }: RawSegment): number {
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;
  return ((degrees % QUARTER_TURN) + QUARTER_TURN) % QUARTER_TURN;
}

function turnFrom(angle: number, frame: number): number {
  const turn = Math.abs(angle - frame);
  return Math.min(turn, QUARTER_TURN - turn);
}

function sumOf(strokes: readonly Stroke[]): number {
  return strokes.reduce((sum, { length }) => sum + length, 0);
}

/** The direction, in half degrees, about which most of the length lies. */
function bestFrame(strokes: readonly Stroke[]): number {
  let best = 0;
  let most = -1;
  for (let frame = 0; frame < QUARTER_TURN; frame += 0.5) {
    let sum = 0;
    for (const { angle, length } of strokes) if (turnFrom(angle, frame) <= ON_AXIS) sum += length;
    if (sum > most) {
      most = sum;
      best = frame;
    }
  }
  return best;
}
