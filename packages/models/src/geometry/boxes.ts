import type { Bounds, Vector3 } from '../model/model.ts';
import { type Matrix, transformPoint } from './matrix.ts';

export const NO_BOX: Bounds = {
  min: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  max: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
};

/** The box around the corners that are used: others may lie anywhere. */
export function boxOfCorners(positions: ArrayLike<number>, corners: ArrayLike<number>): Bounds {
  const min: [number, number, number] = [...NO_BOX.min];
  const max: [number, number, number] = [...NO_BOX.max];
  for (let k = 0; k < corners.length; k += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      const value = positions[(corners[k] as number) * 3 + axis] as number;
      if (value < (min[axis] as number)) min[axis] = value;
      if (value > (max[axis] as number)) max[axis] = value;
    }
  return { min, max };
}

export function joinBoxes(a: Bounds, b: Bounds): Bounds {
  const pick = (of: (x: number, y: number) => number, p: Vector3, q: Vector3): Vector3 => [
    of(p[0], q[0]),
    of(p[1], q[1]),
    of(p[2], q[2]),
  ];
  return { min: pick(Math.min, a.min, b.min), max: pick(Math.max, a.max, b.max) };
}

/** The box around a box that was turned and moved. */
export function transformBox({ min, max }: Bounds, matrix: Matrix): Bounds {
  let box = NO_BOX;
  for (let corner = 0; corner < 8; corner += 1) {
    const point = transformPoint(matrix, [
      corner & 1 ? max[0] : min[0],
      corner & 2 ? max[1] : min[1],
      corner & 4 ? max[2] : min[2],
    ]);
    box = joinBoxes(box, { min: point, max: point });
  }
  return box;
}

export function centreOf({ min, max }: Bounds): Vector3 {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}

export function sizeOf({ min, max }: Bounds): Vector3 {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}

export function diagonalOf(box: Bounds): number {
  return Math.hypot(...sizeOf(box));
}
