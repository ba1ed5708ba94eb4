import type { MaskEdit } from './mask-edit.ts';
import { intersectRects, type PixelRect, widenRect } from './pixel-rect.ts';
import { RowEnvelope } from './row-envelope.ts';
import { SignedColumns } from './signed-columns.ts';
import { eachOf, inTurn, type SlicedJob } from './sliced-job.ts';
import { forEachTileIn, TILE, TILE_PIXELS, tileRect } from './tile-grid.ts';
import { EMPTY_TILE, FULL_TILE, type Tile } from './tile.ts';

/**
 * Grow and shrink move the edge (where the value passes 128) by an amount; feather makes it a slope that reaches the
 * amount to both sides. The picture's border is no edge.
 */
export type ReshapeKind = 'grow' | 'shrink' | 'feather';

/** In pixels of the picture. */
export const RESHAPE_AMOUNT = { min: 1, max: 250 } as const;

/** Pixels of rows that are worked out in a step. */
const STEP_PIXELS = 1 << 15;
const TILES_A_STEP = 8;

/**
 * Reshapes the mask as it was when the edit began. Distances are taken along the columns first, then along the rows, one
 * row of tiles after another and only where an edge is near; a tile or a few rows a step.
 *
 * @throws RangeError for an amount outside its range
 */
export function reshapeMask(edit: MaskEdit, kind: ReshapeKind, amount: number): SlicedJob {
  if (!(amount >= RESHAPE_AMOUNT.min && amount <= RESHAPE_AMOUNT.max))
    throw new RangeError(`an edge moved by ${amount} px`);
  const { grid } = edit.layer;
  const limit = Math.ceil(amount) + 2;
  const columns = new SignedColumns(grid, (tile) => edit.original(tile), limit);
  const envelope = new RowEnvelope(grid.width, limit);
  const values = valuesOf(kind, amount, limit);
  const lookedUp = grid.columns * (grid.rows - 1);
  return inTurn(
    () => eachOf(lookedUp, 1, (at) => columns.lookUp(grid.columns * grid.rows - 1 - at)),
    ...Array.from({ length: grid.rows }, (_, row) => () => {
      const tiles = Array.from({ length: grid.columns }, (_column, column) => row * grid.columns + column);
      const runs = runsOf(tiles.filter((tile) => hasEdge(edit, tile, limit)));
      const near = new Set(runs.flatMap((run) => tilesWithin(edit, windowOf(edit, run, limit))));
      return inTurn(
        () =>
          eachOf(tiles.length, 1, (column) => {
            const tile = tiles[column] as number;
            if (near.has(tile)) columns.workOut(tile);
            columns.pass(tile);
          }),
        ...runs.map((run) => () => reshapeRun({ edit, kind, values, columns, envelope, run, limit })),
      );
    }),
  );
}

/** Tiles beside each other in one row of tiles. */
interface Run {
  readonly first: number;
  readonly last: number;
}

function runsOf(tiles: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const tile of tiles) {
    const before = runs.at(-1);
    if (before?.last === tile - 1) runs[runs.length - 1] = { first: before.first, last: tile };
    else runs.push({ first: tile, last: tile });
  }
  return runs;
}

/** The pixels of a run and those beside it on which their values depend. */
function windowOf({ layer: { grid } }: MaskEdit, { first, last }: Run, limit: number): PixelRect {
  const { left, top, bottom } = tileRect(grid, first);
  const { right } = tileRect(grid, last);
  return { left: Math.max(0, left - limit), top, right: Math.min(grid.width, right + limit), bottom };
}

function tilesWithin({ layer: { grid } }: MaskEdit, window: PixelRect): number[] {
  const tiles: number[] = [];
  forEachTileIn(grid, window, (tile) => tiles.push(tile));
  return tiles;
}

/** Whether anything of a tile may change: most lie far from any edge and cost nothing. */
function hasEdge(edit: MaskEdit, index: number, limit: number): boolean {
  const { grid } = edit.layer;
  const own = edit.original(index);
  if (own !== EMPTY_TILE && own !== FULL_TILE) return true;
  const whole = { left: 0, top: 0, right: grid.width, bottom: grid.height };
  const near = intersectRects(widenRect(tileRect(grid, index), limit), whole);
  let edge = false;
  forEachTileIn(grid, near, (tile) => {
    if (edit.original(tile) !== own) edge = true;
  });
  return edge;
}

interface RunNeeds {
  readonly edit: MaskEdit;
  readonly kind: ReshapeKind;
  readonly values: Values;
  readonly columns: SignedColumns;
  readonly envelope: RowEnvelope;
  readonly run: Run;
  readonly limit: number;
}

function reshapeRun({ edit, kind, columns, envelope, run, limit, values }: RunNeeds): SlicedJob {
  const { grid } = edit.layer;
  const window = windowOf(edit, run, limit);
  const width = window.right - window.left;
  const tiles = Array.from({ length: run.last - run.first + 1 }, () => new Uint8Array(TILE_PIXELS));
  const { squares } = envelope;
  const { strip } = columns;
  /** Painted pixels and clear ones each have distances of their own. */
  const writeRow = (y: number, side: 1 | -1) => {
    const first = y * grid.width + window.left;
    if (side !== UNMOVED[kind]) envelope.measure(strip, first, width, side);
    const table = values[side === 1 ? 'painted' : 'clear'];
    for (let tile = run.first; tile <= run.last; tile += 1) {
      const { left, right } = tileRect(grid, tile);
      const before = edit.original(tile);
      const after = tiles[tile - run.first] as Tile;
      let from = left - window.left;
      for (let to = y * TILE, end = to + right - left; to < end; to += 1, from += 1) {
        if ((strip[first + from] as number) * side < 0) continue;
        const value = table[squares[from] as number] as number;
        const old = before[to] as number;
        after[to] = kind === 'feather' || (kind === 'grow' ? value > old : value < old) ? value : old;
      }
    }
  };
  return inTurn(
    () =>
      eachOf(window.bottom - window.top, Math.max(1, Math.floor(STEP_PIXELS / width)), (y) => {
        writeRow(y, 1);
        writeRow(y, -1);
      }),
    () => eachOf(tiles.length, TILES_A_STEP, (at) => edit.replace(run.first + at, tiles[at] as Tile)),
  );
}

/** The side of the edge whose pixels all become the same. */
const UNMOVED: Readonly<Record<ReshapeKind, 1 | -1 | 0>> = { grow: 1, shrink: -1, feather: 0 };

/** Values that growing raises what was to, shrinking lowers it to and feathering makes of it, by squared distances. */
interface Values {
  readonly painted: Uint8Array;
  readonly clear: Uint8Array;
}

/** Distances run from centre to centre: the edge itself lies half a pixel from either. */
function valuesOf(kind: ReshapeKind, amount: number, limit: number): Values {
  const table = (valueAt: (away: number) => number) =>
    Uint8Array.from({ length: limit * limit + 1 }, (_, squared) =>
      Math.round(Math.min(1, Math.max(0, valueAt(Math.sqrt(squared)))) * 255),
    );
  switch (kind) {
    case 'grow':
      return { painted: table(() => 1), clear: table((away) => amount + 1 - away) };
    case 'shrink':
      return { painted: table((away) => away - amount), clear: table(() => 0) };
    case 'feather':
      return {
        painted: table((away) => slope((away - 0.5 + amount) / (2 * amount))),
        clear: table((away) => slope((0.5 - away + amount) / (2 * amount))),
      };
  }
}

function slope(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
