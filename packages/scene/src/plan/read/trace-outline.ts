import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { PlanPoint } from './plan-reading.ts';

/** Deviation in pixels below which points of an outline are dropped. */
const TOLERANCE = 1.2;
/** Corners of a single pixel: an outline of fewer points has none to drop. */
const LEAST_POINTS = 4;
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The outer outline of a label along pixel edges, simplified (Ramer, 1972; Douglas, Peucker, 1973). */
export function traceOutline(map: LabelMap, label: number, x0: number, y0: number, y1: number): PlanPoint[] {
  const { width, height, data } = map;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === label;
  let sy = y0;
  while (sy <= y1 && !inside(x0, sy)) sy++;
  if (sy > y1) return [];
  // The walk keeps the room to its right, along pixel corners; it starts upward at the leftmost column.
  let x = x0;
  let y = sy;
  let heading = 0;
  const points: PlanPoint[] = [];
  const limit = 4 * width * height;
  for (let n = 0; n < limit; n++) {
    points.push([x, y]);
    const step = STEPS[heading] as readonly [number, number];
    x += step[0];
    y += step[1];
    if (x === x0 && y === sy && n > 2) break;
    const [ahead, side] = aheadOf(x, y, heading);
    const leftIn = inside(...side);
    const rightIn = inside(...ahead);
    if (leftIn) heading = (heading + 3) % 4;
    else if (!rightIn) heading = (heading + 1) % 4;
  }
  return simplify(points);
}

/** The pixels to the right and to the left in front of a corner, for each heading. */
function aheadOf(x: number, y: number, heading: number): [[number, number], [number, number]] {
  if (heading === 0)
    return [
      [x, y],
      [x, y - 1],
    ];
  if (heading === 1)
    return [
      [x - 1, y],
      [x, y],
    ];
  if (heading === 2)
    return [
      [x - 1, y - 1],
      [x - 1, y],
    ];
  return [
    [x, y - 1],
    [x - 1, y - 1],
  ];
}

function simplify(points: readonly PlanPoint[]): PlanPoint[] {
  if (points.length < LEAST_POINTS) return [...points];
  const half = Math.floor(points.length / 2);
  const first = reduceLine(points.slice(0, half + 1));
  const second = reduceLine([...points.slice(half), points[0] as PlanPoint]);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function reduceLine(points: readonly PlanPoint[]): PlanPoint[] {
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  while (stack.length > 0) {
    const [a, b] = stack.pop() as [number, number];
    const [ax, ay] = points[a] as PlanPoint;
    const [bx, by] = points[b] as PlanPoint;
    const length = Math.hypot(bx - ax, by - ay);
    let far = 0;
    let at = -1;
    for (let k = a + 1; k < b; k++) {
      const [px, py] = points[k] as PlanPoint;
      const d =
        length > 0
          ? Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length
          : Math.hypot(px - ax, py - ay);
      if (d > far) {
        far = d;
        at = k;
      }
    }
    if (far <= TOLERANCE || at < 0) continue;
    keep[at] = 1;
    stack.push([a, at], [at, b]);
  }
  return points.filter((_, k) => keep[k]);
}
