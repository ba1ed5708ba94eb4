import { FramePump } from '@plumbline/client/live/frame-pump.ts';
import type { LiveClock, OpenLiveSocket } from '@plumbline/client/live/live-ports.ts';
import type { LiveResult, LiveState } from '@plumbline/client/live/live-state.ts';
import { LookPace } from '@plumbline/client/live/look-pace.ts';
import type { SourceHealth } from '@plumbline/client/live/source-health.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import type { Area } from './area.ts';
import { WindowSource } from './window-source.ts';

/** How often it is looked at how the window does while no picture comes. */
const HEALTH_MS = 1_000;

const CLOCK: LiveClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** What is wanted at a moment. */
export interface LiveWishes {
  readonly options: LiveOptions;
  readonly sensitivity: number;
  readonly area: Area;
  readonly continuous: boolean;
}

interface Surroundings {
  readonly stream: MediaStream;
  readonly open: OpenLiveSocket;
  readonly wishes: () => LiveWishes;
  readonly onState: (state: LiveState) => void;
  /** @param silentSeconds without a new picture of the window */
  readonly onHealth: (health: SourceHealth, silentSeconds: number) => void;
  readonly onResult: (result: LiveResult) => void;
}

/**
 * Follows a captured window: looks at it while it shows something new and is well, and hands what it shows to the pump, which decides
 * whether that is rendered. Ends by itself when the window does.
 */
export class LiveFollower {
  readonly #surroundings: Surroundings;
  readonly #source: WindowSource;
  readonly #pump: FramePump;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #pace = new LookPace(CLOCK, () => this.#look());

  constructor(surroundings: Surroundings) {
    const { stream, open, wishes, onState, onResult } = surroundings;
    this.#surroundings = surroundings;
    const { options, sensitivity, continuous } = wishes();
    this.#source = new WindowSource(stream, () => this.#hear());
    this.#pump = new FramePump({
      open,
      clock: CLOCK,
      options,
      sensitivity,
      onState,
      onResult,
    });
    if (!continuous) this.#pump.pause();
    // A window that stands still delivers nothing: what it showed when another area was chosen, or after it had settled, is looked at
    // all the same.
    this.#timer = setInterval(() => this.#lookAgain(), HEALTH_MS);
  }

  configure(options: LiveOptions): void {
    this.#pump.configure(options);
  }

  setSensitivity(sensitivity: number): void {
    this.#pump.setSensitivity(sensitivity);
  }

  setContinuous(continuous: boolean): void {
    if (continuous) this.#pump.resume();
    else this.#pump.pause();
  }

  renderOnce(): void {
    const frame = this.#grab();
    if (frame) this.#pump.renderOnce({ ...frame, capturedAt: performance.now() });
  }

  reopen(): void {
    this.#pump.reopen();
  }

  stop(): void {
    this.#end();
    this.#source.stop();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#pace.stop();
    this.#pump.close();
  }

  /** A new picture, or something became of the window. */
  #hear(): void {
    if (this.#source.health() !== 'ended') return this.#pace.tell();
    this.#tellHealth();
    this.#end();
  }

  #look(): void {
    this.#tellHealth();
    const frame = this.#grab();
    // Judged after it was grabbed: only then it is known whether it is black.
    if (frame && this.#source.health() === 'fresh') this.#pump.offer(frame);
  }

  #lookAgain(): void {
    const health = this.#tellHealth();
    const frame = this.#grab();
    if (frame && (health === 'fresh' || health === 'silent')) this.#pump.offer(frame);
  }

  #tellHealth(): SourceHealth {
    const health = this.#source.health();
    this.#surroundings.onHealth(health, Math.round(this.#source.age / 1_000));
    return health;
  }

  #grab() {
    const { area, options } = this.#surroundings.wishes();
    return this.#source.grab(area, options.size ?? 512);
  }
}
