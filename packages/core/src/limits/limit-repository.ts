/** One count of one limit. */
export interface LimitCount {
  /** What is counted, and for whom: never an address or an id in plain words. */
  readonly key: string;
  readonly endsAt: Date;
}

/** Counts that every process of an installation shares. */
export interface LimitRepository {
  /** Adds to a count unless it would pass `most`. One statement: of two at once that fit only alone, one gets it. */
  take(count: LimitCount, amount: number, most: number): Promise<boolean>;
  /** Adds to a count, whatever it is. @returns what it is then */
  add(count: LimitCount, amount: number): Promise<number>;
  /** What was taken for something that did not happen comes back. */
  giveBack(count: LimitCount, amount: number): Promise<void>;
  deleteEndedBefore(at: Date): Promise<void>;
}
