import type { Vector3 } from '../model/model.ts';

export function add([a, b, c]: Vector3, [x, y, z]: Vector3): Vector3 {
  return [a + x, b + y, c + z];
}

export function subtract([a, b, c]: Vector3, [x, y, z]: Vector3): Vector3 {
  return [a - x, b - y, c - z];
}

export function scale([x, y, z]: Vector3, by: number): Vector3 {
  return [x * by, y * by, z * by];
}

export function cross([a, b, c]: Vector3, [x, y, z]: Vector3): Vector3 {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

export function dot([a, b, c]: Vector3, [x, y, z]: Vector3): number {
  return a * x + b * y + c * z;
}

export function lengthOf([x, y, z]: Vector3): number {
  return Math.hypot(x, y, z);
}

/** Of length one; upwards where there is no direction. */
export function direction(vector: Vector3): Vector3 {
  const length = lengthOf(vector);
  return length > 0 ? scale(vector, 1 / length) : [0, 1, 0];
}

/** Corner `index` of a list of x, y, z. */
export function cornerAt(positions: ArrayLike<number>, index: number): Vector3 {
  return [
    positions[index * 3] as number,
    positions[index * 3 + 1] as number,
    positions[index * 3 + 2] as number,
  ];
}
