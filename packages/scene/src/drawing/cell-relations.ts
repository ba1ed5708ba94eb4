import type { DrawingAnalysis } from './drawing-analysis.ts';
import type { CellTable } from './cell-table.ts';

const ALIKE = {
  minAreaRatio: 0.6,
  maxAreaRatio: 1.66,
  /** Share of the broader one's breadth. */
  maxBreadthOff: 0.28,
  /** Share of the higher one's height. */
  maxHeightOff: 0.28,
} as const;

/** Share of its outline on the cell around it. */
const MIN_PARENT_CONTACT = 0.5;

/** Calls `visit` for each neighbour of a cell with the entry of the neighbour lists. */
export function forEachNeighbour(
  cells: CellTable,
  cell: number,
  visit: (other: number, entry: number) => void,
): void {
  const { start, cell: other } = cells.neighbours;
  const end = start[cell + 1] as number;
  for (let e = start[cell] as number; e < end; e++) visit(other[e] as number, e);
}

/** Length of a cell's boundary with the cells that `test` accepts, in pixel edges. */
export function contactWith(cells: CellTable, cell: number, test: (other: number) => boolean): number {
  let sum = 0;
  forEachNeighbour(cells, cell, (other, e) => {
    if (test(other)) sum += cells.neighbours.contact[e] as number;
  });
  return sum;
}

/** Length of a cell's boundary on the frame of the drawing. */
export function frameTouch(cells: CellTable, cell: number): number {
  return (
    (cells.touchTop[cell] as number) +
    (cells.touchBottom[cell] as number) +
    (cells.touchLeft[cell] as number) +
    (cells.touchRight[cell] as number)
  );
}

export function boxWidth(cells: CellTable, cell: number): number {
  return (cells.x1[cell] as number) - (cells.x0[cell] as number) + 1;
}

export function boxHeight(cells: CellTable, cell: number): number {
  return (cells.y1[cell] as number) - (cells.y0[cell] as number) + 1;
}

/** Share of the bounding box that the cell fills, 0…1. */
export function boxFill(cells: CellTable, cell: number): number {
  return (cells.filledArea[cell] as number) / (boxWidth(cells, cell) * boxHeight(cells, cell));
}

/** Distance between two bounding boxes along the worse axis, in pixels; negative where they overlap. */
export function boxGap(cells: CellTable, a: number, b: number): number {
  const x =
    Math.max(cells.x0[a] as number, cells.x0[b] as number) -
    Math.min(cells.x1[a] as number, cells.x1[b] as number);
  const y =
    Math.max(cells.y0[a] as number, cells.y0[b] as number) -
    Math.min(cells.y1[a] as number, cells.y1[b] as number);
  return Math.max(x, y);
}

/** Like area and like box, as repeated elements have. */
export function areAlike(cells: CellTable, a: number, b: number): boolean {
  const ratio = (cells.filledArea[b] as number) / (cells.filledArea[a] as number);
  if (ratio < ALIKE.minAreaRatio || ratio > ALIKE.maxAreaRatio) return false;
  const wa = boxWidth(cells, a);
  const wb = boxWidth(cells, b);
  const ha = boxHeight(cells, a);
  const hb = boxHeight(cells, b);
  return (
    Math.abs(wa - wb) < ALIKE.maxBreadthOff * Math.max(wa, wb) + 2 &&
    Math.abs(ha - hb) < ALIKE.maxHeightOff * Math.max(ha, hb) + 2
  );
}

/** True if the box of `inner` lies within the box of `outer`, one pixel of tolerance. */
function boxContains(cells: CellTable, outer: number, inner: number): boolean {
  return (
    (cells.x0[outer] as number) <= (cells.x0[inner] as number) + 1 &&
    (cells.x1[outer] as number) >= (cells.x1[inner] as number) - 1 &&
    (cells.y0[outer] as number) <= (cells.y0[inner] as number) + 1 &&
    (cells.y1[outer] as number) >= (cells.y1[inner] as number) - 1
  );
}

/** For each cell the larger cell that surrounds most of its outline, or 0. */
export function findParents(cells: CellTable): Int32Array {
  const parent = new Int32Array(cells.count + 1);
  for (let i = 1; i <= cells.count; i++) {
    const outline = (cells.perimeter[i] as number) + frameTouch(cells, i);
    forEachNeighbour(cells, i, (other, e) => {
      const contact = cells.neighbours.contact[e] as number;
      if (
        contact > MIN_PARENT_CONTACT * outline &&
        (cells.filledArea[other] as number) > (cells.filledArea[i] as number) &&
        boxContains(cells, other, i)
      )
        parent[i] = other;
    });
  }
  return parent;
}

/** Share of each cell's pixels that lie above the horizon, 0…1. */
export function shareAboveHorizon(analysis: DrawingAnalysis): Float32Array {
  const { filledCellMap: map, cells, camera } = analysis;
  const above = new Float32Array(cells.count + 1);
  const rows = Math.max(0, Math.min(map.height, Math.ceil(camera.horizonY + 4 * analysis.unit)));
  for (let i = 0, end = rows * map.width; i < end; i++) {
    const c = map.data[i] as number;
    above[c] = (above[c] as number) + 1;
  }
  for (let c = 1; c <= cells.count; c++)
    above[c] = (above[c] as number) / Math.max(1, cells.filledArea[c] as number);
  return above;
}

/** Pixels of outline ink inside each cell and not on its border: handles, mouldings, lettering. */
export function interiorInk(analysis: DrawingAnalysis): Float32Array {
  const { filledCellMap: map, ink, cells, width, height } = analysis;
  const out = new Float32Array(cells.count + 1);
  const reach = Math.max(3, Math.round(5 * analysis.unit));
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (!ink.strong.data[i]) continue;
      const c = map.data[i] as number;
      if (
        map.data[i - reach] === c &&
        map.data[i + reach] === c &&
        map.data[i - reach * width] === c &&
        map.data[i + reach * width] === c
      )
        out[c] = (out[c] as number) + 1;
    }
  }
  return out;
}
