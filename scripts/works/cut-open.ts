import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { finishIndex } from '@plumbline/designs/solids/kit.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';

interface RoomSize {
  readonly width: number;
  readonly depth: number;
}

/** Thickness of the walls that are cut, in metres. */
const WALL = 0.24;
/** What lies further outside than this is the garden. */
const MARGIN = 0.3;
const IN_PLANE = 2e-3;

/** A stretch of a wall's face: along the wall, and how high it stands. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}
type Side = 'left' | 'right' | 'front' | 'back';

/**
 * A room without what stands above a height in metres: ceiling, hanging lamps, the upper parts of walls. Walls get their
 * thickness, dark where they are cut. Light then comes from the open sky.
 */
export function cutOpen(scene: TracedScene, room: RoomSize, cut: number): TracedScene {
  const solids = new SolidMesh();
  const walls: Record<Side, Stretch[]> = { left: [], right: [], front: [], back: [] };
  for (let i = 0; i < scene.solids.count; i++) copyBelow(scene.solids, i, room, cut, solids, walls);
  for (const side of ['left', 'right', 'front', 'back'] as const)
    raiseWall(solids, side, walls[side], room, cut);
  return {
    ...scene,
    solids,
    panes: new SolidMesh(),
    interior: false,
    lights: scene.lights.filter((light) => !light.portal && light.centre[1] < cut),
  };
}

function copyBelow(
  from: SolidMesh,
  i: number,
  room: RoomSize,
  cut: number,
  to: SolidMesh,
  walls: Record<Side, Stretch[]>,
): void {
  const g = Array.from(from.geometry.subarray(9 * i, 9 * i + 9));
  const map = Array.from(from.texture.subarray(6 * i, 6 * i + 6));
  const [px = 0, py = 0, pz = 0, ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = g;
  const quad = from.shape[i] === 1;
  const share = quad ? 0.5 : 1 / 3;
  const x = px + share * (ax + bx);
  const z = pz + share * (az + bz);
  if (Math.abs(x) > room.width / 2 + MARGIN || z < -MARGIN || z > room.depth + MARGIN) return;
  const heights = [py, py + ay, py + by, ...(quad ? [py + ay + by] : [])];
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  if (low >= cut - 1e-6) return;
  const upright = quad && Math.abs(ay) < 1e-4 && Math.hypot(bx, bz) < 1e-4;
  if (high > cut && !upright && py + share * (ay + by) > cut) return;
  if (upright) noteWall({ px, pz, ax, az, low, high: Math.min(high, cut) }, room, walls);
  const at = push(to, from, i);
  if (high <= cut || !upright) return;
  // The upright edge is shortened from whichever end stands too high, its texture with it.
  const kept = (cut - low) / (high - low);
  const start = by > 0 ? 0 : 1 - kept;
  to.geometry[at * 9 + 1] = py + start * by;
  to.geometry[at * 9 + 7] = kept * by;
  to.texture[at * 6] = (map[0] ?? 0) + start * (map[4] ?? 0);
  to.texture[at * 6 + 1] = (map[1] ?? 0) + start * (map[5] ?? 0);
  to.texture[at * 6 + 4] = kept * (map[4] ?? 0);
  to.texture[at * 6 + 5] = kept * (map[5] ?? 0);
}

/** Adds a copy of a primitive to a mesh. @returns its number there */
function push(to: SolidMesh, from: SolidMesh, i: number): number {
  const at = to.count;
  to.triangle([0, 0, 0], [1, 0, 0], [0, 1, 0], 0);
  to.geometry.set(from.geometry.subarray(9 * i, 9 * i + 9), 9 * at);
  to.normals.set(from.normals.subarray(9 * i, 9 * i + 9), 9 * at);
  to.texture.set(from.texture.subarray(6 * i, 6 * i + 6), 6 * at);
  to.shape[at] = from.shape[i] ?? 0;
  to.finish[at] = from.finish[i] ?? 0;
  to.thing[at] = from.thing[i] ?? 0;
  return at;
}

function noteWall(
  face: { px: number; pz: number; ax: number; az: number; low: number; high: number },
  { width, depth }: RoomSize,
  walls: Record<Side, Stretch[]>,
): void {
  const { px, pz, ax, az, low, high } = face;
  const add = (side: Side, start: number, along: number) =>
    walls[side].push({ from: Math.min(start, start + along), to: Math.max(start, start + along), low, high });
  if (Math.abs(az) < 1e-4 && Math.abs(pz) < IN_PLANE) add('front', px, ax);
  if (Math.abs(az) < 1e-4 && Math.abs(pz - depth) < IN_PLANE) add('back', px, ax);
  if (Math.abs(ax) < 1e-4 && Math.abs(px + width / 2) < IN_PLANE) add('left', pz, az);
  if (Math.abs(ax) < 1e-4 && Math.abs(px - width / 2) < IN_PLANE) add('right', pz, az);
}

/** Outer faces and the top of a wall; under a window it is as high as the sill and light, cut it is dark. */
function raiseWall(
  mesh: SolidMesh,
  side: Side,
  stretches: readonly Stretch[],
  room: RoomSize,
  cut: number,
): void {
  const facade = finishIndex('wall');
  for (const { from, to, low, high } of stretches) {
    if (low > 0.3 || to - from < 1e-3) continue;
    mesh.nextThing();
    const isCut = high > cut - 1e-3;
    const [start, end] = [
      from - (isCut && isCorner(from, side, room) ? WALL : 0),
      to + (isCut && isCorner(to, side, room) ? WALL : 0),
    ];
    const top = finishIndex(isCut ? 'trim-dark' : 'trim');
    if (side === 'front' || side === 'back') {
      const inner = side === 'front' ? 0 : room.depth;
      const outer = side === 'front' ? -WALL : room.depth + WALL;
      mesh.quad([start, high, Math.max(inner, outer)], [end - start, 0, 0], [0, 0, -WALL], top);
      mesh.quad([start, 0, outer], [end - start, 0, 0], [0, high, 0], facade);
    } else {
      const inner = side === 'left' ? -room.width / 2 : room.width / 2;
      const outer = side === 'left' ? inner - WALL : inner + WALL;
      mesh.quad([Math.min(inner, outer), high, end], [WALL, 0, 0], [0, 0, start - end], top);
      mesh.quad([outer, 0, start], [0, 0, end - start], [0, high, 0], facade);
    }
  }
}

function isCorner(at: number, side: Side, room: RoomSize): boolean {
  const ends = side === 'front' || side === 'back' ? [-room.width / 2, room.width / 2] : [0, room.depth];
  return ends.some((end) => Math.abs(at - end) < IN_PLANE);
}
