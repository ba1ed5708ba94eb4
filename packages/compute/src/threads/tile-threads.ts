import { Worker } from 'node:worker_threads';
import type { OwnMaterial } from '@plumbline/materials/own-materials.ts';
import type { TileKernel, TileRunner } from '@plumbline/imaging/tiles/tile-runner.ts';
import type { Crew } from './crew.ts';
import {
  createTileBoard,
  doneTiles,
  finishTile,
  givenUpTiles,
  openTile,
  stopTiles,
  takeTile,
  type TileBoard,
  waitForTile,
} from './tile-board.ts';
import { REST, type TileMessage } from './tile-messages.ts';

export interface TileThreadsOptions {
  /** A module that calls `serveTiles`. */
  readonly script: URL;
  /** A thread that is still at an earlier run after so long is taken for lost. */
  readonly patienceMs?: number;
  /** Limit of a thread's heap; planes in shared memory are outside it. */
  readonly memoryMb?: number;
}

interface TileThread {
  readonly worker: Worker;
  readonly atWork: Int32Array;
  /** When it was first found at work on an earlier run. */
  lateSince: number | undefined;
}

/** Lost threads are replaced this often. */
const MOST_LOST = 2;
/** A render waits so long for a tile that another thread has taken: then it does the tile itself, too. */
const HURRY_MS = 100;
/** It waits so long for threads that are still at work on a run that has ended. */
const QUIET_MS = 200;
/** While it waits, it looks this often whether it was cancelled. */
const LOOK_MS = 20;

/**
 * Threads beside a render thread, which share the tiles of its loops. They start when there is first something to
 * share, stay, and end with the thread that started them. Scene code is synchronous: the render's thread works through tiles
 * itself and then waits, for a moment only. A tile may be done twice, so that a thread which is lost, or gets no time of a
 * busy machine, holds nothing up.
 */
export class TileThreads {
  readonly #options: Required<TileThreadsOptions>;
  readonly #threads = new Map<number, TileThread>();
  /** Lost threads that have not ended yet. */
  readonly #leaving = new Set<TileThread>();
  #lost = 0;

  constructor(options: TileThreadsOptions) {
    this.#options = { patienceMs: 15_000, memoryMb: 256, ...options };
  }

  /** The runner of a render; `crew` says how many threads may help at any moment, `materials` what the render was lent. */
  runnerFor(crew: Crew, materials: readonly OwnMaterial[] = []): TileRunner {
    return {
      run: (kernel, input, count, tileSize, between) =>
        this.#run(crew, materials, kernel, input, count, tileSize, between),
    };
  }

  /**
   * Whether nobody works any more on runs that have ended, so that what they were given can be used for other things. Waits for
   * a moment.
   */
  isQuiet(): boolean {
    const end = performance.now() + QUIET_MS;
    return [...this.#threads.values(), ...this.#leaving].every(({ atWork }) => {
      const left = end - performance.now();
      return Atomics.load(atWork, 0) === 0 || (left > 0 && Atomics.wait(atWork, 0, 1, left) !== 'timed-out');
    });
  }

  /** Lets all threads collect what they were given: they wait for work, and would not by themselves. */
  rest(): void {
    for (const { worker } of this.#threads.values()) worker.postMessage(REST);
  }

  #run<Input>(
    crew: Crew,
    materials: readonly OwnMaterial[],
    kernel: TileKernel<Input>,
    input: Input,
    count: number,
    tileSize: number,
    between: (done: number) => void,
  ): void {
    const board = createTileBoard(Math.ceil(count / tileSize));
    const share = {
      kernel: kernel.name,
      input,
      materials,
      count,
      tileSize,
      words: board.words,
      crew: crew.memory,
    };
    for (let thread = 0; thread < Math.min(crew.spare, board.tiles - 1); thread++) this.#ask(thread, share);
    const work = kernel.prepare(input);
    const doTile = (tile: number): void => {
      work(tile * tileSize, Math.min(count, (tile + 1) * tileSize));
      finishTile(board, tile);
      between(doneTiles(board) / board.tiles);
    };
    try {
      for (let tile = takeTile(board); tile >= 0; tile = takeTile(board)) doTile(tile);
      awaitOthers(board, doTile, between);
    } finally {
      stopTiles(board);
    }
  }

  #ask(number: number, share: Omit<TileMessage, 'thread' | 'atWork'>): void {
    const thread = this.#threads.get(number) ?? this.#start(number);
    if (!thread) return;
    const { worker, atWork } = thread;
    if (Atomics.load(atWork, 0) === 0) {
      thread.lateSince = undefined;
      worker.postMessage({ ...share, thread: number, atWork } satisfies TileMessage);
      return;
    }
    thread.lateSince ??= performance.now();
    if (performance.now() - thread.lateSince < this.#options.patienceMs) return;
    this.#forget(number, thread);
    void worker.terminate();
  }

  #start(number: number): TileThread | undefined {
    if (this.#lost >= MOST_LOST) return undefined;
    const worker = new Worker(this.#options.script, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.memoryMb },
    });
    // It waits for messages for as long as the render thread lives.
    worker.unref();
    const thread: TileThread = {
      worker,
      atWork: new Int32Array(new SharedArrayBuffer(4)),
      lateSince: undefined,
    };
    worker.on('error', () => this.#forget(number, thread));
    worker.on('exit', () => {
      this.#forget(number, thread);
      this.#leaving.delete(thread);
    });
    this.#threads.set(number, thread);
    return thread;
  }

  #forget(number: number, thread: TileThread): void {
    if (this.#threads.get(number) !== thread) return;
    this.#threads.delete(number);
    this.#leaving.add(thread);
    this.#lost++;
  }
}

/** Waits for the tiles that others have taken, and does those that do not come. */
function awaitOthers(
  board: TileBoard,
  doTile: (tile: number) => void,
  between: (done: number) => void,
): void {
  let before = -1;
  let since = 0;
  for (let done = doneTiles(board); done < board.tiles; done = doneTiles(board)) {
    for (const tile of givenUpTiles(board)) doTile(tile);
    const now = performance.now();
    if (done !== before) [before, since] = [done, now];
    else if (now - since > HURRY_MS) {
      const tile = openTile(board);
      if (tile >= 0) doTile(tile);
    }
    waitForTile(board, done, LOOK_MS);
    between(doneTiles(board) / board.tiles);
  }
}
