/** Part of a buffer: zeroed, and beginning at a multiple of eight bytes. */
export interface PlanePart {
  readonly buffer: ArrayBufferLike;
  readonly offset: number;
}

/**
 * Where the planes of a render lie. Shared memory is outside the account by which V8 decides to collect, in every thread that
 * has seen it: planes that were left to the collector piled up to gigabytes. So large ones are given back by hand.
 */
export interface PlaneMemory {
  readonly take: (bytes: number) => PlanePart;
  /** Does some work; planes that were taken within are gone at its end, also where it throws. */
  readonly within: <Result>(work: () => Result) => Result;
}

/** Memory that every thread sees; where the platform has none (a page without isolation) there is one thread alone. */
export function sharedBuffer(bytes: number): ArrayBufferLike {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(bytes) : new SharedArrayBuffer(bytes);
}

/** A buffer for each plane, left to the collector. */
export const FRESH_MEMORY: PlaneMemory = {
  take: (bytes) => ({ buffer: sharedBuffer(bytes), offset: 0 }),
  within: (work) => work(),
};
