import type { LiveClock } from './live-ports.ts';

/** Between two looks at a window: what is seen has to be compared, and no engine renders more often. */
export const LIVE_LOOK_MS = 60;
/** Pictures a second that a capture is asked for: more than looks, so that each finds a new one where there is one. */
export const LIVE_FRAME_RATE = 20;

/**
 * When a window is looked at that tells of each new picture: at once, then at most once in `LIVE_LOOK_MS`. What was told within that
 * time is looked at when it is over, because the last picture of a stroke is the one that stays: nothing tells of it again.
 */
export class LookPace {
  readonly #clock: LiveClock;
  readonly #look: () => void;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | undefined;

  constructor(clock: LiveClock, look: () => void) {
    this.#clock = clock;
    this.#look = look;
  }

  /** There is a new picture. */
  tell(): void {
    if (this.#cancel) return;
    const rest = this.#lookedAt + LIVE_LOOK_MS - this.#clock.now();
    if (rest <= 0) return this.#now();
    this.#cancel = this.#clock.after(rest, () => {
      this.#cancel = undefined;
      this.#now();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #now(): void {
    this.#lookedAt = this.#clock.now();
    this.#look();
  }
}
