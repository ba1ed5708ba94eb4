import type { MaskLayer } from './mask-layer.ts';
import { tileRect } from './tile-grid.ts';
import { equalTiles, shareUniformTile, tileBytes, type Tile } from './tile.ts';

/** What an edit made of one tile; both states are kept whole, so that going back and forth loses nothing. */
export interface TileChange {
  readonly tile: number;
  readonly before: Tile;
  readonly after: Tile;
}

/**
 * Writes to a mask from the first to the last event of a gesture. Copies a tile when it is first written to, knows the
 * tiles that changed since they were last drawn, and ends with what undo needs.
 */
export class MaskEdit {
  readonly layer: MaskLayer;
  readonly #before = new Map<number, Tile>();
  /** Tiles of this edit's own, which may be written to in place. */
  readonly #own = new Set<number>();
  readonly #dirty = new Set<number>();

  constructor(layer: MaskLayer) {
    this.layer = layer;
  }

  /** The tile to write to; counts as changed from now on. */
  writable(index: number): Tile {
    this.#dirty.add(index);
    const tile = this.layer.tile(index);
    if (this.#own.has(index)) return tile;
    this.#remember(index, tile);
    const copy = tile.slice();
    this.#own.add(index);
    this.layer.replaceTile(index, copy);
    return copy;
  }

  /** Puts a tile in place that nobody will write to any more. */
  replace(index: number, tile: Tile): void {
    const former = this.layer.tile(index);
    if (former === tile) return;
    this.#dirty.add(index);
    this.#remember(index, former);
    this.#own.delete(index);
    this.layer.replaceTile(index, tile);
    // Now rather than at the end, which is one event for all tiles.
    this.#settle(index);
  }

  /** What the tile was before this edit. */
  original(index: number): Tile {
    return this.#before.get(index) ?? this.layer.tile(index);
  }

  /** The tiles changed since the last call. */
  takeDirty(): readonly number[] {
    const dirty = [...this.#dirty];
    this.#dirty.clear();
    return dirty;
  }

  /** Back to how the mask was before; the edit goes on. */
  revert(): void {
    for (const [index, tile] of this.#before) {
      this.layer.replaceTile(index, tile);
      this.#dirty.add(index);
    }
    this.#before.clear();
    this.#own.clear();
  }

  /** Ends the edit. @returns the tiles that differ from before, none where nothing does */
  finish(): readonly TileChange[] {
    for (const index of this.#own) this.#settle(index);
    const changes: TileChange[] = [];
    for (const [tile, before] of this.#before) {
      const after = this.layer.tile(tile);
      if (after !== before) changes.push({ tile, before, after });
    }
    this.#before.clear();
    this.#own.clear();
    return changes;
  }

  /** The tile from before where nothing differs, a shared one where all is the same. */
  #settle(index: number): void {
    const { left, top, right, bottom } = tileRect(this.layer.grid, index);
    const before = this.original(index);
    const after = shareUniformTile(this.layer.tile(index), right - left, bottom - top);
    const same =
      after === before || (tileBytes(after) > 0 && tileBytes(before) > 0 && equalTiles(before, after));
    this.layer.replaceTile(index, same ? before : after);
  }

  #remember(index: number, tile: Tile): void {
    if (!this.#before.has(index)) this.#before.set(index, tile);
  }
}
