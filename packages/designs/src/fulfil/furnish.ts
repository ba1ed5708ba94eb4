import { createCamera, projectPoint } from '@plumbline/tracer/camera.ts';
import type { Viewpoint } from '@plumbline/tracer/traced-scene.ts';
import type { DesignRequest } from '../request/design-types.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { pictureSize } from '../request/picture-size.ts';
import { rug } from '../solids/decoration.ts';
import type { Kit } from '../solids/kit.ts';
import { pendant } from '../solids/lamps.ts';
import { sideboard } from '../solids/storage.ts';
import { ADDED_THINGS, type AddedThing } from './added-things.ts';
import type { DesignWishes, ThingWish } from '../wishes/design-wishes.ts';
import { OccupiedGround } from './occupied-ground.ts';

/** Farther away nothing is counted, in metres. */
const FAR = 22;
/** Places that are tried for each thing. */
const TRIES = 700;
/** Ground outside that things may be put on, in metres from the eye. */
const AROUND = 17;

interface Stage {
  readonly kit: Kit;
  readonly camera: ViewCamera;
  readonly ground: OccupiedGround;
  readonly room: { readonly width: number; readonly depth: number; readonly height: number } | undefined;
  /** What the room is about: its table, its bed. */
  readonly focus: readonly [x: number, z: number, reach: number];
}

const FOCI: readonly string[] = ['coffee-table', 'table', 'round-table', 'bed', 'island', 'desk', 'sofa'];

/**
 * Puts what was asked for and what the layout lacks onto free ground that the camera sees. What finds no place is left out.
 *
 * @returns what is missing, as many times as it is
 */
export function furnish(kit: Kit, request: DesignRequest, viewpoint: Viewpoint, interior: boolean): string[] {
  const { wishes: book } = kit;
  if (!book || !request.wishes) return [];
  const { width, height } = pictureSize(request);
  const camera = createCamera(viewpoint, width, height);
  const room = interior ? kit.rooms[0] : undefined;
  book.endLayout();
  if (room && facesFront(request.wishes)) dressFront(kit, room);
  const stage: Stage = {
    kit,
    camera,
    ground: groundOf(kit, camera, room),
    room,
    focus: focusOf(kit, camera),
  };
  return request.wishes.things.flatMap((wish) => {
    const wanted = wish.count ?? 1;
    const missing: string[] = [];
    for (let seen = seenOf(stage, wish); seen < wanted; seen++)
      if (!add(stage, wish)) missing.push(wish.thing);
    return missing;
  });
}

const facesFront = ({ view }: DesignWishes) => view === 'from-bed';

/** The wall that stands behind the usual camera is bare but for its window: a low cabinet. */
function dressFront(kit: Kit, { width }: { readonly width: number }): void {
  kit.mesh.place(0, 0, 0.02, 0, () => sideboard(kit, Math.min(1.9, width * 0.42), 0.46));
}

/** How many of a thing the picture shows already. What is small, or stands on others, is taken as seen. */
function seenOf({ kit, camera, ground }: Stage, { thing }: ThingWish): number {
  const places = kit.wishes?.made(thing) ?? [];
  const added = ADDED_THINGS[thing];
  if (!added) return places.length;
  return places.filter(([x, , z]) => {
    const point = projectPoint(camera, [x, added.height * 0.55, z]);
    return (
      point !== undefined &&
      point.depth > 0.5 &&
      point.depth < FAR &&
      point.x > 0 &&
      point.x < camera.width &&
      point.y < camera.height * 1.05 &&
      hiddenShare(camera, ground, added.height, x, z) < 0.25
    );
  }).length;
}

function groundOf(kit: Kit, camera: ViewCamera, room: Stage['room']): OccupiedGround {
  const [x, , z] = camera.eye;
  const bounds = room
    ? { minX: 0.04 - room.width / 2, maxX: room.width / 2 - 0.04, minZ: 0.04, maxZ: room.depth - 0.04 }
    : { minX: x - AROUND, maxX: x + AROUND, minZ: z - AROUND, maxZ: z + AROUND };
  const ground = new OccupiedGround(kit.mesh, bounds, room ? 0.05 : 0.16, 1.9);
  const { geometry, finish, count } = kit.mesh;
  const wet = new Set(['water', 'pool'].map((name) => FINISH_NAMES.findIndex((each) => each === name)));
  for (let i = 0; i < count; i++)
    if (wet.has(finish[i] as number)) {
      const [px, pz] = [geometry[9 * i] as number, geometry[9 * i + 2] as number];
      const dx = (geometry[9 * i + 3] as number) + (geometry[9 * i + 6] as number);
      const dz = (geometry[9 * i + 5] as number) + (geometry[9 * i + 8] as number);
      ground.occupy(
        {
          minX: Math.min(px, px + dx),
          maxX: Math.max(px, px + dx),
          minZ: Math.min(pz, pz + dz),
          maxZ: Math.max(pz, pz + dz),
        },
        0.2,
      );
    }
  return ground;
}

function focusOf({ footprints, rooms }: Kit, camera: ViewCamera): Stage['focus'] {
  for (const name of FOCI) {
    const found = footprints.find((each) => each.name === name);
    if (found) return [found.x, found.z, Math.max(found.halfWidth, found.halfDepth)];
  }
  const [x, , z] = camera.eye;
  return rooms[0]
    ? [0, rooms[0].depth * 0.6, 0.6]
    : [x + 8 * Math.sin(camera.yaw), z + 8 * Math.cos(camera.yaw), 1];
}

