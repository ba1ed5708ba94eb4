import { Worker } from 'node:worker_threads';
import type { TileKernel, TileRunner } from '@plumbline/scene/tiles/tile-runner.ts';
import type { Crew } from './crew.ts';
import {
  createTileBoard,
  doneTiles,
  finishTile,
  givenUpTiles,
  openTiles,
  stopTiles,
  takeTile,
  type TileBoard,
  waitForTile,
} from './tile-board.ts';
import type { TileMessage } from './tile-messages.ts';

export interface TileThreadsOptions {
  /** A module that calls `serveTiles`. */
  readonly script: URL;
  /** A thread that finishes no tile for this long is taken for lost. */
  readonly patienceMs?: number;
  /** Limit of a thread's heap; planes in shared memory are outside it. */
  readonly memoryMb?: number;
}

/** Lost threads are replaced this often. */
const MOST_LOST = 2;
/** While it waits, a render looks this often whether it was cancelled. */
const LOOK_MS = 50;
/** The number of the render's own thread on the board: none of the threads beside it. */
const OWN = 0x10000;

/**
 * Threads beside a render thread, which share the tiles of its loops. They start when there is first something to
 * share, stay, and end with the thread that started them. Scene code is synchronous: the render's thread works through tiles
 * itself and then waits for the last ones. What a lost thread has left undone it does itself.
 */
export class TileThreads {
  readonly #options: Required<TileThreadsOptions>;
  readonly #threads = new Map<number, Worker>();
  #lost = 0;

  constructor(options: TileThreadsOptions) {
    this.#options = { patienceMs: 2000, memoryMb: 256, ...options };
  }

  /** The runner of a render; `crew` says how many threads may help at any moment. */
  runnerFor(crew: Crew): TileRunner {
    return {
      run: (kernel, input, count, tileSize, between) =>
        this.#run(crew, kernel, input, count, tileSize, between),
    };
  }

  #run<Input>(
    crew: Crew,
    kernel: TileKernel<Input>,
    input: Input,
    count: number,
    tileSize: number,
    between: (done: number) => void,
  ): void {
    const board = createTileBoard(Math.ceil(count / tileSize));
    const share = { kernel: kernel.name, input, count, tileSize, words: board.words, crew: crew.memory };
    for (let thread = 0; thread < Math.min(crew.spare, board.tiles - 1); thread++)
      this.#thread(thread)?.postMessage({ ...share, thread } satisfies TileMessage);
    const work = kernel.prepare(input);
    const doTile = (tile: number): void => {
      work(tile * tileSize, Math.min(count, (tile + 1) * tileSize));
      finishTile(board, tile);
      between(doneTiles(board) / board.tiles);
    };
    try {
      for (let tile = takeTile(board, OWN); tile >= 0; tile = takeTile(board, OWN)) doTile(tile);
      this.#awaitOthers(board, doTile, between);
    } finally {
      stopTiles(board);
    }
  }

  #awaitOthers(board: TileBoard, doTile: (tile: number) => void, between: (done: number) => void): void {
    let before = -1;
    let since = performance.now();
    for (let done = doneTiles(board); done < board.tiles; done = doneTiles(board)) {
      for (const tile of givenUpTiles(board)) doTile(tile);
      const now = performance.now();
      if (done !== before) [before, since] = [done, now];
      else if (now - since > this.#options.patienceMs) this.#doWithout(board, doTile);
      waitForTile(board, done, LOOK_MS);
      between(doneTiles(board) / board.tiles);
    }
  }

  /** Ends the threads that hold tiles, and does these here. */
  #doWithout(board: TileBoard, doTile: (tile: number) => void): void {
    for (const { tile, thread } of openTiles(board)) {
      const worker = this.#threads.get(thread);
      if (worker) {
        this.#threads.delete(thread);
        this.#lost++;
        void worker.terminate();
      }
      doTile(tile);
    }
  }

  #thread(number: number): Worker | undefined {
    const known = this.#threads.get(number);
    if (known || this.#lost >= MOST_LOST) return known;
    const worker = new Worker(this.#options.script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
    });
    worker.unref();
    const forget = () => {
      if (this.#threads.get(number) !== worker) return;
      this.#threads.delete(number);
      this.#lost++;
    };
    worker.on('error', forget);
    worker.on('exit', forget);
    this.#threads.set(number, worker);
    return worker;
  }
}
