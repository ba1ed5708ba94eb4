import { seededRandom } from '@plumbline/imaging/random.ts';
import type { TileFrame } from '../spec/material-spec.ts';
import { wrap } from '../noise/periodic-noise.ts';
import { type Layout, rectangleEdge } from './unit.ts';

/** A course: where its units begin along u (ascending, in 0…tile width) and how high it is. */
export interface Course {
  readonly height: number;
  readonly starts: readonly number[];
}

/** Units in level courses: bricks, boards, slabs, shingles. The heights must fill the tile. */
export function createRows(frame: TileFrame, courses: readonly Course[]): Layout {
  const total = courses.reduce((sum, course) => sum + course.height, 0);
  const scale = frame.heightMm / total;
  const tops: number[] = [];
  let top = 0;
  for (const course of courses) {
    tops.push(top);
    top += course.height * scale;
  }
  const first = courses.map((_, k) => courses.slice(0, k).reduce((n, c) => n + c.starts.length, 0));
  const width = frame.widthMm;
  return (u, v, unit) => {
    const y = wrap(v, frame.heightMm);
    let row = courses.length - 1;
    while (row > 0 && (tops[row] as number) > y) row--;
    const { starts, height } = courses[row] as Course;
    const x = wrap(u, width);
    let k = starts.length - 1;
    while (k >= 0 && (starts[k] as number) > x) k--;
    // Before the first start lies the end of the last unit, which crosses the seam.
    const crossing = k < 0;
    if (crossing) k = starts.length - 1;
    const start = (starts[k] as number) - (crossing ? width : 0);
    const end =
      k + 1 < starts.length && !crossing
        ? (starts[k + 1] as number)
        : (starts[0] as number) + (crossing ? 0 : width);
    unit.id = (first[row] as number) + k;
    unit.length = end - start;
    unit.breadth = height * scale;
    unit.x = x - (start + end) / 2;
    unit.y = y - (tops[row] as number) - unit.breadth / 2;
    unit.edge = rectangleEdge(unit.x, unit.y, unit.length, unit.breadth);
  };
}

/** `count` courses of equal units, each shifted by `shift` of a unit against the one above. */
export function runningCourses(frame: TileFrame, rows: number, perRow: number, shift: number): Course[] {
  const length = frame.widthMm / perRow;
  return Array.from({ length: rows }, (_, row) => {
    const offset = wrap(row * shift, 1) * length;
    return {
      height: frame.heightMm / rows,
      starts: Array.from({ length: perRow }, (__, k) => k * length + offset),
    };
  });
}

/**
 * Courses of units of varied length. `spread` 0 equal … 1 wild; butt joints keep away from those of the course above.
 * @param heights relative heights, repeated over the courses.
 */
export function randomCourses(
  frame: TileFrame,
  rows: number,
  perRow: number,
  spread: number,
  heights: readonly number[] = [1],
): Course[] {
  const random = seededRandom(frame.seed * 77 + rows);
  const width = frame.widthMm;
  const clear = (width / perRow) * 0.16;
  let above: readonly number[] = [];
  const firstRow: number[] = [];
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.max(1, perRow + (spread > 0.4 && perRow > 3 ? Math.round((random() - 0.5) * 2) : 0));
    let best: number[] = [];
    let bestGap = -1;
    for (let attempt = 0; attempt < 24 && bestGap < clear; attempt++) {
      const weights = Array.from({ length: count }, () => 1 + spread * (random() - 0.5) * 1.5);
      const sum = weights.reduce((a, b) => a + b, 0);
      let at = random() * width;
      const starts = weights.map((weight) => {
        at += (weight / sum) * width;
        return wrap(at, width);
      });
      const others = row === rows - 1 ? [...above, ...firstRow] : above;
      const gap = smallestGap(starts, others, width);
      if (gap > bestGap) {
        bestGap = gap;
        best = starts.sort((a, b) => a - b);
      }
    }
    above = best;
    if (row === 0) firstRow.push(...best);
    return { height: heights[row % heights.length] as number, starts: best };
  });
}

function smallestGap(a: readonly number[], b: readonly number[], width: number): number {
  let least = width;
  for (const x of a) {
    for (const y of b) {
      const d = Math.abs(x - y);
      least = Math.min(least, d, width - d);
    }
  }
  return least;
}

/** Courses after a sequence of lengths (stretchers and headers), shifted course by course. */
export function bondCourses(
  frame: TileFrame,
  rows: number,
  bond: readonly { readonly lengths: readonly number[]; readonly shift: number }[],
): Course[] {
  return Array.from({ length: rows }, (_, row) => {
    const { lengths, shift } = bond[row % bond.length] as { lengths: readonly number[]; shift: number };
    const period = lengths.reduce((a, b) => a + b, 0);
    const repeats = Math.max(1, Math.round(frame.widthMm / period));
    const scale = frame.widthMm / (repeats * period);
    const starts: number[] = [];
    let at = shift * scale;
    for (let k = 0; k < repeats; k++) {
      for (const length of lengths) {
        starts.push(wrap(at, frame.widthMm));
        at += length * scale;
      }
    }
    return { height: frame.heightMm / rows, starts: starts.sort((a, b) => a - b) };
  });
}
