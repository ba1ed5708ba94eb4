import type { BitMask } from '@plumbline/imaging/raster.ts';
import type { Place, QuadCorners } from '@plumbline/imaging/warp/homography.ts';

/** A mask that fills its four corners to this share, and they it, was painted round a rectangle. */
const ALIKE = 0.93;
/** Smallest area of such a mask, in pixels. */
const LEAST_AREA = 400;

/**
 * The corners of a mask that has the outline of a rectangle in perspective, top left first, clockwise as it is seen; the
 * convex hull (Andrew, 1979) with its least corner given up until four are left.
 *
 * @param mask 1 where painted @returns undefined for any other outline
 */
export function cornersOfMask(mask: BitMask): QuadCorners | undefined {
  const { width, height, data } = mask;
  const ends: Place[] = [];
  let area = 0;
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      if (first === -1) first = x;
      last = x;
      area++;
    }
    if (first !== -1)
      ends.push({ x: first, y }, { x: last + 1, y }, { x: first, y: y + 1 }, { x: last + 1, y: y + 1 });
  }
  if (area < LEAST_AREA) return undefined;
  const hull = hullOf(ends);
  while (hull.length > 4) hull.splice(leastCorner(hull), 1);
  if (hull.length < 4) return undefined;
  const quad = hull as [Place, Place, Place, Place];
  const own = areaOf(quad);
  if (own > area / ALIKE || own < ALIKE * area) return undefined;
  return startingTopLeft(quad);
}

/** Clockwise as seen, y running down. */
function hullOf(points: readonly Place[]): Place[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (run: readonly Place[]): Place[] => {
    const kept: Place[] = [];
    for (const point of run) {
      while (kept.length > 1 && turn(kept.at(-2) as Place, kept.at(-1) as Place, point) <= 0) kept.pop();
      kept.push(point);
    }
    kept.pop();
    return kept;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The corner whose loss takes least area. */
function leastCorner(hull: readonly Place[]): number {
  let least = 0;
  let smallest = Infinity;
  for (let k = 0; k < hull.length; k++) {
    const lost = turn(
      hull[(k + hull.length - 1) % hull.length] as Place,
      hull[k] as Place,
      hull[(k + 1) % hull.length] as Place,
    );
    if (lost >= smallest) continue;
    smallest = lost;
    least = k;
  }
  return least;
}

function turn(a: Place, b: Place, c: Place): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function areaOf(quad: readonly Place[]): number {
  return Math.abs(
    quad.reduce((sum, a, k) => {
      const b = quad[(k + 1) % quad.length] as Place;
      return sum + a.x * b.y - b.x * a.y;
    }, 0) / 2,
  );
}

function startingTopLeft(quad: readonly [Place, Place, Place, Place]): QuadCorners {
  let first = 0;
  for (let k = 1; k < 4; k++)
    if ((quad[k] as Place).x + (quad[k] as Place).y < (quad[first] as Place).x + (quad[first] as Place).y)
      first = k;
  const at = (k: number): Place => quad[(first + k) % 4] as Place;
  return [at(0), at(1), at(2), at(3)];
}
