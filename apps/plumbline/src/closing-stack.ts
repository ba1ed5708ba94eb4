import { setTimeout as sleep } from 'node:timers/promises';

/** What has been opened, closed in the opposite order: the database, opened first, goes last. */
export class ClosingStack {
  readonly #steps: { name: string; close: () => Promise<void> }[] = [];
  readonly #notices: (() => Promise<void>)[] = [];

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  add(name: string, close: () => Promise<void>): void {
    this.#steps.push({ name, close });
  }

  /** Told before the first step closes. */
  addNotice(notice: () => Promise<void>): void {
    this.#notices.push(notice);
  }

  /**
   * Closes everything that is open. A step that fails or does not end within its share of `limitMs` is reported and
   * left behind, because what comes after it (the database) matters more.
   *
   * @param limitMs for all steps together
   * @param report takes one line for each step that went wrong
   */
  async closeAll(limitMs: number, report: (line: string) => void): Promise<void> {
    const deadline = Date.now() + limitMs;
    await Promise.allSettled(this.#notices.map((notice) => notice()));
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const { name, close } = step;
      // One second is kept for each step still to come.
      const share = Math.max(1_000, deadline - Date.now() - this.#steps.length * 1_000);
      const timer = new AbortController();
      const outcome = await Promise.race([
        close().then(
          () => undefined,
          (error: unknown) =>
            `${name} did not close: ${error instanceof Error ? error.message : String(error)}`,
        ),
        sleep(share, `${name} did not close within ${Math.round(share / 1_000)} s.`, {
          signal: timer.signal,
        }),
      ]);
      timer.abort();
      if (outcome !== undefined) report(outcome);
    }
  }
}
