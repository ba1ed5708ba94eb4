import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { Tracer } from '@plumbline/tracer/trace/tracer.ts';
import type { GlazedOpening } from './find-windows.ts';
import type { LampPlace } from './lamps-of-model.ts';

const WARM: Rgb = [1, 0.84, 0.63];
/** Metres between two lamps, and how many there are at most: every point of the picture asks each of them. */
const SPACING = 1.7;
const MOST_INSIDE = 9;
const MOST_BEHIND = 20;
const CLEAR = 0.8;
/** Ceilings are not higher for a lamp to hang under. */
const HIGHEST = 9;

/** Lamps under the ceiling of the room that an eye is in: flat, facing down, where the eye sees. @param power of each in m² of white wall. */
export function lampsOfRoom([x, y, z]: Vec, tracer: Tracer, power: number): AreaLight[] {
  const places: (readonly [number, number, number, number])[] = [];
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const [dx, dz] = [i * SPACING, j * SPACING];
      const far = Math.hypot(dx, dz);
      if (far > 0 && tracer.blocked(x, y, z, dx / far, 0, dz / far, far + 0.4)) continue;
      const hit = tracer.nearest(x + dx, y, z + dz, 0, 1, 0, HIGHEST);
      if (hit < 0) continue;
      const under = tracer.hit.t;
      if (!isFree(x + dx, y, z + dz, tracer)) continue;
      places.push([far, x + dx, y + under - 0.04, z + dz]);
    }
  return places
    .toSorted((a, b) => a[0] - b[0])
    .filter(spread)
    .slice(0, MOST_INSIDE)
    .map(([, px, py, pz]) => panel([px, py, pz], power));
}

/** Every second place of the grid, like the squares of one colour. */
function spread(_: unknown, index: number): boolean {
  return index % 2 === 0;
}

/** A lamp at a wall would burn it out. */
function isFree(x: number, y: number, z: number, tracer: Tracer): boolean {
  return !(
    tracer.blocked(x, y, z, 1, 0, 0, CLEAR) ||
    tracer.blocked(x, y, z, -1, 0, 0, CLEAR) ||
    tracer.blocked(x, y, z, 0, 0, 1, CLEAR) ||
    tracer.blocked(x, y, z, 0, 0, -1, CLEAR)
  );
}

/** Whiter than the eye of a camera takes a lamp for: whoever is in a room is used to it. */
const WHITE: Rgb = [1, 0.91, 0.79];

function panel(centre: Vec, power: number): AreaLight {
  const k = power / 0.36;
  return {
    centre,
    a: [0.3, 0, 0],
    b: [0, 0, 0.3],
    normal: [0, -1, 0],
    radius: 0,
    radiance: [WHITE[0] * k, WHITE[1] * k, WHITE[2] * k],
    portal: false,
  };
}

/** Balls of light where lamps of a model are. @param power of each in m² of white wall. */
export function lampsAt(places: readonly LampPlace[], power: number, colour: Rgb = WHITE): AreaLight[] {
  return places.map(({ centre, radius }) => ball(centre, radius, power, colour));
}

function ball(centre: Vec, radius: number, power: number, colour: Rgb): AreaLight {
  const k = power / (Math.PI * radius * radius);
  return {
    centre,
    a: [0, 0, 0],
    b: [0, 0, 0],
    normal: undefined,
    radius,
    radiance: [colour[0] * k, colour[1] * k, colour[2] * k],
    portal: false,
  };
}

/** Directions around, on the level. */
const AROUND = Array.from(
  { length: 8 },
  (_, k) => [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)] as const,
);
/** Who hangs a lamp behind a window needs so much room there, in metres. */
const LEAST_DEPTH = 1;
const WIDEST_ROOM = 30;

/** Whether a place is in a room: with a floor, walls and, unless the model is cut open, a ceiling. */
export function isInRoom([x, y, z]: Vec, tracer: Tracer, cutOpen: boolean): boolean {
  if (!tracer.blocked(x, y, z, 0, -1, 0, HIGHEST)) return false;
  if (!cutOpen && !tracer.blocked(x, y, z, 0, 1, 0, HIGHEST)) return false;
  const walls = AROUND.filter(([dx, dz]) => tracer.blocked(x, y, z, dx, 0, dz, WIDEST_ROOM));
  return walls.length >= AROUND.length / 2;
}

/** A lamp in each room behind a window, for an evening seen from outside. */
export function lampsBehind(
  windows: readonly GlazedOpening[],
  eye: Vec,
  tracer: Tracer,
  power: number,
  cutOpen: boolean,
): AreaLight[] {
  const lamps: AreaLight[] = [];
  const near = windows.toSorted((a, b) => distance(a.centre, eye) - distance(b.centre, eye));
  for (const { centre, normal } of near) {
    if (lamps.length >= MOST_BEHIND) break;
    const from: Vec = [centre[0] + normal[0] * 0.3, centre[1], centre[2] + normal[2] * 0.3];
    const depth = tracer.nearest(...from, ...normal, 8) < 0 ? 4 : tracer.hit.t;
    // Before a shallow shell, or with nothing behind it, a window stays dark.
    if (depth < LEAST_DEPTH) continue;
    const into = Math.min(1.8, 0.5 * depth);
    const place: Vec = [from[0] + normal[0] * into, from[1], from[2] + normal[2] * into];
    if (!isInRoom(place, tracer, cutOpen)) continue;
    const room = tracer.nearest(...place, 0, 1, 0, HIGHEST) < 0 ? 1 : tracer.hit.t;
    const lamp: Vec = [place[0], place[1] + Math.max(0, room - 0.35), place[2]];
    if (lamps.some((other) => distance(other.centre, lamp) < SPACING)) continue;
    lamps.push(ball(lamp, 0.12, power, WARM));
  }
  return lamps;
}

function distance(a: Vec, b: Vec): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
