import { hashNoise } from '@plumbline/imaging/random.ts';
import type { TileFrame } from '../spec/material-spec.ts';
import { wrap } from './periodic-noise.ts';

/** Where a point lies among irregular cells. Lengths in millimetres. */
export interface CellHit {
  /** The cell's own number, the same on both sides of the seam. */
  id: number;
  /** From the cell's seed point. */
  dx: number;
  dy: number;
  /** Distance to the seed point. */
  centre: number;
  /** Distance to the nearest border of the cell. */
  edge: number;
}

export type CellField = (u: number, v: number, hit: CellHit) => void;

export function createCellHit(): CellHit {
  return { id: 0, dx: 0, dy: 0, centre: 0, edge: 0 };
}

/**
 * Voronoi cells of one jittered point per square of a grid that wraps with the tile (Steven Worley, "A Cellular
 * Texture Basis Function", 1996; borders after Inigo Quilez, "Voronoi edges", 2012).
 * @param size millimetres between neighbours, [along u, along v] where they differ.
 * @param jitter 0 a grid … 1 wild.
 */
export function createCells(
  frame: TileFrame,
  size: number | readonly [number, number],
  jitter: number,
  salt = 0,
): CellField {
  const [w, h] = typeof size === 'number' ? [size, size] : size;
  const nx = Math.max(2, Math.round(frame.widthMm / w));
  const ny = Math.max(2, Math.round(frame.heightMm / h));
  const pitchX = frame.widthMm / nx;
  const pitchY = frame.heightMm / ny;
  const points = new Float64Array(nx * ny * 2);
  for (let y = 0; y < ny; y++) {
    for (let x = 0; x < nx; x++) {
      const k = (y * nx + x) * 2;
      points[k] = (0.5 + jitter * (hashNoise(x, y, frame.seed + salt) - 0.5)) * pitchX;
      points[k + 1] = (0.5 + jitter * (hashNoise(x, y, frame.seed + salt + 91) - 0.5)) * pitchY;
    }
  }
  return (u, v, hit) => {
    const xi = Math.floor(u / pitchX);
    const yi = Math.floor(v / pitchY);
    let best = Infinity;
    let bx = 0;
    let by = 0;
    let id = 0;
    for (let dy = -1; dy <= 1; dy++) {
      const row = wrap(yi + dy, ny) * nx;
      for (let dx = -1; dx <= 1; dx++) {
        const k = row + wrap(xi + dx, nx);
        const px = (xi + dx) * pitchX + (points[2 * k] as number) - u;
        const py = (yi + dy) * pitchY + (points[2 * k + 1] as number) - v;
        const d = px * px + py * py;
        if (d >= best) continue;
        best = d;
        bx = px;
        by = py;
        id = k;
      }
    }
    let edge = Infinity;
    for (let dy = -2; dy <= 2; dy++) {
      const row = wrap(yi + dy, ny) * nx;
      for (let dx = -2; dx <= 2; dx++) {
        const k = row + wrap(xi + dx, nx);
        const px = (xi + dx) * pitchX + (points[2 * k] as number) - u;
        const py = (yi + dy) * pitchY + (points[2 * k + 1] as number) - v;
        const ex = px - bx;
        const ey = py - by;
        const length = Math.sqrt(ex * ex + ey * ey);
        if (length < 1e-9) continue;
        const to = ((px + bx) * ex + (py + by) * ey) / (2 * length);
        if (to < edge) edge = to;
      }
    }
    hit.id = id;
    hit.dx = -bx;
    hit.dy = -by;
    hit.centre = Math.sqrt(best);
    hit.edge = edge;
  };
}
