import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { forOpening } from './read/opening-pixels.ts';
import type { PlanReading } from './read/plan-reading.ts';
import type { SitePart, SiteReading } from './read/site-reading.ts';
import { labelRegions } from '../scene-value/label-regions.ts';
import { LEAST_REGION, type RegionDraft, type SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneClass } from '../scene-value/scene-value.ts';

/** Keys of what is one region however its parts lie; doors and rooms follow. */
const WALLS = 1;
const OUTSIDE = 2;
const FIRST_DOOR = 3;

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

/** The regions of a floor plan: walls and outside one each, every room and every door. */
export function draftFloor(plan: PlanReading): SceneDraft {
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
  return draftOf(labels, classes, confidence);
}

/** The regions of a master plan: its surfaces. */
export function draftSitePlan(site: SiteReading): SceneDraft {
  const { width, height, regionMap, regions } = site;
  const { labels, keys } = labelRegions(regionMap.data, width, height, SIGNS * leastRegion(width, height));
  const parts = new Map(regions.map(({ label, part }) => [label, part]));
  const classes = Array.from(keys, (key) => SITE_CLASSES[parts.get(key) ?? 'page']);
  return draftOf(labels, classes, site.confidence);
}

function draftOf(labels: LabelMap, classes: readonly SceneClass[], confidence: number): SceneDraft {
  const regions = classes.map((name): RegionDraft => ({ class: name, confidence, normal: undefined }));
  return { labels, regions, camera: undefined, confidence };
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
