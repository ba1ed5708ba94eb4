import type { MaskLayer } from './mask-layer.ts';
import { TILE, tileRect } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from './tile.ts';

/** How far the nearest painted and the nearest clear pixel of each column is from a row, in rows. */
interface Ahead {
  readonly painted: Uint16Array;
  readonly clear: Uint16Array;
}

/**
 * How far each pixel is from the edge of the mask (where its value passes 128) along its column, for one row of tiles at
 * a time from the top: 1 for a painted pixel with a clear one next to it, -1 for that clear one, and so on up to a limit.
 * What lies beyond the row of tiles is known from a first pass from the bottom, so that nothing is looked at twice.
 */
export class SignedColumns {
  /** Of the row of tiles that was last worked out, row by row in the picture's width; not set where no edge is near. */
  readonly strip: Int16Array;
  readonly #tileAt: (tile: number) => Tile;
  readonly #grid: MaskLayer['grid'];
  readonly #limit: number;
  /** Below each row of tiles. */
  readonly #below: Ahead[];
  readonly #above: Ahead;

  /** @param limit in pixels; distances end there */
  constructor(grid: MaskLayer['grid'], tileAt: (tile: number) => Tile, limit: number) {
    this.#grid = grid;
    this.#tileAt = tileAt;
    this.#limit = limit;
    this.strip = new Int16Array(grid.width * TILE);
    const nothing = (): Ahead => ({
      painted: new Uint16Array(grid.width).fill(limit),
      clear: new Uint16Array(grid.width).fill(limit),
    });
    this.#above = nothing();
    this.#below = Array.from({ length: grid.rows }, nothing);
  }

  /** Looks at a tile for what it is to those above it; to be called for each row of tiles from the last to the second. */
  lookUp(tile: number): void {
    const { left, top, right, bottom } = tileRect(this.#grid, tile);
    const row = Math.floor(tile / this.#grid.columns);
    const from = this.#below[row] as Ahead;
    const to = this.#below[row - 1] as Ahead;
    pass(this.#tileAt(tile), right - left, bottom - top, 'up', from, to, left, this.#limit);
  }

  /** Works out the part of a tile in `strip`; to be called once the tile above it has been passed. */
  workOut(tile: number): void {
    const { left, top, right, bottom } = tileRect(this.#grid, tile);
    const { width } = this.#grid;
    const { strip } = this;
    const limit = this.#limit;
    const values = this.#tileAt(tile);
    const below = this.#below[Math.floor(tile / this.#grid.columns)] as Ahead;
    const rows = bottom - top;
    const across = right - left;
    const { painted, clear } = this.#above;
    // Down: how far it is upwards to the other kind.
    const toPainted = painted.slice(left, right);
    const toClear = clear.slice(left, right);
    for (let y = 0; y < rows; y += 1) {
      let at = y * width + left;
      for (let x = 0, from = y * TILE; x < across; x += 1, at += 1)
        if ((values[from + x] as number) > 127) {
          toPainted[x] = 0;
          const away = Math.min(limit, (toClear[x] as number) + 1);
          toClear[x] = away;
          strip[at] = away;
        } else {
          toClear[x] = 0;
          const away = Math.min(limit, (toPainted[x] as number) + 1);
          toPainted[x] = away;
          strip[at] = -away;
        }
    }
    // Up: the nearer of both.
    toPainted.set(below.painted.subarray(left, right));
    toClear.set(below.clear.subarray(left, right));
    for (let y = rows - 1; y >= 0; y -= 1) {
      let at = y * width + left;
      for (let x = 0; x < across; x += 1, at += 1) {
        const before = strip[at] as number;
        if (before > 0) {
          toPainted[x] = 0;
          const away = Math.min(limit, (toClear[x] as number) + 1);
          toClear[x] = away;
          if (away < before) strip[at] = away;
        } else {
          toClear[x] = 0;
          const away = Math.min(limit, (toPainted[x] as number) + 1);
          toPainted[x] = away;
          if (-away > before) strip[at] = -away;
        }
      }
    }
  }

  /** Goes on below a tile; to be called for each, worked out or not. */
  pass(tile: number): void {
    const { left, top, right, bottom } = tileRect(this.#grid, tile);
    pass(this.#tileAt(tile), right - left, bottom - top, 'down', this.#above, this.#above, left, this.#limit);
  }
}

/** Carries what is known of the columns at one side of a tile to its other side. */
function pass(
  values: Tile,
  width: number,
  height: number,
  way: 'up' | 'down',
  from: Ahead,
  to: Ahead,
  left: number,
  limit: number,
): void {
  const [same, other] =
    values === FULL_TILE ? (['painted', 'clear'] as const) : (['clear', 'painted'] as const);
  if (values === FULL_TILE || values === EMPTY_TILE) {
    to[same].fill(0, left, left + width);
    for (let x = left; x < left + width; x += 1)
      to[other][x] = Math.min(limit, (from[other][x] as number) + height);
    return;
  }
  for (let x = 0; x < width; x += 1) {
    let at = x + (way === 'down' ? (height - 1) * TILE : 0);
    const step = way === 'down' ? -TILE : TILE;
    const first = (values[at] as number) > 127;
    let away = 1;
    for (at += step; away < height && (values[at] as number) > 127 === first; away += 1) at += step;
    const [near, far] = first ? (['painted', 'clear'] as const) : (['clear', 'painted'] as const);
    to[near][left + x] = 0;
    to[far][left + x] = Math.min(limit, away < height ? away : (from[far][left + x] as number) + height);
  }
}
