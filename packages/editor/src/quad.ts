import { distance, imagePoint, type ImagePoint, type Size } from './coordinates.ts';
import { crossing, type Line, lineThrough, pointOf } from './lines.ts';

/** Top left, top right, bottom right, bottom left of a rectangle on a surface, as the picture shows it. */
export type Quad = readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint];

/** What a pointer takes hold of. Edge i runs from corner i to the next. */
export type QuadPart =
  | { readonly kind: 'corner'; readonly index: 0 | 1 | 2 | 3 }
  | { readonly kind: 'edge'; readonly index: 0 | 1 | 2 | 3 }
  | { readonly kind: 'whole' };

/** Why a quad cannot stand for a rectangle in perspective. */
export type QuadFault = 'crossed' | 'bent' | 'small' | 'outside';

const INDICES = [0, 1, 2, 3] as const;
type Index = (typeof INDICES)[number];
const next = (index: Index): Index => ((index + 1) % 4) as Index;
const before = (index: Index): Index => ((index + 3) % 4) as Index;

/** Pixels of the picture below which a quad is an accident. */
const LEAST_AREA = 16;

/** A quad over the middle of a picture, to begin with. */
export function middleQuad({ width, height }: Size): Quad {
  const [left, right, top, bottom] = [width * 0.25, width * 0.75, height * 0.25, height * 0.75];
  return [imagePoint(left, top), imagePoint(right, top), imagePoint(right, bottom), imagePoint(left, bottom)];
}

/** @returns nothing for a quad that is convex and partly in the picture */
export function findQuadFault(quad: Quad, { width, height }: Size): QuadFault | undefined {
  const turns = INDICES.map((index) => turnAt(quad, index));
  const area = Math.abs(turns[0] as number) / 2 + Math.abs(turns[2] as number) / 2;
  if (!(area >= LEAST_AREA)) return 'small';
  const left = turns.filter((turn) => turn > 0).length;
  if (left === 2) return 'crossed';
  // A corner on a straight line, or turned in: no camera sees a rectangle so.
  if (left % 4 !== 0 || turns.some((turn) => Math.abs(turn) < 1e-6 * area)) return 'bent';
  return overlaps(quad, width, height, left === 4) ? undefined : 'outside';
}

/** What lies under the pointer, within `reach` pixels of the picture: corners first, then edges, then all of it. */
export function findQuadPart(quad: Quad, at: ImagePoint, reach: number): QuadPart | undefined {
  const corner = INDICES.find((index) => distance(quad[index], at) <= reach);
  if (corner !== undefined) return { kind: 'corner', index: corner };
  const edge = INDICES.find((index) => distanceToEdge(quad[index], quad[next(index)], at) <= reach);
  if (edge !== undefined) return { kind: 'edge', index: edge };
  return isWithin(quad, at) ? { kind: 'whole' } : undefined;
}

/**
 * The quad with a part dragged from one place to another. A corner goes with the pointer. An edge stays the edge of a
 * rectangle on the same surface: it turns about the vanishing point that it shares with the opposite one, its corners
 * slide along the two others. All of it goes along.
 */
export function dragQuad(quad: Quad, part: QuadPart, from: ImagePoint, to: ImagePoint): Quad {
  const by = { x: to.x - from.x, y: to.y - from.y };
  const moved = (corner: ImagePoint) => imagePoint(corner.x + by.x, corner.y + by.y);
  switch (part.kind) {
    case 'corner':
      return withCorners(quad, [part.index, moved(quad[part.index])]);
    case 'whole':
      return [moved(quad[0]), moved(quad[1]), moved(quad[2]), moved(quad[3])];
    case 'edge':
      return slideEdge(quad, part.index, to) ?? quad;
  }
}

function slideEdge(quad: Quad, index: Index, to: ImagePoint): Quad | undefined {
  const [a, b, c, d] = [quad[index], quad[next(index)], quad[next(next(index))], quad[before(index)]];
  const shared = crossing(lineThrough(a, b), lineThrough(d, c));
  const edge: Line = lineThrough(to, shared);
  const one = pointOf(crossing(edge, lineThrough(d, a)));
  const other = pointOf(crossing(edge, lineThrough(c, b)));
  return one && other ? withCorners(quad, [index, one], [next(index), other]) : undefined;
}

function withCorners(quad: Quad, ...corners: readonly (readonly [Index, ImagePoint])[]): Quad {
  const result: [ImagePoint, ImagePoint, ImagePoint, ImagePoint] = [...quad];
  for (const [index, corner] of corners) result[index] = corner;
  return result;
}

/** Convex shapes are apart where a side of one of them parts them. */
function overlaps(quad: Quad, width: number, height: number, clockwise: boolean): boolean {
  const apart =
    quad.every(({ x }) => x <= 0) ||
    quad.every(({ y }) => y <= 0) ||
    quad.every(({ x }) => x >= width) ||
    quad.every(({ y }) => y >= height);
  if (apart) return false;
  const frame = [imagePoint(0, 0), imagePoint(width, 0), imagePoint(width, height), imagePoint(0, height)];
  return INDICES.every((index) => {
    const [a, b] = [quad[index], quad[next(index)]];
    return frame.some(({ x, y }) => {
      const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
      return clockwise ? side > 0 : side < 0;
    });
  });
}

/** Twice the signed area of the triangle at a corner. */
function turnAt(quad: Quad, index: Index): number {
  const [a, b, c] = [quad[before(index)], quad[index], quad[next(index)]];
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

function isWithin(quad: Quad, at: ImagePoint): boolean {
  const sides = INDICES.map((index) => {
    const [a, b] = [quad[index], quad[next(index)]];
    return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0;
  });
  return sides.every(Boolean) || !sides.some(Boolean);
}

function distanceToEdge(a: ImagePoint, b: ImagePoint, at: ImagePoint): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const t = length > 0 ? ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length : 0;
  const along = Math.min(1, Math.max(0, t));
  return distance(at, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) });
}
