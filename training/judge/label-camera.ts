import type { JudgeEdge, JudgeLabel } from './judge-label.ts';

/** A point of the picture's plane, or a direction where the third number is 0. */
export type Meeting = readonly [number, number, number];

/** Degrees, 0…90, by which an edge misses the point that the edges of its family should run to. */
function missOf([x0, y0, x1, y1]: JudgeEdge, [px, py, w]: Meeting): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const [tx, ty] = [px - w * ((x0 + x1) / 2), py - w * ((y0 + y1) / 2)];
  const turn = Math.abs(Math.atan2(dx * ty - dy * tx, dx * tx + dy * ty));
  return (180 / Math.PI) * Math.min(turn, Math.PI - turn);
}

/** Mean miss of a family, in degrees. */
export function meanMiss(edges: readonly JudgeEdge[], meeting: Meeting): number {
  return edges.reduce((sum, edge) => sum + missOf(edge, meeting), 0) / edges.length;
}

/**
 * Where a family of edges meets: of the crossings of every two, and of their common direction, the one that the whole
 * family misses least. There are at most six edges, so that all are tried.
 */
export function familyMeeting(edges: readonly JudgeEdge[], size: number): Meeting {
  const candidates = edges.flatMap((a, index) => [
    direction(a),
    ...edges.slice(index + 1).map((b) => crossing(a, b, size)),
  ]);
  return candidates.reduce((best, next) =>
    meanMiss(edges, next) < meanMiss(edges, best) - 1e-9 ? next : best,
  );
}

/** Heights of the horizon at the left and right border; null without a perspective of two level families, or one level one. */
export function labelHorizon(label: JudgeLabel): readonly [number, number] | null {
  const { families, width, height, projection } = label;
  if (projection === 'parallel') return null;
  const [a, b] = [families.x, families.z].map((edges) =>
    edges === undefined ? undefined : familyMeeting(edges, Math.max(width, height)),
  );
  if (a === undefined || b === undefined) return null;
  // The line through both: of two directions at infinity there is none in the picture.
  const [nx, ny, c] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  if (Math.abs(ny) < 1e-9 || Math.abs(nx / ny) > 1) return null;
  return [-c / ny, -(c + nx * width) / ny];
}

function direction([x0, y0, x1, y1]: JudgeEdge): Meeting {
  return [x1 - x0, y1 - y0, 0];
}

function crossing(a: JudgeEdge, b: JudgeEdge, size: number): Meeting {
  const [ax, ay, bx, by] = [a[2] - a[0], a[3] - a[1], b[2] - b[0], b[3] - b[1]];
  const turn = ax * by - ay * bx;
  const t = ((b[0] - a[0]) * by - (b[1] - a[1]) * bx) / turn;
  // Farther than a hundred pictures away it is a direction.
  if (Math.abs(turn) < 1e-9 || Math.abs(t) * Math.hypot(ax, ay) > 100 * size) return [ax, ay, 0];
  return [a[0] + t * ax, a[1] + t * ay, 1];
}
