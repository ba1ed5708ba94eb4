import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import type { LineEnd, StructureLine } from '@plumbline/imaging/synthesis/structure-lines.ts';
import type { WorkingLevel } from '@plumbline/imaging/synthesis/working-level.ts';
import { findSegments, type RawSegment } from '@plumbline/scene/drawing/line-segments.ts';

/** A segment that ends this near the hole comes out of it. */
const NEAR = 7;
const SHORTEST = 9;
const THRESHOLD = 0.012;
/** Two ends belong to one line where each points at the other within this angle (as a sine)… */
const ASTRAY = 0.02;
/** …or misses it by no more than this. */
const MISS = 1.2;
/** How far the cross-sections of two ends may differ. */
const UNLIKE = 36;
const MOST = 40;

interface Entry extends LineEnd {
  readonly length: number;
  /** Colour (r, g, b) to the left and to the right, seen along (ux, uy). */
  readonly sides: readonly number[];
}

/**
 * Lines that enter a hole and come out again on its other side, and lines that meet within it, as the edges of a room's corner
 * do.
 */
export function continueLines(level: WorkingLevel): StructureLine[] {
  const { picture, unknown } = level;
  const distance = distanceTransform(unknown).data;
  const entries = findSegments(greyscale(picture), SHORTEST, THRESHOLD)
    .flatMap((segment) => entriesOf(segment, level, distance))
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST);
  const pairs: { a: Entry; b: Entry; cost: number }[] = [];
  for (const [i, a] of entries.entries())
    for (const b of entries.slice(i + 1)) {
      const cost = pairCost(a, b);
      if (cost < 1 && crossesHole(a, b, level)) pairs.push({ a, b, cost });
    }
  pairs.sort((p, q) => p.cost - q.cost);
  const taken = new Set<Entry>();
  const lines: StructureLine[] = [];
  for (const { a, b } of pairs) {
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    lines.push({ from: a, to: b });
  }
  return lines;
}

/** The ends of a segment at which it runs into the hole. */
function entriesOf(segment: RawSegment, level: WorkingLevel, distance: Float32Array): Entry[] {
  const { width, height } = level.picture;
  const at = (x: number, y: number): number => {
    const px = Math.round(x);
    const py = Math.round(y);
    return px < 0 || py < 0 || px >= width || py >= height ? Infinity : (distance[py * width + px] as number);
  };
  const { x0, y0, x1, y1, length } = segment;
  const found: Entry[] = [];
  for (const [x, y, fx, fy] of [
    [x0, y0, x1, y1],
    [x1, y1, x0, y0],
  ] as const) {
    const ux = (fx - x) / length;
    const uy = (fy - y) / length;
    // The hole's own rim is an edge too, but one that runs along it: most of a true segment lies clear of the hole.
    let clear = 0;
    for (let t = 0; t <= 1; t += 0.125) if (at(x + t * (fx - x), y + t * (fy - y)) > 2) clear++;
    if (clear < 6 || at(x, y) > NEAR) continue;
    if (at(x - ux * NEAR, y - uy * NEAR) > at(x, y)) continue;
    let enter = 0;
    while (enter < 2 * NEAR && at(x - ux * enter, y - uy * enter) > 0) enter++;
    let start = 0;
    while (start < length && at(x + ux * start, y + uy * start) === 0) start++;
    const shift = start > 0 ? start : -enter;
    const end = { x: x + ux * shift, y: y + uy * shift, ux, uy };
    found.push({ ...end, length: length - start, sides: sidesOf(end, level) });
  }
  return found;
}

function sidesOf({ x, y, ux, uy }: LineEnd, { picture, unknown }: WorkingLevel): readonly number[] {
  const { width, height, data } = picture;
  return [-1, 1].flatMap((side) => {
    const sums = [0, 0, 0];
    let count = 0;
    for (let along = 2; along < 9; along++)
      for (const away of [2, 3, 4]) {
        const px = Math.round(x + ux * along - uy * side * away);
        const py = Math.round(y + uy * along + ux * side * away);
        if (px < 0 || py < 0 || px >= width || py >= height || unknown.data[py * width + px] === 1) continue;
        for (let c = 0; c < 3; c++)
          sums[c] = (sums[c] as number) + (data[3 * (py * width + px) + c] as number);
        count++;
      }
    return sums.map((sum) => sum / Math.max(1, count));
  });
}

/** Below 1 where two ends are of one line. */
function pairCost(a: Entry, b: Entry): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const gap = Math.hypot(dx, dy);
  if (gap < 3) return Infinity;
  // Each comes from away, so that they face each other.
  if (a.ux * b.ux + a.uy * b.uy > -0.97) return Infinity;
  if (a.ux * dx + a.uy * dy > -0.9 * gap) return Infinity;
  const missA = Math.abs(a.ux * dy - a.uy * dx);
  const missB = Math.abs(b.ux * dy - b.uy * dx);
  const allowed = MISS + ASTRAY * gap;
  const miss = Math.max(missA, missB) / allowed;
  // What is left of the one is right of the other.
  let unlike = 0;
  for (let c = 0; c < 3; c++)
    unlike +=
      Math.abs((a.sides[c] as number) - (b.sides[c + 3] as number)) +
      Math.abs((a.sides[c + 3] as number) - (b.sides[c] as number));
  const shortest = Math.min(a.length, b.length);
  return miss * 0.6 + unlike / (2 * 3 * UNLIKE) + Math.max(0, gap / (8 * shortest) - 0.3);
}

/** Most of the way between two ends must lie in the hole. */
function crossesHole(a: Entry, b: Entry, { unknown }: WorkingLevel): boolean {
  let inside = 0;
  let steps = 0;
  const gap = Math.hypot(b.x - a.x, b.y - a.y);
  for (let t = 0; t <= gap; t++, steps++) {
    const x = Math.round(a.x + ((b.x - a.x) * t) / gap);
    const y = Math.round(a.y + ((b.y - a.y) * t) / gap);
    if (unknown.data[y * unknown.width + x] === 1) inside++;
  }
  return inside > 0.7 * steps;
}
