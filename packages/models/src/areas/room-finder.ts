import { boxOfCorners } from '../geometry/boxes.ts';
import { cornerAt } from '../geometry/vectors.ts';
import type { ModelRoom, Vector3 } from '../model/model.ts';

export interface RoomFinder {
  readonly rooms: readonly ModelRoom[];
  /** The room in which a point lies; null for none. */
  readonly find: (point: Vector3) => number | null;
  readonly holds: (room: number, point: Vector3) => boolean;
  /** Rooms whose boxes the box of these points touches. */
  readonly near: (points: readonly Vector3[]) => readonly number[];
}

/** Finds rooms by the parity of a ray upwards through their solids. */
export function createRoomFinder(rooms: readonly ModelRoom[]): RoomFinder {
  const boxes = rooms.map(({ positions, indices }) => boxOfCorners(positions, indices));
  let last = 0;
  const holds = (index: number, point: Vector3): boolean => {
    const box = boxes[index];
    const room = rooms[index];
    if (box === undefined || room === undefined) return false;
    return (
      point.every(
        (value, axis) => value >= (box.min[axis] as number) && value <= (box.max[axis] as number),
      ) && isInside(room, point)
    );
  };
  return {
    rooms,
    holds,
    near(points) {
      const ranges = [0, 1, 2].map((axis) => {
        const values = points.map((point) => point[axis] as number);
        return [Math.min(...values), Math.max(...values)] as const;
      });
      return boxes.flatMap(({ min, max }, index) =>
        ranges.every(([low, high], axis) => low <= (max[axis] as number) && high >= (min[axis] as number))
          ? [index]
          : [],
      );
    },
    find(point) {
      // The next point is mostly in the same room.
      if (holds(last, point)) return last;
      const found = rooms.findIndex((_, index) => holds(index, point));
      if (found < 0) return null;
      last = found;
      return found;
    },
  };
}

/** Moved a little, so that a ray never runs along the edges of a plan with right angles. */
const ASIDE_M = 1.3e-5;

function isInside({ positions, indices }: ModelRoom, [px, py, pz]: Vector3): boolean {
  const x = px + ASIDE_M;
  const z = pz + ASIDE_M * 0.7;
  let above = 0;
  for (let k = 0; k + 2 < indices.length; k += 3) {
    const a = cornerAt(positions, indices[k] as number);
    const b = cornerAt(positions, indices[k + 1] as number);
    const c = cornerAt(positions, indices[k + 2] as number);
    const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
    if (area === 0) continue;
    const v = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area;
    const w = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area;
    if (v < 0 || w < 0 || v + w > 1) continue;
    if (a[1] + v * (b[1] - a[1]) + w * (c[1] - a[1]) > py) above += 1;
  }
  return above % 2 === 1;
}
