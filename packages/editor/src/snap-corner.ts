import { distance, type ImagePoint } from './coordinates.ts';
import { crossing, type HomogeneousPoint, type Line, lineThrough, nearestOn, pointOf } from './lines.ts';
import type { Quad } from './quad.ts';

/** A corner moved onto lines that lead to vanishing points, and those lines, to be shown. */
export interface Snap {
  readonly at: ImagePoint;
  readonly guides: readonly Line[];
}

/**
 * Where a dragged corner falls into place: its edges, to the corner before and the corner after it, then lead to the
 * vanishing points of the picture's main directions. Both edges where both can, else the nearer one.
 *
 * @param at where the pointer has the corner
 * @param reach pixels of the picture within which a corner falls into place
 * @returns nothing where no line is near
 */
export function snapCorner(
  quad: Quad,
  index: 0 | 1 | 2 | 3,
  at: ImagePoint,
  vanishingPoints: readonly HomogeneousPoint[],
  reach: number,
): Snap | undefined {
  const near = (corner: ImagePoint) => nearestLine(corner, at, vanishingPoints, reach);
  const one = near(quad[((index + 3) % 4) as 0 | 1 | 2 | 3]);
  const other = near(quad[((index + 1) % 4) as 0 | 1 | 2 | 3]);
  if (one && other) {
    const both = pointOf(crossing(one.line, other.line));
    if (both && distance(both, at) <= 2 * reach) return { at: both, guides: [one.line, other.line] };
  }
  const nearer = !one || (other && other.away < one.away) ? other : one;
  return nearer && { at: nearer.at, guides: [nearer.line] };
}

interface NearLine {
  readonly line: Line;
  readonly at: ImagePoint;
  readonly away: number;
}

function nearestLine(
  corner: ImagePoint,
  at: ImagePoint,
  vanishingPoints: readonly HomogeneousPoint[],
  reach: number,
): NearLine | undefined {
  // Beside the corner every line through it is near, and none is meant.
  if (distance(corner, at) <= 2 * reach) return undefined;
  let nearest: NearLine | undefined;
  for (const point of vanishingPoints) {
    const line = lineThrough(corner, point);
    const place = nearestOn(line, at);
    if (place && place.away <= Math.min(reach, nearest?.away ?? reach)) nearest = { line, ...place };
  }
  return nearest;
}
