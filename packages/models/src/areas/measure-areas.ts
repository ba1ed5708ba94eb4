import { cornerAt } from '../geometry/vectors.ts';
import type { Matrix } from '../geometry/matrix.ts';
import { transformPoint } from '../geometry/matrix.ts';
import type { Model, Vector3 } from '../model/model.ts';
import { type RoomFinder, createRoomFinder } from './room-finder.ts';
import { type RoomPart, splitByRoom } from './split-by-room.ts';

/** Square metres of one side of every triangle; `room` is an index into the model's, null for what lies in none, or where the file has none. */
export interface MeasuredArea extends RoomPart {
  readonly material: number;
  readonly thing: number;
}

/**
 * The area of everything that is drawn, in square metres, by material, thing and room. A surface belongs to the room in
 * front of it, or, where its faces are turned, behind it; one that reaches through several is cut into them.
 */
export function measureAreas(model: Model, signal: AbortSignal): readonly MeasuredArea[] {
  const rooms = createRoomFinder(model.rooms);
  const sums = new Map<string, MeasuredArea>();
  const { instances } = model;
  for (let index = 0; index < instances.count; index += 1) {
    signal.throwIfAborted();
    const thing = instances.thing[index] as number;
    const material = instances.material[index] as number;
    for (const { room, facing, areaM2 } of partsOfInstance(model, index, rooms)) {
      const key = `${material} ${thing} ${room} ${facing}`;
      const known = sums.get(key)?.areaM2 ?? 0;
      sums.set(key, { material, thing, room, facing, areaM2: known + areaM2 });
    }
  }
  return [...sums.values()];
}

function* partsOfInstance(model: Model, index: number, rooms: RoomFinder): Generator<RoomPart> {
  const { instances } = model;
  const mesh = model.meshes[instances.mesh[index] as number];
  if (mesh === undefined) return;
  const matrix: Matrix = [...instances.matrix.subarray(index * 16, index * 16 + 16)];
  const placed = new Map<number, Vector3>();
  const corner = (number: number): Vector3 => {
    const known = placed.get(number);
    if (known !== undefined) return known;
    const point = transformPoint(matrix, cornerAt(mesh.positions, number));
    placed.set(number, point);
    return point;
  };
  for (let k = 0; k + 2 < mesh.indices.length; k += 3) {
    const [a, b, c] = [
      corner(mesh.indices[k] as number),
      corner(mesh.indices[k + 1] as number),
      corner(mesh.indices[k + 2] as number),
    ];
    yield* splitByRoom([a, b, c], rooms);
  }
}
