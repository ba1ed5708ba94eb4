import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '../image-kind/to-rgb.ts';
import { forOpening } from '../plan/opening-pixels.ts';
import type { PlanReading } from '../plan/plan-reading.ts';
import { readPlan } from '../plan/read-plan.ts';
import { refuseUndrawn } from '../plan/refuse-non-plans.ts';
import type { ImageKind } from '../render-types.ts';
import { assembleScene } from './assemble-scene.ts';
import { labelRegions } from './label-regions.ts';
import { LEAST_REGION, type RegionDraft } from './scene-draft.ts';
import type { SceneClass, SceneValue } from './scene-value.ts';

/** Keys of what is one region however its parts lie; doors and rooms follow. */
const WALLS = 1;
const OUTSIDE = 2;
const FIRST_DOOR = 3;

/**
 * How a floor plan is understood: its walls and what lies outside as one region each, every room and every door as one of
 * its own. There is no camera.
 * @throws SceneRefusal where nothing is drawn.
 */
export function readPlanScene(base: Raster, kind: ImageKind): SceneValue {
  const picture = toRgb(base);
  refuseUndrawn(picture);
  const plan = readPlan(picture);
  const { width, height, confidence } = plan;
  const doors = plan.openings.filter((opening) => opening.kind === 'door');
  const firstRoom = FIRST_DOOR + doors.length;
  const keys = keysOf(plan, doors, firstRoom);
  const unit = Math.max(width, height) / 1024;
  const { labels, keys: keyOf } = labelRegions(
    keys,
    width,
    height,
    Math.round(LEAST_REGION * unit * unit),
    // A door is a piece of its own; what a line parts of a room is still that room.
    (key) => key < FIRST_DOOR || key >= firstRoom,
  );
  const regions = Array.from(
    keyOf,
    (key): RegionDraft => ({ class: classOf(key, firstRoom), confidence, normal: undefined }),
  );
  return assembleScene({ labels, regions, camera: undefined, confidence }, picture, { kind, space: 'plan' });
}

function keysOf(plan: PlanReading, doors: PlanReading['openings'], firstRoom: number): Int32Array {
  const { width, height, walls, roomMap, footprint, wallThickness } = plan;
  const keys = new Int32Array(width * height);
  for (let i = 0; i < keys.length; i++) {
    const room = roomMap.data[i] as number;
    if (walls.data[i] === 1) keys[i] = WALLS;
    else if (room > 0) keys[i] = firstRoom + room;
    // Lines inside that are no room's own belong to what surrounds them.
    else keys[i] = footprint.data[i] === 1 ? WALLS : OUTSIDE;
  }
  doors.forEach((door, k) =>
    forOpening(door, wallThickness, width, height, (i) => {
      if (walls.data[i] === 0) keys[i] = FIRST_DOOR + k;
    }),
  );
  return keys;
}

function classOf(key: number, firstRoom: number): SceneClass {
  if (key === WALLS) return 'plan-wall';
  if (key === OUTSIDE) return 'plan-outside';
  return key < firstRoom ? 'plan-door' : 'plan-room';
}
