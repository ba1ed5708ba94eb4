import type { TileFrame } from '../spec/material-spec.ts';
import { createCellHit, createCells } from '../noise/periodic-cells.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import type { Layout } from './unit.ts';

/** Stones as they come: irregular cells with borders that wander by `wander` millimetres. */
export function createRubble(
  frame: TileFrame,
  size: number | readonly [number, number],
  jitter: number,
  wander: number,
): Layout {
  const cells = createCells(frame, size, jitter, 3);
  const mean = typeof size === 'number' ? size : (size[0] + size[1]) / 2;
  const warpU = createNoise(frame, mean * 0.45, 2, 41);
  const warpV = createNoise(frame, mean * 0.45, 2, 43);
  const hit = createCellHit();
  const [length, breadth] = typeof size === 'number' ? [size, size] : size;
  return (u, v, unit) => {
    cells(u + wander * warpU(u, v), v + wander * warpV(u, v), hit);
    unit.id = hit.id;
    unit.x = hit.dx;
    unit.y = hit.dy;
    unit.length = length;
    unit.breadth = breadth;
    unit.edge = hit.edge;
  };
}
