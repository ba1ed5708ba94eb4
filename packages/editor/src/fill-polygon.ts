import type { ImagePoint, Size } from './coordinates.ts';
import { MaskLayer } from './mask-layer.ts';
import { TILE, TILE_PIXELS, tileRect, type TileGrid } from './tile-grid.ts';
import { eachOf, type ShapeJob } from './sliced-job.ts';
import { FULL_TILE, shareUniformTile } from './tile.ts';

/** A straight piece of the outline, in one tile: pixels from its left edge and from the strip's top. */
type Piece = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * The area within a closed outline: each pixel's value is the share of it that lies inside. What the outline goes round
 * twice is inside, what it goes round once either way is not (the non-zero rule). The signed areas of the outline's
 * pieces are summed along each row, as font rasterisers do (Levien, font-rs, 2016); a tile that no piece touches is
 * empty or full and costs nothing. A row of tiles a step.
 */
export function fillPolygon(size: Size, points: readonly ImagePoint[]): ShapeJob {
  const shape = new MaskLayer(size);
  // Cleared again by whoever reads it.
  const sums = new Float64Array((TILE + 1) * TILE);
  return { shape, ...eachOf(shape.grid.rows, 1, (row) => fillStrip(shape, sums, row, points)) };
}

function fillStrip(layer: MaskLayer, sums: Float64Array, row: number, points: readonly ImagePoint[]): void {
  const { grid } = layer;
  const columns = cutToTiles(grid, row, points);
  if (columns.size === 0) return;
  /** How often, and which way round, the outline goes round the left end of each row of the next tile. */
  const winding = new Float64Array(TILE);
  for (let column = 0; column < grid.columns; column += 1) {
    const pieces = columns.get(column) ?? NONE;
    const tile = row * grid.columns + column;
    // Level pieces are in no tile's list: a row is inside or not all along, and the next one may be otherwise.
    if (pieces.length === 0 && !changesDown(winding, Math.min(TILE, grid.height - row * TILE))) {
      if (Math.abs(winding[0] as number) > 0.5) layer.replaceTile(tile, FULL_TILE);
      continue;
    }
    const { left, top, right, bottom } = tileRect(grid, tile);
    const values = new Uint8Array(TILE_PIXELS);
    const reach = sumPieces(sums, pieces);
    for (let y = 0; y < bottom - top; y += 1)
      winding[y] = writeRow(sums, values, y, reach, winding[y] as number, right - left);
    layer.replaceTile(tile, shareUniformTile(values, right - left, bottom - top));
  }
}

const NONE: readonly Piece[] = [];

/** Whether rows of a tile that no piece crosses are part inside, part outside. */
function changesDown(winding: Float64Array, height: number): boolean {
  const first = Math.abs(winding[0] as number) > 0.5;
  // An edge between two rows leaves them whole, one within a row leaves it a share.
  for (let y = 0; y < height; y += 1) {
    const share = Math.abs(winding[y] as number);
    if (share > 0.5 !== first || Math.abs(share - Math.round(share)) > 1e-6) return true;
  }
  return false;
}

interface Reach {
  /** Of each row, the first and the last pixel that a piece touches. */
  readonly first: Int16Array;
  readonly last: Int16Array;
}

function sumPieces(sums: Float64Array, pieces: readonly Piece[]): Reach {
  const first = new Int16Array(TILE).fill(TILE);
  const last = new Int16Array(TILE).fill(-1);
  for (const piece of pieces) sumPiece(sums, first, last, piece);
  return { first, last };
}

