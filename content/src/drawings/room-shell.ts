import type { SceneBuilder, Vec3 } from './solid-scene.ts';

export interface RoomSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Floor, ceiling and the three walls that a viewer at the open side sees, with skirting. */
export function roomShell(scene: SceneBuilder, { width: w, depth: d, height: h }: RoomSize): void {
  const front = -4;
  scene.face([
    [0, front, 0],
    [w, front, 0],
    [w, d, 0],
    [0, d, 0],
  ]);
  scene.face([
    [0, front, h],
    [w, front, h],
    [w, d, h],
    [0, d, h],
  ]);
  scene.face([
    [0, d, 0],
    [w, d, 0],
    [w, d, h],
    [0, d, h],
  ]);
  scene.face([
    [0, front, 0],
    [0, d, 0],
    [0, d, h],
    [0, front, h],
  ]);
  scene.face([
    [w, front, 0],
    [w, d, 0],
    [w, d, h],
    [w, front, h],
  ]);
  const skirting = 0.1;
  const inset = 0.004;
  scene.line([0, d - inset, skirting], [w, d - inset, skirting]);
  scene.line([inset, front, skirting], [inset, d, skirting]);
  scene.line([w - inset, front, skirting], [w - inset, d, skirting]);
}

/** Floor boards that run away from the viewer, with staggered end joints. */
export function floorBoards(scene: SceneBuilder, { width, depth }: RoomSize, board = 0.16): void {
  const count = Math.round(width / board);
  const z = 0.003;
  scene.ruled([0, -4, z], [0, depth + 4, 0], [width, 0, 0], count);
  for (let i = 0; i < count; i++)
    for (let y = -4 + ((i * 0.73) % 1.6); y < depth; y += 1.6) {
      const x = (i * width) / count;
      scene.line([x, y, z], [x + width / count, y, z], 'texture');
    }
}

export function floorTiles(scene: SceneBuilder, { width, depth }: RoomSize, tile = 0.45): void {
  const z = 0.003;
  scene.ruled([0, -4, z], [0, depth + 4, 0], [width, 0, 0], Math.round(width / tile));
  scene.ruled([0, -4, z], [width, 0, 0], [0, depth + 4, 0], Math.round((depth + 4) / tile));
}

/** A picture frame on the back wall. */
export function picture(
  scene: SceneBuilder,
  { depth }: RoomSize,
  [x, z]: readonly [number, number],
  [w, h]: readonly [number, number],
): void {
  const y = depth - 0.03;
  scene.box([x, y, z], [w, 0.03, h]);
  const inner: Vec3[] = [
    [x + 0.06, y - 0.004, z + 0.06],
    [x + w - 0.06, y - 0.004, z + 0.06],
    [x + w - 0.06, y - 0.004, z + h - 0.06],
    [x + 0.06, y - 0.004, z + h - 0.06],
  ];
  scene.path([...inner, inner[0] as Vec3]);
}

/** A window in the left (x = 0) or the back wall; `at` runs along the wall. */
export function wallWindow(
  scene: SceneBuilder,
  room: RoomSize,
  wall: 'left' | 'back',
  at: number,
  sill: number,
  [w, h]: readonly [number, number],
  panes: readonly [number, number],
): void {
  if (wall === 'left') scene.window([0.006, at, sill], [0, w, 0], [0, 0, h], panes);
  else scene.window([at, room.depth - 0.006, sill], [w, 0, 0], [0, 0, h], panes);
}
