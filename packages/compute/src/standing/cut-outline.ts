type Point = readonly [number, number];

/** Four corners, clockwise from the upper left one; its upper and lower side are level. */
export type Trapezoid = readonly [Point, Point, Point, Point];

interface Side {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** 1 runs down, −1 up. */
  readonly way: 1 | -1;
}

/** Heights nearer than this are one. */
const SAME = 0.02;

/** Cuts what closed rings enclose, by the non-zero rule, into trapezoids along the heights of their corners. */
export function cutOutline(rings: readonly (readonly Point[])[]): Trapezoid[] {
  const sides = rings.flatMap(sidesOf).toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  const heights = [...new Set(sides.flatMap(({ y0, y1 }) => [y0, y1]))].toSorted((a, b) => a - b);
  const made: Trapezoid[] = [];
  /** By its sides, the trapezoid that goes on: where it began. */
  let open = new Map<string, { readonly left: Side; readonly right: Side; readonly from: number }>();
  let next = 0;
  let active: Side[] = [];
  const close = ({ left, right, from }: { left: Side; right: Side; from: number }, to: number): void => {
    made.push([
      [at(left, from), from],
      [at(right, from), from],
      [at(right, to), to],
      [at(left, to), to],
    ]);
  };
  const numbers = new Map(sides.map((side, k) => [side, k]));
  for (let k = 0; k + 1 < heights.length; k++) {
    const [top, bottom] = [heights[k] as number, heights[k + 1] as number];
    while (next < sides.length && (sides[next] as Side).y0 <= top) active.push(sides[next++] as Side);
    active = active.filter(({ y1 }) => y1 > top);
    const middle = (top + bottom) / 2;
    const across = active.toSorted((a, b) => at(a, middle) - at(b, middle));
    const going = new Map<string, { left: Side; right: Side; from: number }>();
    let turns = 0;
    let left: Side | undefined;
    for (const side of across) {
      const before = turns;
      turns += side.way;
      if (before === 0) left = side;
      if (turns !== 0 || left === undefined) continue;
      const key = `${numbers.get(left)} ${numbers.get(side)}`;
      going.set(key, open.get(key) ?? { left, right: side, from: top });
      left = undefined;
    }
    for (const [key, each] of open) if (!going.has(key)) close(each, top);
    open = going;
  }
  const last = heights.at(-1);
  if (last !== undefined) for (const each of open.values()) close(each, last);
  return made;
}

function sidesOf(ring: readonly Point[]): Side[] {
  return ring.flatMap(([x, y], k): Side[] => {
    const [nx, ny] = ring[(k + 1) % ring.length] as Point;
    const [from, to] = [snap(y), snap(ny)];
    if (from === to) return [];
    return from < to
      ? [{ x0: x, y0: from, x1: nx, y1: to, way: 1 }]
      : [{ x0: nx, y0: to, x1: x, y1: from, way: -1 }];
  });
}

function snap(y: number): number {
  return Math.round(y / SAME) * SAME;
}

function at({ x0, y0, x1, y1 }: Side, y: number): number {
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
}