/** Adds, at each pixel that a piece crosses, how much the covered area changes there and at the pixel after it. */
function sumPiece(sums: Float64Array, first: Int16Array, last: Int16Array, piece: Piece): void {
  const down = piece[3] > piece[1];
  const [x0, y0, x1, y1] = down ? piece : [piece[2], piece[3], piece[0], piece[1]];
  const sign = down ? 1 : -1;
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.floor(y0); y < y1; y += 1) {
    const from = Math.max(y, y0);
    const to = Math.min(y + 1, y1);
    const height = (to - from) * sign;
    const a = clampToTile(x0 + (from - y0) * slope);
    const b = clampToTile(x0 + (to - y0) * slope);
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const start = Math.min(TILE - 1, Math.floor(low));
    const end = Math.min(TILE - 1, Math.max(start, Math.ceil(high) - 1));
    if (start < (first[y] as number)) first[y] = start;
    if (end > (last[y] as number)) last[y] = end;
    const at = y * (TILE + 1);
    if (start === end) {
      const inside = 1 - ((low + high) / 2 - start);
      sums[at + start] = (sums[at + start] as number) + height * inside;
      sums[at + start + 1] = (sums[at + start + 1] as number) + height * (1 - inside);
      continue;
    }
    // The share of the height that lies left of each pixel's right edge, and the mean over the pixel of what is covered.
    let before = 0;
    const perPixel = height / (high - low);
    for (let x = start; x <= end; x += 1) {
      const enter = Math.max(x, low);
      const leave = Math.min(x + 1, high);
      const part = perPixel * (leave - enter);
      const covered = before + part * (x + 1 - (enter + leave) / 2);
      // What later pixels of the row get is the whole of what came so far; this one gets its covered share.
      sums[at + x] = (sums[at + x] as number) + covered - before;
      sums[at + x + 1] = (sums[at + x + 1] as number) + before + part - covered;
      before += part;
    }
  }
}

const clampToTile = (x: number): number => (x < 0 ? 0 : x > TILE ? TILE : x);

/** Writes the values of a row and clears its sums. @returns the winding after the row's last pixel of the tile */
function writeRow(
  sums: Float64Array,
  values: Uint8Array,
  y: number,
  { first, last }: Reach,
  winding: number,
  width: number,
): number {
  const from = y * TILE;
  const start = Math.min(first[y] as number, width);
  // Sums reach one pixel beyond the last that is crossed.
  const end = Math.min((last[y] as number) + 2, TILE + 1);
  values.fill(byteOf(winding), from, from + start);
  let sum = winding;
  for (let x = first[y] as number, at = y * (TILE + 1) + x; x < end; x += 1, at += 1) {
    sum += sums[at] as number;
    sums[at] = 0;
    if (x < width) values[from + x] = byteOf(sum);
  }
  if (end < width) values.fill(byteOf(sum), from + Math.max(start, end), from + width);
  return sum;
}

function byteOf(winding: number): number {
  const share = Math.abs(winding);
  return share >= 1 ? 255 : Math.round(share * 255);
}

/** The pieces of the outline in one row of tiles, by column. What lies left of the picture counts at its left edge. */
function cutToTiles(grid: TileGrid, row: number, points: readonly ImagePoint[]): Map<number, Piece[]> {
  const columns = new Map<number, Piece[]>();
  const top = row * TILE;
  const height = Math.min(TILE, grid.height - top);
  const add = (column: number, piece: Piece) => {
    if (piece[1] === piece[3]) return;
    const pieces = columns.get(column);
    if (pieces) pieces.push(piece);
    else columns.set(column, [piece]);
  };
  for (let at = 0; at < points.length; at += 1) {
    const a = points[at] as ImagePoint;
    const b = points[(at + 1) % points.length] as ImagePoint;
    const ay = a.y - top;
    const by = b.y - top;
    if (ay === by || Math.max(ay, by) <= 0 || Math.min(ay, by) >= height) continue;
    const xAt = (y: number) => (y === ay ? a.x : y === by ? b.x : a.x + ((y - ay) / (by - ay)) * (b.x - a.x));
    const from = Math.min(height, Math.max(0, ay));
    const to = Math.min(height, Math.max(0, by));
    cutToColumns(grid, xAt(from), from, xAt(to), to, add);
  }
  return columns;
}

function cutToColumns(
  { columns }: TileGrid,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  add: (column: number, piece: Piece) => void,
): void {
  const columnOf = (x: number) => Math.min(columns, Math.max(-1, Math.floor(x / TILE)));
  const step = x1 >= x0 ? 1 : -1;
  const last = columnOf(x1);
  let x = x0;
  let y = y0;
  for (let column = columnOf(x0); ; column += step) {
    const edge = (step > 0 ? column + 1 : column) * TILE;
    const ends = column === last;
    const toX = ends ? x1 : edge;
    const share = x1 === x0 ? 1 : (edge - x0) / (x1 - x0);
    const between = y0 + share * (y1 - y0);
    const toY = ends ? y1 : Math.min(Math.max(y0, y1), Math.max(Math.min(y0, y1), between));
    if (column < 0) add(0, [0, y, 0, toY]);
    else if (column < columns) add(column, [x - column * TILE, y, toX - column * TILE, toY]);
    if (ends) return;
    x = toX;
    y = toY;
  }
}
