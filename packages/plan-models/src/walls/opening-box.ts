import type { PlanOpening, PlanPoint, PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import type { Place } from '../outlines/ring.ts';

/** An opening as a piece of its wall: a rectangle of the plan, in pixels. */
export interface OpeningBox {
  readonly middle: Place;
  /** Unit vectors along the wall and through it. */
  readonly along: Place;
  readonly through: Place;
  /** Clear width, and thickness of the wall that it is in. */
  readonly width: number;
  readonly depth: number;
}

/** How far behind a jamb its wall is measured, in thicknesses of walls. */
const BEHIND_JAMB = 0.6;
/** A jamb that is thicker than this many walls is one that runs across: it does not say how thick this one is. */
const ACROSS = 1.7;

/** The piece of wall that an opening takes, as thick as the wall is drawn at its jambs. */
export function openingBox(opening: PlanOpening, plan: PlanReading): OpeningBox {
  const { from, to } = opening;
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Place = [(to[0] - from[0]) / reach, (to[1] - from[1]) / reach];
  const through: Place = [-along[1], along[0]];
  // Pixels are counted by their middles here.
  const start = jambAt(plan, from, along, -1);
  const end = jambAt(plan, to, along, 1);
  const spans = [wallAcross(plan, from, along, through, -1), wallAcross(plan, to, along, through, 1)].flatMap(
    (span) => (span === undefined ? [] : [span]),
  );
  const thickness = Math.max(2, plan.wallThickness);
  const low = spans.length > 0 ? mean(spans.map(([a]) => a)) : -thickness / 2;
  const high = spans.length > 0 ? mean(spans.map(([, b]) => b)) : thickness / 2;
  const [s, t] = [(start + end + reach) / 2, (low + high) / 2];
  return {
    middle: [from[0] + 0.5 + along[0] * s + through[0] * t, from[1] + 0.5 + along[1] * s + through[1] * t],
    along,
    through,
    width: Math.max(2, reach + end - start),
    depth: high - low,
  };
}

/** A point of the opening's rectangle, `s` along it and `t` through it from its middle, in pixels. */
export function placeInOpening({ middle, along, through }: OpeningBox, s: number, t: number): Place {
  return [middle[0] + along[0] * s + through[0] * t, middle[1] + along[1] * s + through[1] * t];
}

/** Where the wall begins, in pixels along the opening's line from an end of it. */
function jambAt(plan: PlanReading, [x, y]: PlanPoint, [dx, dy]: Place, way: 1 | -1): number {
  const limit = Math.max(4, plan.wallThickness);
  // The end may lie on the first pixel of the wall, or before it.
  for (let step = -3; step <= limit; step++)
    if (isWall(plan, x + way * dx * step, y + way * dy * step)) return way * (step - 0.5);
  return 0;
}

function wallAcross(
  plan: PlanReading,
  [x, y]: PlanPoint,
  [dx, dy]: Place,
  [nx, ny]: Place,
  way: 1 | -1,
): readonly [number, number] | undefined {
  const behind = way * (Math.abs(jambAt(plan, [x, y], [dx, dy], way)) + BEHIND_JAMB * plan.wallThickness);
  const at = (t: number): boolean => isWall(plan, x + dx * behind + nx * t, y + dy * behind + ny * t);
  const most = 2 * Math.max(3, plan.wallThickness);
  const inside = [0, 1, -1, 2, -2, 3, -3].find(at);
  if (inside === undefined) return undefined;
  let [low, high] = [inside, inside];
  while (low > inside - most && at(low - 1)) low--;
  while (high < inside + most && at(high + 1)) high++;
  return high - low + 1 > ACROSS * Math.max(3, plan.wallThickness) ? undefined : [low - 0.5, high + 0.5];
}

function isWall({ walls: { width, height, data } }: PlanReading, px: number, py: number): boolean {
  const [x, y] = [Math.round(px), Math.round(py)];
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
