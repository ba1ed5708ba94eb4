import type { CutShape } from './cut-shape.ts';

/** From and to along a line. */
export type FilledSpan = readonly [from: number, to: number];

interface Crossing {
  readonly s: number;
  readonly turn: number;
}

/** Where lines `t = at` run inside of a shape, the lines in rising order. */
export function filledSpans(
  shape: Pick<CutShape, 'outlines' | 'rule'>,
  lines: readonly number[],
): FilledSpan[][] {
  const crossings: Crossing[][] = lines.map(() => []);
  for (const outline of shape.outlines)
    for (let k = 0; k < outline.length; k += 2) {
      const next = k + 2 < outline.length ? k + 2 : 0;
      const [s0, t0] = [outline[k] as number, outline[k + 1] as number];
      const [s1, t1] = [outline[next] as number, outline[next + 1] as number];
      if (t0 === t1) continue;
      const [low, high] = [Math.min(t0, t1), Math.max(t0, t1)];
      for (
        let line = firstFrom(lines, low);
        line < lines.length && (lines[line] as number) < high;
        line += 1
      ) {
        const t = lines[line] as number;
        crossings[line]?.push({ s: s0 + ((t - t0) / (t1 - t0)) * (s1 - s0), turn: t1 > t0 ? 1 : -1 });
      }
    }
  return crossings.map((each) => spansOf(each, shape.rule));
}

function spansOf(crossings: Crossing[], rule: CutShape['rule']): FilledSpan[] {
  const spans: FilledSpan[] = [];
  let turns = 0;
  let start: number | null = null;
  for (const { s, turn } of crossings.toSorted((a, b) => a.s - b.s)) {
    turns += turn;
    const inside = rule === 'nonzero' ? turns !== 0 : turns % 2 !== 0;
    if (inside && start === null) start = s;
    else if (!inside && start !== null) {
      if (s > start) spans.push([start, s]);
      start = null;
    }
  }
  return spans;
}

/** Index of the first line at or after a place. */
function firstFrom(lines: readonly number[], at: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
