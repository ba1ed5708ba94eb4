import { seenAt } from '@plumbline/scene/geometry/geometry-camera.ts';
import type { GeometryCamera, Place } from '@plumbline/scene/scene-value/scene-geometry.ts';
import type { Trapezoid } from './cut-outline.ts';

type Point = readonly [number, number];

/** Triangles in space, and where in the picture each corner is. */
export interface LaidSurface {
  readonly places: Place[];
  readonly points: Point[];
}

/** How often a piece is halved at the most. */
const HALVINGS = 14;

/**
 * Lays pieces of a picture on a surface, cut so finely that what lies between their corners is seen where it is drawn: a picture on
 * a triangle runs evenly through space, not through the picture.
 *
 * @param most pixels that it may be off
 */
export function layOnSurface(
  pieces: readonly Trapezoid[],
  camera: GeometryCamera,
  placeOf: (point: Point) => Place,
  most: number,
): LaidSurface {
  const laid: LaidSurface = { places: [], points: [] };
  const corner = (point: Point): Corner => ({ point, place: placeOf(point) });
  const lay = (piece: readonly [Corner, Corner, Corner, Corner], left: number): void => {
    const [a, b, c, d] = piece;
    const across = Math.max(missBetween(camera, a, b), missBetween(camera, d, c));
    const down = Math.max(missBetween(camera, a, d), missBetween(camera, b, c));
    const slanted = missBetween(camera, a, c);
    if (left > 0 && Math.max(across, down, slanted) > most) {
      if (down >= across) {
        const [right, other] = [corner(middle(b.point, c.point)), corner(middle(a.point, d.point))];
        lay([a, b, right, other], left - 1);
        lay([other, right, c, d], left - 1);
      } else {
        const [top, foot] = [corner(middle(a.point, b.point)), corner(middle(d.point, c.point))];
        lay([a, top, foot, d], left - 1);
        lay([top, b, c, foot], left - 1);
      }
      return;
    }
    // Counter-clockwise, seen by the viewer: down first, as y of a picture grows downwards.
    for (const triangle of [
      [a, d, c],
      [a, c, b],
    ] as const)
      if (isFlat(triangle)) continue;
      else
        for (const { place, point } of triangle) {
          laid.places.push(place);
          laid.points.push(point);
        }
  };
  for (const [a, b, c, d] of pieces) lay([corner(a), corner(b), corner(c), corner(d)], HALVINGS);
  return laid;
}

interface Corner {
  readonly point: Point;
  readonly place: Place;
}

/** Pixels between where the middle of two corners is seen and where it is drawn. */
function missBetween(camera: GeometryCamera, a: Corner, b: Corner): number {
  const seen = seenAt(camera, [
    (a.place[0] + b.place[0]) / 2,
    (a.place[1] + b.place[1]) / 2,
    (a.place[2] + b.place[2]) / 2,
  ]);
  if (seen === undefined) return 0;
  const [x, y] = middle(a.point, b.point);
  return Math.hypot(seen[0] - x, seen[1] - y);
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function isFlat([a, b, c]: readonly [Corner, Corner, Corner]): boolean {
  const [ax, ay] = a.point;
  return Math.abs((b.point[0] - ax) * (c.point[1] - ay) - (b.point[1] - ay) * (c.point[0] - ax)) < 1e-3;
}
