import { connectedComponents } from '@plumbline/imaging/connected-components.ts';
import { createBitMask, type BitMask } from '@plumbline/imaging/raster.ts';
import { uprightQuadShare } from './upright-quad.ts';
import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';

/** A cell that may have an opening in it. */
const HOST = {
  /** In units of the drawing. */
  minBreadth: 12,
  /** In units of the drawing. */
  minHeight: 12,
  /** Share of its bounding box: a fuller one has no hole. */
  maxFill: 0.97,
} as const;

const CASING = {
  /** Share of its rectangle. */
  maxFill: 0.6,
  /** Its bounding box, share of the picture. */
  maxBox: 0.03,
} as const;

/** A hole of a window's size. */
const HOLE = {
  /** In units of the drawing. */
  minBreadth: 7,
  /** In units of the drawing. */
  minHeight: 8,
  /** Share of the picture. */
  maxArea: 0.03,
  maxBreadthToHeight: 3.4,
  maxHeightToBreadth: 5,
  /** Share of its bounding box. */
  minFill: 0.5,
  /** How much of an upright quadrilateral it is. */
  minUprightQuad: 0.86,
  /** Share of what lies between the legs of its casing. */
  minCasingShare: 0.5,
} as const;

/** A hole in a cell: something drawn wholly inside it, such as an opening in a wall or the panes inside a casing. */
export interface WallHole {
  /** The cell around the hole. */
  readonly host: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Pixels, ink included. */
  readonly area: number;
  /** Cells inside. */
  readonly inside: Int32Array;
}

/** Finds the holes of a cell that are upright quadrilaterals of a window's size. */
export function findHoles(analysis: DrawingAnalysis, host: number): WallHole[] {
  const { cells, filledCellMap, width, height, unit } = analysis;
  // The grown cell reaches under its outline, beyond its bounds: a rim around them keeps its outside in one piece.
  const rim = Math.ceil(5 * unit) + 3;
  const left = (cells.x0[host] as number) - rim;
  const top = (cells.y0[host] as number) - rim;
  const w = (cells.x1[host] as number) - left + rim + 1;
  const h = (cells.y1[host] as number) - top + rim + 1;
  if (
    w < HOST.minBreadth * unit ||
    h < HOST.minHeight * unit ||
    (cells.filledArea[host] as number) > HOST.maxFill * w * h
  )
    return [];
  const outside = createBitMask(w, h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const px = left + x;
      const py = top + y;
      const own =
        px >= 0 && py >= 0 && px < width && py < height && filledCellMap.data[py * width + px] === host;
      if (!own) outside.data[y * w + x] = 1;
    }
  }
  // A casing whose sill is drawn apart is open below: what lies between its legs counts as its hole.
  const casing = (cells.fill[host] as number) < CASING.maxFill && w * h < CASING.maxBox * width * height;
  if (casing) keepBetweenLegs(outside);
  const parts = connectedComponents(outside, 8);
  const between = casing ? outside.data.reduce((sum, v) => sum + v, 0) : 0;
  const surround = casing ? 0 : (parts.data[0] as number);
  const boxes = Array.from({ length: parts.count + 1 }, () => ({ x0: w, y0: h, x1: -1, y1: -1, area: 0 }));
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const box = boxes[parts.data[y * w + x] as number];
      if (box === undefined) continue;
      box.area++;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y);
    }
  }
  const holes: WallHole[] = [];
  for (let part = 1; part <= parts.count; part++) {
    const box = boxes[part];
    if (part === surround || box === undefined) continue;
    const bw = box.x1 - box.x0 + 1;
    const bh = box.y1 - box.y0 + 1;
    const fits =
      bw >= HOLE.minBreadth * unit &&
      bh >= HOLE.minHeight * unit &&
      box.area < HOLE.maxArea * width * height &&
      bw < HOLE.maxBreadthToHeight * bh &&
      bh < HOLE.maxHeightToBreadth * bw &&
      box.area > HOLE.minFill * bw * bh &&
      uprightQuadShare(bw, bh, (x, y) => parts.data[(box.y0 + y) * w + box.x0 + x] === part) >
        HOLE.minUprightQuad &&
      // Of a casing with bars the whole counts, or a window would be glazed in part.
      box.area > HOLE.minCasingShare * between;
    if (!fits) continue;
    const inside = new Set<number>();
    for (let y = box.y0; y <= box.y1; y++) {
      for (let x = box.x0; x <= box.x1; x++) {
        if (parts.data[y * w + x] === part)
          inside.add(filledCellMap.data[(top + y) * width + left + x] as number);
      }
    }
    inside.delete(0);
    holes.push({
      host,
      x0: left + box.x0,
      y0: top + box.y0,
      x1: left + box.x1,
      y1: top + box.y1,
      area: box.area,
      inside: Int32Array.from(inside),
    });
  }
  return holes;
}

/** Clears the pixels of each row that do not lie between two pixels of the cell. */
function keepBetweenLegs(outside: BitMask): void {
  const { width, height, data } = outside;
  for (let y = 0; y < height; y++) {
    let first = width;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]) continue;
      if (first === width) first = x;
      last = x;
    }
    for (let x = 0; x < width; x++) if (x < first || x > last) data[y * width + x] = 0;
  }
}
