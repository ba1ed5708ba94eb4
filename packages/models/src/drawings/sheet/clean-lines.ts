import type { Polyline } from '../drawing.ts';

/** A straight line on paper with what it is; those that stand first are the heavier ones. */
export interface PaperLine {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** What is joined and drawn together. */
  readonly group: string;
}

/** Hundredths of a millimetre: lines that lie closer are one. */
const BESIDE = 3;
const SHORTEST_MM = 0.05;

/**
 * Draws what lies on one line once, by the heaviest that lies there, and joins what goes on from end to end. In an elevation the
 * backs of things lie on their fronts, and a wall of twenty pieces has twenty lower edges on one line.
 *
 * @param lines the heavier groups first.
 */
export function cleanLines(lines: readonly PaperLine[]): ReadonlyMap<string, readonly Polyline[]> {
  const taken = new Map<string, [number, number][]>();
  const kept = new Map<string, number[]>();
  for (const line of lines) {
    const length = Math.hypot(line.x1 - line.x0, line.y1 - line.y0);
    if (length < SHORTEST_MM) continue;
    for (const [from, to] of freeOf(line, length, taken)) {
      const at = (t: number): [number, number] => [
        line.x0 + ((line.x1 - line.x0) * t) / length,
        line.y0 + ((line.y1 - line.y0) * t) / length,
      ];
      const own = kept.get(line.group) ?? [];
      if (own.length === 0) kept.set(line.group, own);
      own.push(...at(from), ...at(to));
    }
  }
  return new Map([...kept].map(([group, stretches]) => [group, joinEnds(stretches)]));
}

/** What of a line is not drawn yet, from and to in millimetres along it; and from now on it is. */
function freeOf(
  { x0, y0, x1, y1 }: PaperLine,
  length: number,
  taken: Map<string, [number, number][]>,
): readonly (readonly [number, number])[] {
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const turned = Math.round((angle < -1e-9 ? angle + Math.PI : angle) * 1000) % 3142;
  // Along and across by the rounded direction, so that all lines of a key are measured alike.
  const [along, across] = [Math.cos(turned / 1000), Math.sin(turned / 1000)];
  const aside = Math.round(((-across * (x0 + x1) + along * (y0 + y1)) / 2) * (100 / BESIDE));
  const on = (x: number, y: number) => x * along + y * across;
  const [a, b] = [on(x0, y0), on(x1, y1)];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const key = `${turned} ${aside}`;
  const known = taken.get(key) ?? [];
  const free: [number, number][] = [];
  let from = low;
  for (const [start, end] of known) {
    if (end <= from || start >= high) continue;
    if (start > from) free.push([from, Math.min(start, high)]);
    from = Math.max(from, end);
  }
  if (from < high) free.push([from, high]);
  if (free.length === 0) return [];
  taken.set(key, mergeSpans([...known, [low, high]]));
  const back = (value: number) => (a < b ? value - a : a - value) * (length / (high - low));
  return free
    .filter(([start, end]) => end - start > SHORTEST_MM)
    .map(([start, end]) => {
      const [p, q] = [back(start), back(end)];
      return [Math.max(0, Math.min(p, q)), Math.min(length, Math.max(p, q))] as const;
    });
}

function mergeSpans(spans: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + 0.01) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Joins stretches (x, y of both ends) where exactly two meet. */
function joinEnds(stretches: readonly number[]): readonly Polyline[] {
  const keyOf = (end: number) =>
    `${Math.round((stretches[end * 2] as number) * 100)} ${Math.round((stretches[end * 2 + 1] as number) * 100)}`;
  const count = stretches.length / 2;
  const at = new Map<string, number[]>();
  for (let end = 0; end < count; end += 1) {
    const key = keyOf(end);
    const known = at.get(key);
    if (known === undefined) at.set(key, [end]);
    else known.push(end);
  }
  const used = new Uint8Array(count / 2);
  const lines: Polyline[] = [];
  const place = (end: number) => [stretches[end * 2] as number, stretches[end * 2 + 1] as number] as const;
  const walk = (end: number): number[] => {
    const line: number[] = [];
    for (let here = end; ; ) {
      const meeting = at.get(keyOf(here)) ?? [];
      const other = meeting.length === 2 ? (meeting[0] === here ? meeting[1] : meeting[0]) : undefined;
      if (other === undefined || used[other >> 1] === 1) return line;
      used[other >> 1] = 1;
      here = other ^ 1;
      line.push(...place(here));
    }
  };
  for (let index = 0; index < used.length; index += 1) {
    if (used[index] === 1) continue;
    used[index] = 1;
    const forwards = [...place(index * 2), ...place(index * 2 + 1), ...walk(index * 2 + 1)];
    const back = walk(index * 2);
    const line: number[] = [];
    for (let k = back.length - 2; k >= 0; k -= 2) line.push(back[k] as number, back[k + 1] as number);
    for (const value of forwards) line.push(value);
    lines.push(straighten(line));
  }
  return lines;
}

/** Leaves out corners on a straight line. */
function straighten(line: readonly number[]): Polyline {
  const kept: number[] = [line[0] as number, line[1] as number];
  for (let k = 2; k + 3 < line.length; k += 2) {
    const [px, py] = [kept.at(-2) as number, kept.at(-1) as number];
    const [x, y, nx, ny] = [line[k], line[k + 1], line[k + 2], line[k + 3]] as [
      number,
      number,
      number,
      number,
    ];
    const length = Math.hypot(nx - px, ny - py);
    const aside = Math.abs((nx - px) * (y - py) - (ny - py) * (x - px)) / (length || 1);
    const onward = (x - px) * (nx - x) + (y - py) * (ny - y) > 0;
    if (aside > 0.004 || !onward) kept.push(x, y);
  }
  kept.push(line.at(-2) as number, line.at(-1) as number);
  return kept;
}
