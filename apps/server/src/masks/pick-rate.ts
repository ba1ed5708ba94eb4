import type { Clock } from '@plumbline/core/ports/clock.ts';

/** Faster than a person clicks, for longer than one keeps it up. */
const PICKS = 60;
const WINDOW_MS = 60_000;
/** Owners remembered; beyond it those of past windows are forgotten. */
const MOST_OWNERS = 10_000;

interface Window {
  readonly since: number;
  picks: number;
}

/** How often one owner may pick a minute, on this server: picks share one thread. */
export class PickRate {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a pick. 0 where it may be, else the whole seconds until the next one may. */
  take(ownerId: string): number {
    const now = this.#clock.now().getTime();
    const window = this.#windows.get(ownerId);
    if (window && now - window.since < WINDOW_MS) {
      if (window.picks >= PICKS) return Math.max(1, Math.ceil((window.since + WINDOW_MS - now) / 1_000));
      window.picks += 1;
      return 0;
    }
    if (this.#windows.size >= MOST_OWNERS) this.#forgetPast(now);
    this.#windows.set(ownerId, { since: now, picks: 1 });
    return 0;
  }

  #forgetPast(now: number): void {
    for (const [ownerId, { since }] of this.#windows)
      if (now - since >= WINDOW_MS) this.#windows.delete(ownerId);
  }
}
