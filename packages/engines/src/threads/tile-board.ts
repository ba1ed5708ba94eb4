/** State of one run of tiles, in memory that all its threads see. */
export interface TileBoard {
  readonly words: Int32Array;
  readonly tiles: number;
}

const NEXT = 0;
const SETTLED = 1;
const STOPPED = 2;
const FIRST_TILE = 3;

/** State of a tile; from `TAKEN` on it is in the hands of thread number `state − TAKEN`. */
const DONE = 1;
const GIVEN_UP = 2;
const TAKEN = 3;

export function createTileBoard(tiles: number): TileBoard {
  return { words: new Int32Array(new SharedArrayBuffer(4 * (FIRST_TILE + tiles))), tiles };
}

/** Takes the next tile for a thread; −1 once there is none, or the run has stopped. */
export function takeTile({ words, tiles }: TileBoard, thread: number): number {
  if (Atomics.load(words, STOPPED) !== 0 || Atomics.load(words, NEXT) >= tiles) return -1;
  const tile = Atomics.add(words, NEXT, 1);
  if (tile >= tiles) return -1;
  Atomics.store(words, FIRST_TILE + tile, TAKEN + thread);
  return tile;
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
  return range(tiles).filter((tile) => Atomics.load(words, FIRST_TILE + tile) === GIVEN_UP);
}

/** Tiles that are not done, each with the thread that holds it. Of no use before all are taken. */
export function openTiles({ words, tiles }: TileBoard): { readonly tile: number; readonly thread: number }[] {
  return range(tiles)
    .map((tile) => ({ tile, state: Atomics.load(words, FIRST_TILE + tile) }))
    .filter(({ state }) => state !== DONE)
    .map(({ tile, state }) => ({ tile, thread: state - TAKEN }));
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

function range(n: number): number[] {
  return Array.from({ length: n }, (_, k) => k);
}
