import { KIND_RULES } from './kind-rules.ts';
import { boxAround, type DrawnBox, type DrawnGroup, type DrawnPart, extentOfBox } from './drawn-things.ts';

/** A piece of furniture with the parts that it is drawn in: a bed, its pillows and its blanket. */
export interface DrawnThing {
  readonly box: DrawnBox;
  readonly parts: readonly DrawnPart[];
}

/** Parts that are one thing fill its rectangle so far; the pan and the tank of a toilet, rounded, less. */
const FILLED = 0.86;
const ROUNDED = { filled: 0.62, long: 0.85 } as const;
/** Groups of more parts are patterns, or many things: each part then stands for itself. */
const MOST_PARTS = 30;

/**
 * The things of a group: parts that together fill a rectangle of a size that furniture has are one, the largest first; a table and the
 * chairs around it fill none, and are several.
 */
export function splitGroup({ parts }: DrawnGroup, metres: number): DrawnThing[] {
  const things: DrawnThing[] = [];
  let rest = parts;
  while (rest.length > 1 && rest.length <= MOST_PARTS) {
    const whole = largestWhole(rest, metres);
    if (whole === undefined) break;
    things.push(whole);
    rest = rest.filter((part) => !whole.parts.includes(part));
  }
  return [...things, ...rest.map((part) => ({ box: part.box, parts: [part] }))];
}

function largestWhole(parts: readonly DrawnPart[], metres: number): DrawnThing | undefined {
  let best: DrawnThing | undefined;
  let largest = 0;
  parts.forEach((a, k) => {
    for (const b of parts.slice(k + 1)) {
      const within = closeOver([a, b], parts, metres);
      const box = boxAround(within, metres);
      const size = box.long * box.short;
      if (size > largest && isWhole(within, box)) [best, largest] = [{ box, parts: within }, size];
    }
  });
  return best;
}

/** All parts whose middle lies in the rectangle around some, and in the one around all of those. */
function closeOver(some: readonly DrawnPart[], all: readonly DrawnPart[], metres: number): DrawnPart[] {
  let within = [...some];
  for (;;) {
    const { x0, y0, x1, y1 } = extentOfBox(boxAround(within, metres), metres);
    const next = all.filter(({ box: { middle } }) => {
      const [x, y] = middle;
      return x > x0 && x < x1 && y > y0 && y < y1;
    });
    if (next.length <= within.length) return within;
    within = next;
  }
}

function isWhole(parts: readonly DrawnPart[], box: DrawnBox): boolean {
  const area = parts.reduce((sum, part) => sum + part.area, 0);
  const least = box.long <= ROUNDED.long ? ROUNDED.filled : FILLED;
  return (
    area >= least * box.long * box.short &&
    KIND_RULES.some(
      ({ long, short }) =>
        box.long >= long[0] && box.long <= long[1] && box.short >= short[0] && box.short <= short[1],
    )
  );
}
