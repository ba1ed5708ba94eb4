/** State of one run of tiles, in memory that all its threads see. */
export interface TileBoard {
  readonly words: Int32Array;
  readonly tiles: number;
}

const NEXT = 0;
const SETTLED = 1;
const STOPPED = 2;
const FIRST_TILE = 3;

/** States of a tile. */
const DONE = 1;
const GIVEN_UP = 2;

export function createTileBoard(tiles: number): TileBoard {
  return { words: new Int32Array(new SharedArrayBuffer(4 * (FIRST_TILE + tiles))), tiles };
}

/** Takes the next tile; −1 once there is none, or the run has stopped. */
export function takeTile({ words, tiles }: TileBoard): number {
  if (Atomics.load(words, STOPPED) !== 0 || Atomics.load(words, NEXT) >= tiles) return -1;
  const tile = Atomics.add(words, NEXT, 1);
  return tile < tiles ? tile : -1;
}

export function finishTile({ words }: TileBoard, tile: number): void {
  if (Atomics.exchange(words, FIRST_TILE + tile, DONE) === DONE) return;
  Atomics.add(words, SETTLED, 1);
  Atomics.notify(words, SETTLED);
}

/** Leaves a tile to the thread of the render, which will meet the same error where it can be reported. */
export function giveUpTile({ words }: TileBoard, tile: number): void {
  Atomics.store(words, FIRST_TILE + tile, GIVEN_UP);
  Atomics.notify(words, SETTLED);
}

export function givenUpTiles({ words, tiles }: TileBoard): number[] {
  const out: number[] = [];
  for (let tile = 0; tile < tiles; tile++)
    if (Atomics.load(words, FIRST_TILE + tile) === GIVEN_UP) out.push(tile);
  return out;
}

/** The first tile that is not done; −1 for none. Of no use before all are taken. */
export function openTile({ words, tiles }: TileBoard): number {
  for (let tile = 0; tile < tiles; tile++) if (Atomics.load(words, FIRST_TILE + tile) !== DONE) return tile;
  return -1;
}

export function doneTiles({ words }: TileBoard): number {
  return Atomics.load(words, SETTLED);
}

/** Waits until more than `done` tiles are done, or some time has gone by. */
export function waitForTile({ words }: TileBoard, done: number, ms: number): void {
  Atomics.wait(words, SETTLED, done, ms);
}

/** Nobody takes a tile any more. */
export function stopTiles({ words }: TileBoard): void {
  Atomics.store(words, STOPPED, 1);
}
