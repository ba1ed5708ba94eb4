import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { RegionMeasure } from '../scene-value/measure-regions.ts';

/** Where a region ends below or above, and what is there: a label, 0 at the edge of the picture. */
export interface LabelTouch {
  readonly x: number;
  readonly y: number;
  readonly on: number;
}

export interface RegionTouches {
  readonly foot: LabelTouch;
  readonly head: LabelTouch;
  /** Its lower border from left to right, in a few places. */
  readonly base: readonly LabelTouch[];
  /** Label of what it has most of its border with; 0: the edge of the picture. */
  readonly beside: number;
}

/** Share of a region's height from its end within which it touches what is beyond that end. */
const END = 0.12;
/** Places of a lower border that are kept. */
const PLACES = 9;

/** How the regions of a picture touch one another, by label; entry 0 is unused. */
export function touchRegions(labels: LabelMap, measures: readonly RegionMeasure[]): RegionTouches[] {
  const { width, height, data, count } = labels;
  const borders = Array.from({ length: count + 1 }, () => new Map<number, number>());
  const feet = Array.from({ length: count + 1 }, () => [] as LabelTouch[]);
  const heads = Array.from({ length: count + 1 }, () => [] as LabelTouch[]);
  // By column the last one that is met: the lowest.
  const bases = Array.from({ length: count + 1 }, () => new Map<number, LabelTouch>());
  const nearEnd = (l: number): number => {
    const { y0, y1 } = measures[l] as RegionMeasure;
    return Math.max(2, END * (y1 - y0));
  };
  const note = (l: number, other: number): void => {
    const own = borders[l];
    if (l !== 0 && other !== l) own?.set(other, (own.get(other) ?? 0) + 1);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const l = data[y * width + x] as number;
      const right = x + 1 < width ? (data[y * width + x + 1] as number) : 0;
      const below = y + 1 < height ? (data[(y + 1) * width + x] as number) : 0;
      note(l, right);
      note(right, l);
      note(l, below);
      note(below, l);
      if (l === below) continue;
      if (l !== 0) bases[l]?.set(x, { x: x + 0.5, y: y + 1, on: below });
      if (l !== 0 && y >= (measures[l] as RegionMeasure).y1 - nearEnd(l))
        feet[l]?.push({ x: x + 0.5, y: y + 1, on: below });
      if (below !== 0 && y + 1 <= (measures[below] as RegionMeasure).y0 + nearEnd(below))
        heads[below]?.push({ x: x + 0.5, y: y + 1, on: l });
    }
  }
  return measures.map((measure, l) => ({
    foot: mostOf(feet[l] ?? [], measure, 1),
    head: mostOf(heads[l] ?? [], measure, -1),
    base: someOf(bases[l] ?? new Map()),
    beside: longest(borders[l]),
  }));
}

/** What most of an end touches, at the place of that which reaches farthest. */
function mostOf(touches: readonly LabelTouch[], { anchor, y0, y1 }: RegionMeasure, way: 1 | -1): LabelTouch {
  const lengths = new Map<number, number>();
  for (const { on } of touches) lengths.set(on, (lengths.get(on) ?? 0) + 1);
  const on = longest(lengths);
  const own = touches.filter((touch) => touch.on === on);
  const far = own.reduce((most, { y }) => Math.max(most, way * y), -Infinity);
  const ends = own.filter(({ y }) => way * y >= far - 1);
  const middle = ends[Math.floor(ends.length / 2)];
  return middle ?? { x: anchor[0] + 0.5, y: way > 0 ? y1 + 1 : y0, on: 0 };
}

function someOf(byColumn: ReadonlyMap<number, LabelTouch>): LabelTouch[] {
  const all = [...byColumn.values()].toSorted((a, b) => a.x - b.x);
  if (all.length <= PLACES) return all;
  return Array.from(
    { length: PLACES },
    (_, k) => all[Math.floor(((k + 0.5) * all.length) / PLACES)] as LabelTouch,
  );
}

function longest(lengths: ReadonlyMap<number, number> | undefined): number {
  let most = 0;
  let found = 0;
  for (const [label, length] of lengths ?? []) {
    if (length <= most) continue;
    most = length;
    found = label;
  }
  return found;
}
