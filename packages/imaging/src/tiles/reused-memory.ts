import { type PlaneMemory, type PlanePart, sharedBuffer } from './plane-memory.ts';

/** Bytes of a slab; a larger plane has one of its own. */
const SLAB = 64 * 1024 ** 2;
const ALIGN = 8;

interface Slab {
  readonly buffer: ArrayBufferLike;
  used: number;
  /** So far it has been written to and is not zero any more. */
  dirty: number;
}

/** Planes of one render after another, and of its tiles, in the same few slabs. */
export class ReusedMemory implements PlaneMemory {
  readonly #isQuiet: () => boolean;
  #slabs: Slab[] = [];

  /**
   * @param isQuiet whether no other thread can still write to planes of runs that have ended. Where one can, what it may write
   * to is not used again.
   */
  constructor(isQuiet: () => boolean) {
    this.#isQuiet = isQuiet;
  }

  /** Bytes of all slabs. */
  get size(): number {
    return this.#slabs.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  }

  take(bytes: number): PlanePart {
    const size = Math.ceil(bytes / ALIGN) * ALIGN;
    const slab = this.#slabs.find(({ buffer, used }) => buffer.byteLength - used >= size) ?? this.#add(size);
    const offset = slab.used;
    slab.used += size;
    if (slab.dirty > offset) new Uint8Array(slab.buffer, offset, size).fill(0);
    slab.dirty = Math.max(slab.dirty, slab.used);
    return { buffer: slab.buffer, offset };
  }

  within<Result>(work: () => Result): Result {
    const slabs = this.#slabs;
    const before = slabs.map(({ used }) => used);
    try {
      return work();
    } finally {
      this.#giveBack(slabs === this.#slabs ? before : []);
    }
  }

  #giveBack(before: readonly number[]): void {
    if (!this.#isQuiet()) {
      this.#slabs = [];
      return;
    }
    this.#slabs.forEach((slab, number) => {
      slab.used = before[number] ?? 0;
    });
  }

  #add(size: number): Slab {
    const slab = { buffer: sharedBuffer(Math.max(SLAB, size)), used: 0, dirty: 0 };
    this.#slabs.push(slab);
    return slab;
  }
}
