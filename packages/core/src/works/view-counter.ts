/** One person's look at one work counts once in this time. */
const ONCE_MS = 3_600_000;
/** Looks that are remembered; beyond it the oldest are forgotten. */
const MOST_REMEMBERED = 50_000;
/** Works with uncounted views; with more of them they are written at once. */
const MOST_WAITING = 500;

/** Views in memory, written together: a storm of looks is one statement every few seconds. What a crash loses are views. */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<string, number>) => Promise<void>;
  readonly #now: () => number;
  readonly #seen = new Map<string, number>();
  #waiting = new Map<string, number>();

  constructor(write: (views: ReadonlyMap<string, number>) => Promise<void>, now: () => number) {
    this.#write = write;
    this.#now = now;
  }

  /** @returns whether so many wait that they should be written now */
  note(workId: string, viewer: string): boolean {
    const key = `${workId} ${viewer}`;
    const before = this.#seen.get(key);
    const now = this.#now();
    if (before !== undefined && now - before < ONCE_MS) return false;
    this.#seen.delete(key);
    this.#seen.set(key, now);
    if (this.#seen.size > MOST_REMEMBERED) {
      const [oldest] = this.#seen.keys();
      this.#seen.delete(oldest as string);
    }
    this.#waiting.set(workId, (this.#waiting.get(workId) ?? 0) + 1);
    return this.#waiting.size >= MOST_WAITING;
  }

  /** Writes what waits. What cannot be written is lost: nobody waits for it. */
  async flush(): Promise<void> {
    const views = this.#waiting;
    this.#waiting = new Map();
    if (views.size > 0) await this.#write(views);
  }
}
