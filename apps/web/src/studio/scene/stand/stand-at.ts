import type { ModelFromPlan } from '@plumbline/contract/api/model-from-plan.ts';
import type { SceneRegion } from '@plumbline/contract/api/scene.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';

/** In pixels of the plan's picture. */
export type PlanPoint = readonly [x: number, y: number];

/** Metres: the eye of somebody who stands, and what they look at a few steps ahead. */
const EYE = 1.55;
const LOOKS_AT = 1.3;
const AHEAD = 3;
/** Radians across: a wide lens, as rooms need it. */
const FIELD = 1.3;
const WAYS = 48;
/** Ways to both sides that a view takes in. */
const SEEN = 4;

/** Somebody who stands at a place of the plan, looking to where most of the room lies before them. */
export function standAt(
  [x, y]: PlanPoint,
  rooms: readonly Pick<SceneRegion, 'outline'>[],
  { centre, metresPerPixel }: ModelFromPlan['frame'],
): ModelCamera {
  const angle = widestWay([x, y], rooms);
  const eye = [(x - centre[0]) * metresPerPixel, EYE, (y - centre[1]) * metresPerPixel] as const;
  return {
    eye,
    target: [eye[0] + AHEAD * Math.cos(angle), LOOKS_AT, eye[2] + AHEAD * Math.sin(angle)],
    fieldOfView: FIELD,
    twoPoint: true,
  };
}

/** Radians from east to south on the sheet. Outside of all rooms one looks north. */
function widestWay(from: PlanPoint, rooms: readonly Pick<SceneRegion, 'outline'>[]): number {
  const edges = rooms.flatMap(({ outline }) =>
    outline.flatMap((ring) => ring.map((point, k) => [point, ring[(k + 1) % ring.length] ?? point] as const)),
  );
  const far = Array.from({ length: WAYS }, (_, way) => sightTo(from, (2 * Math.PI * way) / WAYS, edges));
  let [best, most] = [(3 * Math.PI) / 2, 0];
  for (let way = 0; way < WAYS; way++) {
    let seen = 0;
    for (let k = -SEEN; k <= SEEN; k++) seen += far[(way + k + WAYS) % WAYS] ?? 0;
    if (seen > most + 1e-6) [best, most] = [(2 * Math.PI * way) / WAYS, seen];
  }
  return best;
}

/** How far it is to the first edge; 0 where there is none. */
function sightTo(
  [x, y]: PlanPoint,
  angle: number,
  edges: readonly (readonly [readonly [number, number], readonly [number, number]])[],
): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let nearest = Infinity;
  for (const [[ax, ay], [bx, by]] of edges) {
    const cross = dx * (by - ay) - dy * (bx - ax);
    if (Math.abs(cross) < 1e-9) continue;
    const t = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / cross;
    const s = ((ax - x) * dy - (ay - y) * dx) / cross;
    if (t > 0 && s >= 0 && s <= 1) nearest = Math.min(nearest, t);
  }
  return Number.isFinite(nearest) ? nearest : 0;
}
