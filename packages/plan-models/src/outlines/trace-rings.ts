import type { Place, Ring } from './ring.ts';

/** Right, down, left, up: the way along the edge of a pixel that keeps it to the right. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Pixels that may be set: from (x0, y0) up to but without (x1, y1). */
export interface Window {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * The outlines of all set pixels along pixel edges, holes included: each edge between a set and another pixel is on exactly one ring.
 * Where two pixels meet by a corner alone they stay apart, so that no ring touches itself.
 *
 * @param isSet by its number in a raster of that width; asked within the window alone
 */
export function traceRings({ x0, y0, x1, y1 }: Window, width: number, isSet: (i: number) => boolean): Ring[] {
  // One more on every side, so that neighbours need no check.
  const w = x1 - x0 + 2;
  const h = y1 - y0 + 2;
  const set = new Uint8Array(w * h);
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) if (isSet(y * width + x)) set[(y - y0 + 1) * w + x - x0 + 1] = 1;
  // An edge is the corner that it starts from and one of four ways.
  const open = new Uint8Array((w + 1) * (h + 1) * 4);
  const mark = (corner: number, way: number): void => {
    open[corner * 4 + way] = 1;
  };
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (set[i] === 0) continue;
      const corner = y * (w + 1) + x;
      if (set[i - w] === 0) mark(corner, 0);
      if (set[i + 1] === 0) mark(corner + 1, 1);
      if (set[i + w] === 0) mark(corner + w + 2, 2);
      if (set[i - 1] === 0) mark(corner + w + 1, 3);
    }
  const rings: Ring[] = [];
  for (let start = 0; start < open.length; start++) {
    if (open[start] === 0) continue;
    const ring: Place[] = [];
    let edge = start;
    do {
      open[edge] = 0;
      const way = edge % 4;
      const corner = (edge - way) / 4;
      const x = corner % (w + 1);
      const y = (corner - x) / (w + 1);
      ring.push([x - 1 + x0, y - 1 + y0]);
      const [dx, dy] = STEPS[way] as readonly [number, number];
      const next = ((y + dy) * (w + 1) + x + dx) * 4;
      // Turning right first keeps to the same pixel.
      const turn = [1, 0, 3].find((by) => open[next + ((way + by) % 4)] === 1);
      edge = turn === undefined ? start : next + ((way + turn) % 4);
    } while (edge !== start);
    rings.push(ring);
  }
  return rings;
}
