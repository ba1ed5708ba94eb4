import type { Faces } from '../faces/faces.ts';
import type { FrameWindow } from '../frame.ts';
import { type CellCover, createCellCover, isOpen } from './cell-cover.ts';
import type { DepthBuffer } from './depth-buffer.ts';

/** Which triangles may be seen in which square of a drawing. */
export interface FaceGrid {
  readonly columns: number;
  readonly rows: number;
  /** Squares to a unit of the frame. */
  readonly perUnit: number;
  readonly window: FrameWindow;
  /** Where the triangles of a square begin in `faces`; one more than there are squares. */
  readonly starts: Uint32Array;
  readonly faces: Uint32Array;
  /** The farthest of what is nearest anywhere in the square: what lies behind it is hidden. */
  readonly farthest: Float32Array;
  /** Of drawings of very many triangles, where squares alone would leave a crowd behind each skyline; else null. */
  readonly cover: CellCover | null;
  /** Bigger than any number of the frame that counts as nothing: how far a triangle reaches beyond itself. */
  readonly reach: number;
}

/** Cells of the depth buffer along a side of a square. */
export const CELLS = 8;
/** From so many triangles on each is asked for in the cells that it touches. */
const MANY_FACES = 100_000;

/**
 * Puts every triangle into the squares it touches, but not where all of the square is covered by something nearer, nor, where there are very
 * many, where all the cells that it touches there are.
 *
 * @param reach in units of the frame, by which triangles are taken for larger.
 */
export function createFaceGrid(faces: Faces, depth: DepthBuffer, reach: number): FaceGrid {
  const columns = Math.ceil(depth.width / CELLS);
  const rows = Math.ceil(depth.height / CELLS);
  const perUnit = depth.perUnit / CELLS;
  const farthest = farthestOf(depth, columns, rows);
  const cover = faces.count > MANY_FACES ? createCellCover(depth) : null;
  const starts = new Uint32Array(columns * rows + 1);
  const walk = (visit: (square: number, face: number) => void): void => {
    for (let face = 0; face < faces.count; face += 1)
      walkSquares(
        faces.corners,
        face,
        { columns, rows, perUnit, window: depth.window, reach, cover },
        farthest,
        visit,
      );
  };
  walk((square) => {
    starts[square + 1] = (starts[square + 1] as number) + 1;
  });
  for (let square = 0; square < columns * rows; square += 1)
    starts[square + 1] = (starts[square + 1] as number) + (starts[square] as number);
  const listed = new Uint32Array(starts[columns * rows] as number);
  const next = starts.slice(0, -1);
  walk((square, face) => {
    listed[next[square] as number] = face;
    next[square] = (next[square] as number) + 1;
  });
  return { columns, rows, perUnit, window: depth.window, starts, faces: listed, farthest, cover, reach };
}

function farthestOf({ width, height, nearest }: DepthBuffer, columns: number, rows: number): Float32Array {
  const farthest = new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let found = Number.NEGATIVE_INFINITY;
      // With the cells round about: a border between the middle of one cell and the next is farther than either has seen.
      const bottom = Math.min(height - 1, (row + 1) * CELLS);
      const right = Math.min(width - 1, (column + 1) * CELLS);
      for (let y = Math.max(0, row * CELLS - 1); y <= bottom; y += 1)
        for (let x = Math.max(0, column * CELLS - 1); x <= right; x += 1) {
          const value = nearest[y * width + x] as number;
          if (value > found) found = value;
        }
      farthest[row * columns + column] = found;
    }
  return farthest;
}

type Squares = Pick<FaceGrid, 'columns' | 'rows' | 'perUnit' | 'window' | 'reach' | 'cover'>;

