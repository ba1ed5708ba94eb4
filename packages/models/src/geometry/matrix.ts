import type { Vector3 } from '../model/model.ts';

/** 4 × 4, column by column, as glTF and WebGL write it. Double precision, because coordinates may be those of a country. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** z up to y up. */
export const Z_UP_TO_Y_UP: Matrix = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1];

/** First `b`, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const product = new Array<number>(16);
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let k = 0; k < 4; k += 1) sum += at(a, k * 4 + row) * at(b, column * 4 + k);
      product[column * 4 + row] = sum;
    }
  return product;
}

export function translation([x, y, z]: Vector3): Matrix {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
}

export function scaling(x: number, y = x, z = x): Matrix {
  return [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1];
}

/** A turn about an axis by radians, counter-clockwise seen against the axis. */
export function rotation([x, y, z]: Vector3, radians: number): Matrix {
  const length = Math.hypot(x, y, z) || 1;
  const [a, b, c] = [x / length, y / length, z / length];
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const rest = 1 - cosine;
  return [
    a * a * rest + cosine,
    a * b * rest + c * sine,
    a * c * rest - b * sine,
    0,
    a * b * rest - c * sine,
    b * b * rest + cosine,
    b * c * rest + a * sine,
    0,
    a * c * rest + b * sine,
    b * c * rest - a * sine,
    c * c * rest + cosine,
    0,
    0,
    0,
    0,
    1,
  ];
}

export function transformPoint(m: Matrix, [x, y, z]: Vector3): Vector3 {
  return [
    at(m, 0) * x + at(m, 4) * y + at(m, 8) * z + at(m, 12),
    at(m, 1) * x + at(m, 5) * y + at(m, 9) * z + at(m, 13),
    at(m, 2) * x + at(m, 6) * y + at(m, 10) * z + at(m, 14),
  ];
}

/** Turned and scaled, not moved. */
export function transformDirection(m: Matrix, [x, y, z]: Vector3): Vector3 {
  return [
    at(m, 0) * x + at(m, 4) * y + at(m, 8) * z,
    at(m, 1) * x + at(m, 5) * y + at(m, 9) * z,
    at(m, 2) * x + at(m, 6) * y + at(m, 10) * z,
  ];
}

/** Sixteen numbers that place a mesh somewhere: all finite, and the last row that of an affine one. */
export function isPlacement(m: ArrayLike<number>): boolean {
  if (m.length !== 16) return false;
  for (let k = 0; k < 16; k += 1) if (!Number.isFinite(m[k])) return false;
  return m[3] === 0 && m[7] === 0 && m[11] === 0 && m[15] === 1;
}

function at(m: Matrix, index: number): number {
  return m[index] as number;
}
