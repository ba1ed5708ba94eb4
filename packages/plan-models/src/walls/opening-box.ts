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

/** How far behind a jamb its wall is measured, in thicknesses of walls: where another wall meets it, it is thicker. */
const BEHIND_JAMB = [0.4, 0.8, 1.4, 2.2] as const;
/** What is thicker than so many common walls is one that runs across: it does not say how thick this one is. Outer walls are 2 to 3 times as thick as partitions. */
const ACROSS = 3.2;
/** Of two jambs the thinner one says how thick the wall is where the other is so many times as thick. */
const UNLIKE = 1.5;

/** sin of the angle up to which an opening runs along the sheet. */
const ON_AXIS = 0.05;

/** The piece of wall that an opening takes, as thick as the wall is drawn at its jambs. */
export function openingBox(opening: PlanOpening, plan: PlanReading): OpeningBox {
  const { from, to } = opening;
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along = onAxis([(to[0] - from[0]) / reach, (to[1] - from[1]) / reach]);
  const through: Place = [-along[1], along[0]];
  // Pixels are counted by their middles here.
  const start = jambAt(plan, from, along, -1);
  const end = jambAt(plan, to, along, 1);
  const [low, high] = facesOf(
    [wallAcross(plan, from, along, through, -1), wallAcross(plan, to, along, through, 1)],
    plan.wallThickness,
  );
  const [s, t] = [(start + end + reach) / 2, (low + high) / 2];
  return {
    middle: [from[0] + 0.5 + along[0] * s + through[0] * t, from[1] + 0.5 + along[1] * s + through[1] * t],
    along,
    through,
    width: Math.max(2, reach + end - start),
    depth: high - low,
  };
}

/** What runs along the sheet but for a pixel at its end does so exactly. */
function onAxis([x, y]: Place): Place {
  if (Math.abs(y) < ON_AXIS) return [Math.sign(x), 0];
  return Math.abs(x) < ON_AXIS ? [0, Math.sign(y)] : [x, y];
}

type Span = readonly [low: number, high: number];

function facesOf(spans: readonly (Span | undefined)[], wallThickness: number): Span {
  const found = spans
    .flatMap((span) => (span === undefined ? [] : [span]))
    .toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]));
  const [thin, thick] = found;
  const half = Math.max(2, wallThickness) / 2;
  if (thin === undefined) return [-half, half];
  if (thick === undefined || thick[1] - thick[0] > UNLIKE * (thin[1] - thin[0])) return thin;
  return [(thin[0] + thick[0]) / 2, (thin[1] + thick[1]) / 2];
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

/** The faces of the wall behind a jamb, where it is thinnest; undefined where there is none but one that runs across. */
function wallAcross(
  plan: PlanReading,
  [x, y]: PlanPoint,
  [dx, dy]: Place,
  [nx, ny]: Place,
  way: 1 | -1,
): Span | undefined {
  const jamb = Math.abs(jambAt(plan, [x, y], [dx, dy], way));
  const thickness = Math.max(3, plan.wallThickness);
  const most = ACROSS * thickness;
  let thinnest: Span | undefined;
  for (const share of BEHIND_JAMB) {
    const behind = way * (jamb + share * thickness);
    const at = (t: number): boolean => isWall(plan, x + dx * behind + nx * t, y + dy * behind + ny * t);
    const inside = [0, 1, -1, 2, -2, 3, -3].find(at);
    if (inside === undefined) break;
    let [low, high] = [inside, inside];
    while (low > inside - most && at(low - 1)) low--;
    while (high < inside + most && at(high + 1)) high++;
    if (high - low + 1 > most) continue;
    if (thinnest === undefined || high - low + 1 < thinnest[1] - thinnest[0])
      thinnest = [low - 0.5, high + 0.5];
  }
  return thinnest;
}

function isWall({ walls: { width, height, data } }: PlanReading, px: number, py: number): boolean {
  const [x, y] = [Math.round(px), Math.round(py)];
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1;
}