function walkSquares(
  corners: Float32Array,
  face: number,
  { columns, rows, perUnit, window, reach, cover }: Squares,
  farthest: Float32Array,
  visit: (square: number, face: number) => void,
): void {
  const at = face * 9;
  const [u0, v0, k0] = [corners[at] as number, corners[at + 1] as number, corners[at + 2] as number];
  const [u1, v1, k1] = [corners[at + 3] as number, corners[at + 4] as number, corners[at + 5] as number];
  const [u2, v2, k2] = [corners[at + 6] as number, corners[at + 7] as number, corners[at + 8] as number];
  // Seen edge-on it hides nothing that its neighbours do not, and is seen nowhere.
  const area = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0);
  const longest = Math.max(
    Math.abs(u1 - u0) + Math.abs(v1 - v0),
    Math.abs(u2 - u1) + Math.abs(v2 - v1),
    Math.abs(u0 - u2) + Math.abs(v0 - v2),
  );
  if (Math.abs(area) <= longest * reach * 0.1) return;
  const nearest = Math.min(k0, k1, k2);
  const left = Math.max(0, Math.floor((Math.min(u0, u1, u2) - reach - window.left) * perUnit));
  const right = Math.min(columns - 1, Math.floor((Math.max(u0, u1, u2) + reach - window.left) * perUnit));
  const top = Math.max(0, Math.floor((Math.min(v0, v1, v2) - reach - window.top) * perUnit));
  const bottom = Math.min(rows - 1, Math.floor((Math.max(v0, v1, v2) + reach - window.top) * perUnit));
  const cellsAcross = (u: number) => Math.floor((u - window.left) * perUnit * CELLS);
  const cellsDown = (v: number) => Math.floor((v - window.top) * perUnit * CELLS);
  const cellLeft = cellsAcross(Math.min(u0, u1, u2) - reach);
  const cellRight = cellsAcross(Math.max(u0, u1, u2) + reach);
  const cellTop = cellsDown(Math.min(v0, v1, v2) - reach);
  const cellBottom = cellsDown(Math.max(v0, v1, v2) + reach);
  const few = (right - left + 1) * (bottom - top + 1) <= 2;
  const size = 1 / perUnit;
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const square = row * columns + column;
      if (nearest > (farthest[square] as number)) continue;
      if (
        cover !== null &&
        !isOpen(
          cover,
          nearest,
          Math.max(cellLeft, column * CELLS),
          Math.max(cellTop, row * CELLS),
          Math.min(cellRight, column * CELLS + CELLS - 1),
          Math.min(cellBottom, row * CELLS + CELLS - 1),
        )
      )
        continue;
      const [u, v] = [window.left + column * size - reach, window.top + row * size - reach];
      const wide = size + 2 * reach;
      if (
        few ||
        (!apart(u0, v0, u1, v1, u2, v2, u, v, wide) &&
          !apart(u1, v1, u2, v2, u0, v0, u, v, wide) &&
          !apart(u2, v2, u0, v0, u1, v1, u, v, wide))
      )
        visit(square, face);
    }
}

/** Whether a square lies wholly on the other side of the line a–b than c. */
function apart(
  au: number,
  av: number,
  bu: number,
  bv: number,
  cu: number,
  cv: number,
  u: number,
  v: number,
  wide: number,
): boolean {
  const [du, dv] = [bu - au, bv - av];
  const side = du * (cv - av) - dv * (cu - au);
  if (side === 0) return false;
  const sign = side > 0 ? 1 : -1;
  const far = (pu: number, pv: number) => sign * (du * (pv - av) - dv * (pu - au)) < 0;
  return far(u, v) && far(u + wide, v) && far(u, v + wide) && far(u + wide, v + wide);
}

/** The squares that a stretch passes, with those beside it where it runs along their border. */
export function squaresAlong(
  { columns, rows, perUnit, window }: Pick<FaceGrid, 'columns' | 'rows' | 'perUnit' | 'window'>,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  visit: (square: number) => void,
): void {
  const x0 = (u0 - window.left) * perUnit;
  const x1 = (u1 - window.left) * perUnit;
  const y0 = (v0 - window.top) * perUnit;
  const y1 = (v1 - window.top) * perUnit;
  const slack = 1e-6;
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - slack));
  const bottom = Math.min(rows - 1, Math.floor(Math.max(y0, y1) + slack));
  for (let row = top; row <= bottom; row += 1) {
    let [from, to] = [Math.min(x0, x1), Math.max(x0, x1)];
    if (Math.abs(y1 - y0) > 1e-9) {
      const enter = x0 + ((row - slack - y0) / (y1 - y0)) * (x1 - x0);
      const leave = x0 + ((row + 1 + slack - y0) / (y1 - y0)) * (x1 - x0);
      from = Math.max(from, Math.min(enter, leave));
      to = Math.min(to, Math.max(enter, leave));
    }
    const last = Math.min(columns - 1, Math.floor(to + slack));
    for (let column = Math.max(0, Math.floor(from - slack)); column <= last; column += 1)
      visit(row * columns + column);
  }
}
