import { wrap } from '../noise/periodic-noise.ts';

/** The brick, board, tile or slab that covers a point. Lengths in millimetres. */
export interface Unit {
  /** Its number, the same on both sides of the seam. */
  id: number;
  /** From its centre: `x` along its length, `y` across. */
  x: number;
  y: number;
  length: number;
  breadth: number;
  /** To its nearest border. */
  edge: number;
}

/** Finds the unit at (u, v). */
export type Layout = (u: number, v: number, unit: Unit) => void;

export function createUnit(): Unit {
  return { id: 0, x: 0, y: 0, length: 1, breadth: 1, edge: 0 };
}

/** A number for a unit by where its centre lies on the tile, in steps of `step`: the seam does not change it. */
export function idOfCentre(x: number, y: number, width: number, height: number, step: number): number {
  const nx = Math.round(width / step);
  const ny = Math.round(height / step);
  const column = Math.round(wrap(x, width) / step) % nx;
  const row = Math.round(wrap(y, height) / step) % ny;
  return row * nx + column;
}

/** Distance from (x, y) to the border of a rectangle about the origin. */
export function rectangleEdge(x: number, y: number, length: number, breadth: number): number {
  return Math.min(length / 2 - Math.abs(x), breadth / 2 - Math.abs(y));
}
