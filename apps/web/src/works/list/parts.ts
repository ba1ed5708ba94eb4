import { lastNotBeyond } from '../../virtual-list/find-in-order.ts';
import type { Day } from './lay-out-days.ts';

/** Works that one call answers. */
export const PART_SIZE = 60;

/** Neighbouring days that are asked for together. */
export interface Span {
  readonly from: string;
  readonly to: string;
  /** Works before it, and in it. */
  readonly first: number;
  readonly count: number;
}

/** Days with few works share their calls, a day with many has its own: a call never reads past more than its span. */
export function spansOf(days: readonly Day[]): Span[] {
  const spans: Span[] = [];
  let first = 0;
  for (const { day, count } of days) {
    const last = spans.at(-1);
    if (last && last.count + count <= PART_SIZE)
      spans[spans.length - 1] = { ...last, from: day, count: last.count + count };
    else spans.push({ from: day, to: day, first, count });
    first += count;
  }
  return spans;
}

/** A page of a span: what one call asks for. */
export interface Part {
  readonly from: string;
  readonly to: string;
  readonly page: number;
  /** Index of its first work among all. */
  readonly first: number;
}

/** The parts that hold the works from one index to another, both included. */
export function partsBetween(spans: readonly Span[], firstIndex: number, lastIndex: number): Part[] {
  const parts: Part[] = [];
  if (spans.length === 0 || lastIndex < firstIndex) return parts;
  const firsts = spans.map(({ first }) => first);
  for (let at = lastNotBeyond(firsts, firstIndex); at < spans.length; at++) {
    const span = spans[at];
    if (!span || span.first > lastIndex) break;
    const firstPage = Math.max(0, Math.floor((firstIndex - span.first) / PART_SIZE));
    const end = Math.min(lastIndex, span.first + span.count - 1);
    for (let page = firstPage; page <= Math.floor((end - span.first) / PART_SIZE); page++)
      parts.push({ from: span.from, to: span.to, page: page + 1, first: span.first + page * PART_SIZE });
  }
  return parts;
}
