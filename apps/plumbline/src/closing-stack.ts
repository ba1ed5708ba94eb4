import { setTimeout as sleep } from 'node:timers/promises';

/** A part was asked for after the stop; nothing went wrong. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** What has been opened, closed in the opposite order: the database, opened first, goes last. */
export class ClosingStack {
  readonly #steps: { name: string; close: () => Promise<void> }[] = [];
  readonly #notices: (() => Promise<void>)[] = [];
  #opening: Promise<unknown> = Promise.resolve();
  #isOpening = false;
  #isClosing = false;

  /** Whether there is anything to close. */
  get isEmpty(): boolean {
    return this.#steps.length === 0 && !this.#isOpening;
  }

  /**
   * Opens one part; parts are opened one after the other.
   *
   * @throws {StoppedError} once closing has begun, so that a start ends where the stop met it
   */
  async open<T>(name: string, open: () => Promise<T>, close: (part: T) => Promise<void>): Promise<T> {
    if (this.#isClosing) throw new StoppedError();
    const opening = open();
    this.#opening = opening;
    this.#isOpening = true;
    try {
      const part = await opening;
      this.#steps.push({ name, close: () => close(part) });
      return part;
    } finally {
      this.#isOpening = false;
    }
  }

  /** Told before the first step closes. */
  addNotice(notice: () => Promise<void>): void {
    this.#notices.push(notice);
  }

  /**
   * Closes everything that is open or just being opened. A step that fails or does not end within its share of
   * `limitMs` is reported and left behind, because what comes after it (the database) matters more.
   *
   * @param limitMs for all steps together
   * @param report takes one line for each step that went wrong
   */
  async closeAll(limitMs: number, report: (line: string) => void): Promise<void> {
    this.#isClosing = true;
    const deadline = Date.now() + limitMs;
    await Promise.allSettled(this.#notices.map((notice) => notice()));
    // Not all of the time: a start that hangs must not keep what runs already from being closed.
    await within(0.7 * limitMs, Promise.allSettled([this.#opening]));
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      // One second is kept for each step still to come.
      const share = Math.max(1_000, deadline - Date.now() - this.#steps.length * 1_000);
      const closed = step.close().then(
        () => '',
        (error: unknown) => ` did not close: ${error instanceof Error ? error.message : String(error)}`,
      );
      const outcome =
        (await within(share, closed)) ?? ` did not close within ${Math.round(share / 1_000)} s.`;
      if (outcome !== '') report(step.name + outcome);
    }
  }
}

/** @returns undefined where the work takes longer */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const late = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
  const result = await Promise.race([work, late]);
  timer.abort();
  return result;
}
