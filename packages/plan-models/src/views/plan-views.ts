import { cameraBasis, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import type { ModelView, Vector3 } from '@plumbline/models/model/model.ts';
import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { DOLLHOUSE, type PlanLanguage } from '../names/names.ts';
import type { PlanFrame } from '../frame/plan-frame.ts';
import type { NamedRoom } from '../rooms/lay-rooms.ts';
import { createSights, viewWithin } from './view-within.ts';

/** Radians: how steeply a dollhouse is looked into, and from which side of the south. */
const STEEP = 0.98;
const ASIDE = 0.3;
const FIELD = 0.72;
/** Width over height of a picture that holds the whole, and the share of it that stays free around. */
const RATIO = 1.5;
const MARGIN = 0.05;
const HALVINGS = 24;
/** Rooms that get a view, and the least of them in m². */
const MOST_ROOMS = 6;
const LEAST_M2 = 4;

/** The whole from above without its ceilings, and the largest rooms from within. */
export function planViews(
  plan: PlanReading,
  frame: PlanFrame,
  rooms: readonly NamedRoom[],
  wall: number,
  language: PlanLanguage,
): ModelView[] {
  const sights = createSights(plan, frame.metres);
  const within = rooms
    .filter(({ type, areaPixels }) => type !== 'terrace' && areaPixels * frame.metres ** 2 >= LEAST_M2)
    .toSorted((a, b) => b.areaPixels - a.areaPixels)
    .slice(0, MOST_ROOMS)
    .flatMap((room) => viewWithin(plan, frame, sights, room));
  return [dollhouse(frame, wall, language), ...within];
}

/** From the south and above, as near as all of it is in the picture. */
function dollhouse({ width, height, metres }: PlanFrame, wall: number, language: PlanLanguage): ModelView {
  const [w, d] = [(width * metres) / 2, (height * metres) / 2];
  const corners = [-w, w].flatMap((x) => [0, wall].flatMap((y) => [-d, d].map((z): Vector3 => [x, y, z])));
  const view = (away: number, aim: number): ModelView => {
    const target: Vector3 = [0, 0, aim];
    return {
      name: DOLLHOUSE[language],
      eye: [
        -away * Math.cos(STEEP) * Math.sin(ASIDE),
        away * Math.sin(STEEP),
        aim + away * Math.cos(STEEP) * Math.cos(ASIDE),
      ],
      target,
      up: [0, 1, 0],
      fieldOfView: FIELD,
      orthographicHeight: null,
      hiddenClasses: ['ceiling'],
    };
  };
  // What is nearer is seen larger: the middle of the picture lies before that of the building.
  let best = view(100 * (w + d), 0);
  for (const aim of [0, 0.05, 0.1, 0.15].map((share) => share * d)) {
    let [near, far] = [0.2 * (w + d), 20 * (w + d) + wall];
    for (let round = 0; round < HALVINGS; round++) {
      const middle = (near + far) / 2;
      if (holds(view(middle, aim), corners)) far = middle;
      else near = middle;
    }
    if (far < distanceOf(best)) best = view(far, aim);
  }
  return best;
}

function distanceOf({ eye, target }: ModelView): number {
  return Math.hypot(...eye.map((value, axis) => value - (target[axis] as number)));
}

function holds({ eye, target }: ModelView, corners: readonly Vector3[]): boolean {
  const basis = cameraBasis({ eye, target, fieldOfView: FIELD, twoPoint: false }, RATIO, 1);
  return corners.every((corner) => {
    const { x, y, depth } = projectPoint(basis, corner);
    const inside = (share: number) => share >= MARGIN && share <= 1 - MARGIN;
    return depth > 0 && inside(x / RATIO) && inside(y);
  });
}
