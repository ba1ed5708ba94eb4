import type { Readable } from 'node:stream';

/**
 * The storage refused, could not be reached or did not answer in time: an outage, not a mistake of who asked. The same
 * call may succeed later.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

export interface StoredObject {
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/**
 * Bytes under keys such as `images/ab/abcdef.png`. Keys are made by us, never by a user. Beside what is said below every
 * call throws `StorageUnavailable`, or the error of the operating system, where the storage fails.
 */
export interface Storage {
  /** Atomic: a reader sees the whole object or none, also after a crash in the middle. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, of what comes piece by piece; whatever the pieces throw is thrown on, and nothing is stored. */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws AppError `NOT_FOUND` */
  get(key: string): Promise<Uint8Array>;
  /** `start` and `end` inclusive, as in HTTP ranges. @throws AppError `NOT_FOUND` */
  stream(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** `undefined` where there is no such object. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>;
  /** Keys under a prefix with their times, for the sweep that removes what no row names. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly modifiedAt: Date }>;
  /** Whether objects could be written now; writes none. @throws Error that says why not */
  check(): Promise<void>;
  /** Removes what a crash left of objects whose writing began before then; they were never listed. Returns how many. */
  removeUnfinished(prefix: string, before: Date): Promise<number>;
}
