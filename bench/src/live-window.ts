import { setTimeout as sleep } from 'node:timers/promises';
import { FramePump } from '@plumbline/client/live/frame-pump.ts';
import { LIVE_FRAME_RATE, LookPace } from '@plumbline/client/live/look-pace.ts';
import type { LiveClock } from '@plumbline/client/live/live-ports.ts';
import type { LiveResult, LiveState } from '@plumbline/client/live/live-state.ts';
import { liveUrl, webSocketPort } from '@plumbline/client/live/web-socket-port.ts';
import type { LiveOptions } from '@plumbline/contract/live/live-messages.ts';
import sharp from 'sharp';
import type { DrawnState } from './changing-drawings.ts';
import type { PersonHeaders } from './load-people.ts';

export interface LiveWindowOptions {
  readonly url: string;
  readonly person: PersonHeaders;
  readonly options: LiveOptions;
}

/** A picture that came back of what the window showed, with the time since it began to show it. */
export interface WindowResult extends Pick<LiveResult, 'meta'> {
  /** Which of the things that the window has shown, from 1. */
  readonly shown: number;
  readonly latencyMs: number;
}

const CLOCK: LiveClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
/** As clients pack their frames. */
const JPEG_QUALITY = 90;
/** Levels up and down: what the compression of a capture makes of a window that stands still. */
const NOISE = 1;
/** A cold thread reads all of the engine. */
const PATIENCE_MS = 60_000;

/**
 * A window that is drawn in, captured as a browser captures it (a picture when it has changed, at most `LIVE_FRAME_RATE` a second, and
 * looks at the pace of the clients), with the clients' own pump between it and a server.
 */
export class LiveWindow {
  readonly #pump: FramePump;
  readonly #pace: LookPace;
  readonly #ofBytes = new WeakMap<Uint8Array, number>();
  readonly #capturing: NodeJS.Timeout;
  #state: DrawnState | undefined;
  #shown = 0;
  #changedAt = 0;
  #looks = 0;
  readonly results: WindowResult[] = [];
  #said: LiveState | undefined;
  #wake = Promise.withResolvers<void>();

  constructor({ url, person, options }: LiveWindowOptions) {
    const headers = { cookie: person['cookie'] ?? '' };
    this.#pump = new FramePump({
      open: webSocketPort(() => new WebSocket(liveUrl(url), { headers } as never)),
      clock: CLOCK,
      options,
      onState: (state) => {
        this.#said = state;
      },
      onResult: ({ meta, sent, latencyMs }) => {
        this.results.push({ shown: this.#ofBytes.get(sent) ?? 0, meta, latencyMs });
        this.#wake.resolve();
        this.#wake = Promise.withResolvers();
      },
    });
    this.#pace = new LookPace(CLOCK, () => this.#look());
    // Also of a window that stands still: the worst that a system does.
    this.#capturing = setInterval(() => this.#pace.tell(), 1_000 / LIVE_FRAME_RATE);
  }

  /** @returns its number */
  show(state: DrawnState): number {
    this.#state = state;
    this.#changedAt = CLOCK.now();
    this.#shown += 1;
    return this.#shown;
  }

  get looks(): number {
    return this.#looks;
  }

  get renders(): number {
    return this.#said?.rendered ?? 0;
  }

  /** The first picture of that pass of what was shown under that number. */
  async resultOf(shown: number, pass: 'coarse' | 'fine'): Promise<WindowResult> {
    const until = CLOCK.now() + PATIENCE_MS;
    for (;;) {
      const found = this.results.find((result) => result.shown === shown && result.meta.pass === pass);
      if (found) return found;
      const { phase, failure } = this.#said ?? {};
      if (CLOCK.now() > until) throw new Error(`No ${pass} picture: ${phase} ${failure?.code ?? ''}`);
      await Promise.race([this.#wake.promise, sleep(1_000, undefined, { ref: false })]);
    }
  }

  close(): void {
    clearInterval(this.#capturing);
    this.#pace.stop();
    this.#pump.close();
  }

  #look(): void {
    if (!this.#state) return;
    this.#looks += 1;
    const shown = this.#shown;
    const { width, height, data } = noisy(this.#state, this.#looks);
    this.#pump.offer({
      pixels: { width, height, channels: 3, data },
      capturedAt: this.#changedAt,
      encode: async () => {
        const raw = { width, height, channels: 3 } as const;
        const file = await sharp(data, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
        const bytes = new Uint8Array(file);
        this.#ofBytes.set(bytes, shown);
        return bytes;
      },
    });
  }
}

function noisy({ width, height, data }: DrawnState, look: number): DrawnState {
  const changed = data.slice();
  for (let at = look % 7; at < changed.length; at += 7) {
    const value = (changed[at] ?? 0) + ((at + look) % (2 * NOISE + 1)) - NOISE;
    changed[at] = Math.min(255, Math.max(0, value));
  }
  return { width, height, data: changed };
}
