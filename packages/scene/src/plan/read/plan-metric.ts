import { median } from '@plumbline/imaging/percentile.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Threshold } from './find-thresholds.ts';
import type { PlanMetric } from './plan-reading.ts';

/** Clear width of a common inner door in mm. */
const DOOR = 780;
/** A home whose size is not known is taken for this many m². */
const COMMON_HOME = 130;
/** Doors are between these shares of √footprint wide; what is not, is a recess or a wide opening. */
const NARROWEST = 0.028;
const WIDEST = 0.13;
const LEAST_DOORS = 3;
/** Doors whose widths differ by less than this factor are of one kind. */
const ALIKE = 1.16;

export interface DoorWidth {
  /** Clear width in pixels. */
  readonly width: number;
  /** Undefined where none is drawn. */
  readonly swing: object | undefined;
}

/** The thresholds of a width that a door can have, in a building of `inside` pixels. */
export function doorLike(thresholds: readonly Threshold[], inside: number): Threshold[] {
  const side = Math.sqrt(inside);
  return thresholds.filter((t) => t.width > NARROWEST * side && t.width < WIDEST * side);
}

/** How long a pixel is: by the doors where there are at least three, else by the size of a common home. */
export function findMetric(doors: readonly DoorWidth[], inside: number): PlanMetric {
  const guess = 1000 / Math.sqrt(inside / COMMON_HOME);
  if (doors.length < LEAST_DOORS) return { mmPerPixel: guess, from: 'footprint', confidence: 0.2 };
  const { width, share } = commonWidth(doors);
  const mmPerPixel = clamp(DOOR / width, guess * 0.35, guess * 2.6);
  return { mmPerPixel, from: 'doors', confidence: clamp(0.3 + 0.6 * share, 0, 0.9) };
}

/** The median of the largest group of doors of like width: passages and recesses stay out. */
function commonWidth(doors: readonly DoorWidth[]): { width: number; share: number } {
  const weight = (d: DoorWidth): number => (d.swing === undefined ? 1 : 2);
  let best: readonly DoorWidth[] = [];
  let most = 0;
  let all = 0;
  for (const { width } of doors) {
    const like = doors.filter((d) => d.width > width / ALIKE && d.width < width * ALIKE);
    const sum = like.reduce((total, d) => total + weight(d), 0);
    if (sum <= most) continue;
    most = sum;
    best = like;
  }
  for (const d of doors) all += weight(d);
  return { width: median(best.map((d) => d.width)), share: most / all };
}
