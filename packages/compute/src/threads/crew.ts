/**
 * How many threads of a pool compute, as shared memory that each of them reads while it computes: renders that run at the
 * same time must not take each other's cores.
 */
export class Crew {
  readonly words: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.words = new Int32Array(memory);
  }

  /** @param size threads of the pool. */
  static of(size: number): Crew {
    const crew = new Crew(new SharedArrayBuffer(8));
    crew.words[1] = size;
    return crew;
  }

  get memory(): SharedArrayBuffer {
    return this.words.buffer as SharedArrayBuffer;
  }

  set busy(threads: number) {
    Atomics.store(this.words, 0, threads);
  }

  /** Idle threads' worth of work that each busy one may have done beside it. */
  get spare(): number {
    const busy = Math.max(1, Atomics.load(this.words, 0));
    return Math.max(0, Math.floor(((this.words[1] as number) - busy) / busy));
  }
}
