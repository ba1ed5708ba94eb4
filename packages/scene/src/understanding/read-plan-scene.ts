import type { LabelMap, Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '../image-kind/to-rgb.ts';
import { forOpening } from '../plan/opening-pixels.ts';
import type { PlanReading } from '../plan/plan-reading.ts';
import { readPlan } from '../plan/read-plan.ts';
import { readSite } from '../plan/read-site.ts';
import { refuseUndrawn } from '../plan/refuse-non-plans.ts';
import type { SitePart, SiteReading } from '../plan/site-reading.ts';
import type { ImageKind } from '../render-types.ts';
import { SceneRefusal } from '../scene-refusal.ts';
import { assembleScene } from './assemble-scene.ts';
import { labelRegions } from './label-regions.ts';
import { LEAST_REGION, type RegionDraft } from './scene-draft.ts';
import type { SceneClass, SceneValue } from './scene-value.ts';

/** Keys of what is one region however its parts lie; doors and rooms follow. */
const WALLS = 1;
const OUTSIDE = 2;
const FIRST_DOOR = 3;

/** Confidence below which a picture is no plan of its kind. */
const GATE = 0.3;
/** Letters, cars and markings on a site are that much larger than what is no region elsewhere. */
const SIGNS = 8;
const SITE_CLASSES: Readonly<Record<SitePart, SceneClass>> = {
  page: 'plan-outside',
  lawn: 'lawn',
  planting: 'planting',
  water: 'water',
  road: 'paving',
  paving: 'paving',
  building: 'roof',
};

/**
 * How a plan is understood. Of a floor plan the walls and what lies outside are one region each, every room and every door
 * is one of its own; else, as a site from above, its surfaces. There is no camera.
 * @throws SceneRefusal for a picture that is neither.
 */
export function readPlanScene(base: Raster, kind: ImageKind): SceneValue {
  const picture = toRgb(base);
  refuseUndrawn(picture);
  const plan = readPlan(picture);
  if (plan.confidence >= GATE) return floorScene(plan, picture, kind);
  const site = readSite(picture);
  if (site.confidence >= GATE) return siteScene(site, picture, kind);
  throw new SceneRefusal('NOT_A_PLAN', `floor ${plan.confidence}, site ${site.confidence}`);
}

function floorScene(plan: PlanReading, picture: Raster, kind: ImageKind): SceneValue {
  const { width, height, confidence } = plan;
  const doors = plan.openings.filter((opening) => opening.kind === 'door');
  const firstRoom = FIRST_DOOR + doors.length;
  const { labels, keys } = labelRegions(
    keysOf(plan, doors, firstRoom),
    width,
    height,
    leastRegion(width, height),
    // A door is a piece of its own; what a line parts of a room is still that room.
    (key) => key < FIRST_DOOR || key >= firstRoom,
  );
  const classes = Array.from(keys, (key) => classOf(key, firstRoom));
  return assemble(labels, classes, confidence, picture, kind);
}

function siteScene(site: SiteReading, picture: Raster, kind: ImageKind): SceneValue {
  const { width, height, regionMap, regions } = site;
  const { labels, keys } = labelRegions(regionMap.data, width, height, SIGNS * leastRegion(width, height));
  const parts = new Map(regions.map(({ label, part }) => [label, part]));
  const classes = Array.from(keys, (key) => SITE_CLASSES[parts.get(key) ?? 'page']);
  return assemble(labels, classes, site.confidence, picture, kind);
}

function assemble(
  labels: LabelMap,
  classes: readonly SceneClass[],
  confidence: number,
  picture: Raster,
  kind: ImageKind,
): SceneValue {
  const regions = classes.map((name): RegionDraft => ({ class: name, confidence, normal: undefined }));
  return assembleScene({ labels, regions, camera: undefined, confidence }, picture, { kind, space: 'plan' });
}

function leastRegion(width: number, height: number): number {
  return Math.round(LEAST_REGION * (Math.max(width, height) / 1024) ** 2);
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