function add(stage: Stage, { thing }: ThingWish): boolean {
  const { kit, room, focus } = stage;
  if (thing === 'rug') {
    kit.mesh.place(focus[0], 0, focus[1], 0, () => rug(kit, 2.4, 1.7));
    return true;
  }
  if (thing === 'pendant' && room) {
    // Beside the lamp that hangs over the middle, in turn on either side.
    const k = kit.wishes?.made(thing).length ?? 0;
    const aside = (k % 2 === 0 ? -1 : 1) * (0.75 + 0.35 * Math.floor(k / 2));
    kit.mesh.place(focus[0] + aside, 1.95, focus[1], 0, () => pendant(kit, room.height - 1.95, 0.15, 1, 0.4));
    return true;
  }
  const added = ADDED_THINGS[thing];
  const place = added && bestPlace(stage, added);
  if (!place) return false;
  const { x, z, yaw } = place;
  kit.mesh.place(x, 0, z, yaw, () => added.build(kit));
  const half = Math.hypot(added.width, added.depth) / 2;
  stage.ground.occupy(
    { minX: x - half * 0.8, maxX: x + half * 0.8, minZ: z - half * 0.8, maxZ: z + half * 0.8 },
    added.height,
  );
  return true;
}

interface Place {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

function bestPlace(stage: Stage, thing: AddedThing): Place | undefined {
  const { kit, ground } = stage;
  let best: { readonly place: Place; readonly score: number } | undefined;
  for (let k = 0; k < 2 * TRIES; k++) {
    // Where no wall has room for it, it stands free, near one.
    if (k === TRIES && (best || thing.where !== 'wall')) break;
    const place = tryPlace(stage, k < TRIES ? thing : { ...thing, where: 'open' });
    if (!ground.isFree(place.x, place.z, place.yaw, thing.width + 0.1, thing.depth + 0.1)) continue;
    const sight = sightOf(stage, thing, place);
    if (sight === undefined) continue;
    const score = sight + scoreOf(stage, thing, place) + 0.5 * kit.random();
    if (!best || score > best.score) best = { place, score };
  }
  return best?.place;
}

function tryPlace({ kit, room, camera, focus }: Stage, { where, depth }: AddedThing): Place {
  const [u, v] = [kit.random(), kit.random()];
  if (!room) {
    // Ahead of the camera, where pictures have room.
    const away = 4 + 12 * u;
    const angle = camera.yaw + 1.1 * (v - 0.5);
    const x = camera.eye[0] + away * Math.sin(angle);
    const z = camera.eye[2] + away * Math.cos(angle);
    return {
      x,
      z,
      yaw: where === 'group' ? Math.atan2(focus[0] - x, focus[1] - z) : 2 * Math.PI * kit.random(),
    };
  }
  if (where === 'wall') {
    const back = depth / 2 + 0.07;
    const side = Math.floor(4 * u);
    if (side === 3) return { x: (v - 0.5) * room.width, z: back, yaw: 0 };
    if (side === 0) return { x: (v - 0.5) * room.width, z: room.depth - back, yaw: Math.PI };
    const s = side === 1 ? -1 : 1;
    return { x: s * (room.width / 2 - back), z: v * room.depth, yaw: -s * (Math.PI / 2) };
  }
  const x = (u - 0.5) * room.width;
  const z = v * room.depth;
  const yaw = where === 'group' ? Math.atan2(focus[0] - x, focus[1] - z) : 2 * Math.PI * kit.random();
  return { x, z, yaw };
}

/** Seats stand about what the room is about, as far from it as one sits; others keep apart from the camera. */
function scoreOf(
  { focus, camera, room }: Stage,
  { where, width, depth, height }: AddedThing,
  { x, z }: Place,
): number {
  const away = Math.hypot(x - camera.eye[0], z - camera.eye[2]);
  const size = where === 'open' ? Math.max(height, width) : height;
  const near = -1.5 * Math.max(0, 2 + size - away);
  if (where === 'wall' && room)
    return near - 2 * Math.min(room.width / 2 - Math.abs(x), room.depth - z, z, 1);
  if (where !== 'group') return near;
  const reach = Math.hypot(x - focus[0], z - focus[1]);
  return near - Math.abs(reach - focus[2] - depth / 2 - 0.35);
}

/** How well a thing is seen: undefined where it is not; higher in the middle of the picture. */
function sightOf(
  { camera, ground }: Stage,
  { height, where }: AddedThing,
  { x, z }: Place,
): number | undefined {
  const point = projectPoint(camera, [x, height * 0.55, z]);
  if (!point || point.depth < 1.3) return undefined;
  const across = point.x / camera.width;
  const down = point.y / camera.height;
  if (across < 0.07 || across > 0.93 || down < 0.05 || down > 0.94) return undefined;
  const hidden = hiddenShare(camera, ground, height, x, z);
  if (hidden > (where === 'open' ? 0.04 : 0.2)) return undefined;
  // What is tall frames the picture; it would hide its middle.
  return (height > 2.2 ? 1 : -1.2) * Math.abs(across - 0.5) - hidden * 6;
}

/** Share of the line of sight to three quarters of a thing's height that others stand in. */
function hiddenShare(
  { eye: [ex, ey, ez] }: ViewCamera,
  ground: OccupiedGround,
  height: number,
  x: number,
  z: number,
): number {
  const steps = Math.ceil(Math.hypot(x - ex, z - ez) / 0.2);
  // The thing itself, and what it stands against, is not in its own way.
  const last = steps - 1 - Math.ceil(0.6 / 0.2);
  let hidden = 0;
  for (let k = 2; k < last; k++) {
    const t = k / steps;
    const high = ground.at(ex + (x - ex) * t, ez + (z - ez) * t);
    if (Number.isFinite(high) && high > ey + (height * 0.75 - ey) * t) hidden++;
  }
  return hidden / Math.max(1, steps);
}
