import type { TaskDays } from '@plumbline/contract/api/tasks.ts';
import { lastNotBeyond } from '../../virtual-list/find-in-order.ts';

export type Day = TaskDays['days'][number];

/** Lengths in CSS pixels. */
export interface GridShape {
  readonly columns: number;
  /** Of a row of works, with the gap below it. */
  readonly row: number;
  /** Of the heading above each day. */
  readonly heading: number;
}

export interface DayLayout {
  readonly days: readonly Day[];
  readonly shape: GridShape;
  /** Where each day begins, and at the end the height of all. */
  readonly tops: Float64Array;
  /** How many works come before each day, and at the end how many there are. */
  readonly firsts: Int32Array;
}

/** Where everything of a list stands, from nothing but the number of works of each day. */
export function layOutDays(days: readonly Day[], shape: GridShape): DayLayout {
  const tops = new Float64Array(days.length + 1);
  const firsts = new Int32Array(days.length + 1);
  for (const [at, { count }] of days.entries()) {
    const rows = Math.ceil(count / shape.columns);
    tops[at + 1] = (tops[at] ?? 0) + shape.heading + rows * shape.row;
    firsts[at + 1] = (firsts[at] ?? 0) + count;
  }
  return { days, shape, tops, firsts };
}

export function heightOf({ tops }: DayLayout): number {
  return tops.at(-1) ?? 0;
}

/** The day that a position of the list is in. */
export function dayAt({ tops, days }: DayLayout, position: number): number {
  return Math.min(lastNotBeyond(tops, position), Math.max(0, days.length - 1));
}

/** Of a list without its end: the last of the tops is none of a day. */
export interface PlacedDay {
  readonly day: Day;
  readonly top: number;
}

export interface PlacedWork {
  /** Among all works, the newest is 0. */
  readonly index: number;
  readonly top: number;
  readonly column: number;
}

/** What stands between two positions, whole rows. */
export function between(
  layout: DayLayout,
  top: number,
  bottom: number,
): { readonly headings: readonly PlacedDay[]; readonly works: readonly PlacedWork[] } {
  const { days, shape, tops, firsts } = layout;
  const headings: PlacedDay[] = [];
  const works: PlacedWork[] = [];
  if (days.length === 0 || bottom <= top) return { headings, works };
  for (let at = dayAt(layout, top); at < days.length && (tops[at] ?? 0) < bottom; at++) {
    const day = days[at];
    if (!day) break;
    const start = tops[at] ?? 0;
    headings.push({ day, top: start });
    const below = start + shape.heading;
    const firstRow = Math.max(0, Math.floor((top - below) / shape.row));
    const lastRow = Math.ceil((bottom - below) / shape.row);
    const last = Math.min(day.count, lastRow * shape.columns);
    for (let of = firstRow * shape.columns; of < last; of++)
      works.push({
        index: (firsts[at] ?? 0) + of,
        top: below + Math.floor(of / shape.columns) * shape.row,
        column: of % shape.columns,
      });
  }
  return { headings, works };
}
