import type { Place, Ring } from './ring.ts';

/** A piece of an area between two levels of the plan: upper left, upper right, lower right, lower left. */
export type Trapezium = readonly [Place, Place, Place, Place];

interface Span {
  readonly left: readonly [Place, Place];
  readonly right: readonly [Place, Place];
  readonly top: number;
  bottom: number;
}

const SAME = 1e-7;

/**
 * What rings enclose, by the even-odd rule, as trapezia with level upper and lower sides: between two neighbouring levels at which
 * points lie, edges only cross what is filled. Pieces between the same two edges are one.
 */
export function fillRings(rings: readonly Ring[]): Trapezium[] {
  const edges = rings.flatMap((ring) =>
    ring.map((from, k): readonly [Place, Place] => {
      const to = ring[(k + 1) % ring.length] as Place;
      return from[1] <= to[1] ? [from, to] : [to, from];
    }),
  );
  const levels = [...new Set(rings.flatMap((ring) => ring.map(([, y]) => y)))].toSorted((a, b) => a - b);
  const done: Span[] = [];
  let open: Span[] = [];
  for (let k = 0; k + 1 < levels.length; k++) {
    const [top, bottom] = [levels[k] as number, levels[k + 1] as number];
    if (bottom - top < SAME) continue;
    const middle = (top + bottom) / 2;
    const crossed = edges
      .filter(([a, b]) => a[1] <= top + SAME && b[1] >= bottom - SAME && b[1] - a[1] > SAME)
      .map((edge) => ({ edge, x: crossing(edge, middle) }))
      .toSorted((a, b) => a.x - b.x);
    const spans: Span[] = [];
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const left = (crossed[at] as { edge: readonly [Place, Place] }).edge;
      const right = (crossed[at + 1] as { edge: readonly [Place, Place] }).edge;
      const above = open.find((span) => span.left === left && span.right === right && span.bottom === top);
      if (above) {
        above.bottom = bottom;
        spans.push(above);
      } else spans.push({ left, right, top, bottom });
    }
    done.push(...open.filter((span) => !spans.includes(span)));
    open = spans;
  }
  return [...done, ...open].map(({ left, right, top, bottom }) => [
    [crossing(left, top), top],
    [crossing(right, top), top],
    [crossing(right, bottom), bottom],
    [crossing(left, bottom), bottom],
  ]);
}

function crossing([[ax, ay], [bx, by]]: readonly [Place, Place], y: number): number {
  return by - ay < SAME ? ax : ax + ((bx - ax) * (y - ay)) / (by - ay);
}
