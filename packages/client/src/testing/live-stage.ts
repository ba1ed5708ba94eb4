import { decodeFrame, encodeResult } from '@plumbline/contract/live/live-frames.ts';
import type { LiveResultMeta, LiveServerMessage } from '@plumbline/contract/live/live-messages.ts';
import { FramePump, type FramePumpOptions, type LiveFrame } from '../live/frame-pump.ts';
import type { LiveClock, LiveSocketEvents } from '../live/live-ports.ts';
import type { LiveResult, LiveState } from '../live/live-state.ts';

/** A clock that stands until it is moved. */
export class FakeClock implements LiveClock {
  #now = 1_000;
  #timers: { readonly at: number; readonly work: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.#now + ms, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  async move(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = next.at;
      next.work();
      await settle();
    }
    this.#now = end;
    await settle();
  }
}

/** The server's end of one connection. */
export class FakeConnection {
  readonly texts: unknown[] = [];
  readonly frames: number[] = [];
  readonly #events: LiveSocketEvents;
  closed = false;

  constructor(events: LiveSocketEvents) {
    this.#events = events;
  }

  readonly socket = {
    send: (message: string | Uint8Array): void => {
      if (typeof message === 'string') this.texts.push(JSON.parse(message));
      else this.frames.push(decodeFrame(message)?.frame ?? -1);
    },
    close: (): void => {
      this.closed = true;
    },
  };

  open(): void {
    this.#events.onOpen();
  }

  say(message: LiveServerMessage): void {
    this.#events.onText(JSON.stringify(message));
  }

  ready(change: { live_tickets?: number; seed?: number } = {}): void {
    this.say({
      type: 'ready',
      protocol: 1,
      sessionId: 's',
      seed: 7,
      engine: 'builtin',
      live_tickets: 100,
      ...change,
    });
  }

  async result(frame: number, change: Partial<LiveResultMeta> = {}): Promise<void> {
    const meta: LiveResultMeta = {
      pass: 'coarse',
      width: 8,
      height: 8,
      mime: 'image/jpeg',
      seed: 7,
      engine: 'builtin',
      serverMs: 40,
      renderMs: 30,
      live_tickets: 99,
      ...change,
    };
    this.#events.onBytes(encodeResult({ frame, meta, picture: Uint8Array.from([frame]) }));
    await settle();
  }

  close(code: number): void {
    this.#events.onClose(code);
  }
}

/** A pump between a clock that one moves and a server that one plays. */
export function liveStage(change: Partial<FramePumpOptions> = {}) {
  const clock = new FakeClock();
  const connections: FakeConnection[] = [];
  const results: LiveResult[] = [];
  const states: LiveState[] = [];
  const pump = new FramePump({
    open: (events) => {
      const connection = new FakeConnection(events);
      connections.push(connection);
      return connection.socket;
    },
    clock,
    options: { function: 'architecturalRender' },
    onState: (state) => states.push(state),
    onResult: (result) => results.push(result),
    ...change,
  });
  /** A picture of one colour. */
  const frame = (level: number): LiveFrame => ({
    pixels: { width: 16, height: 16, channels: 4, data: new Uint8ClampedArray(16 * 16 * 4).fill(level) },
    capturedAt: clock.now(),
    encode: async () => Uint8Array.from([level]),
  });
  const newest = (): FakeConnection => {
    const last = connections.at(-1);
    if (!last) throw new Error('no connection');
    return last;
  };
  const start = async (): Promise<void> => {
    newest().open();
    newest().ready();
    await settle();
  };
  const offer = async (level: number): Promise<void> => {
    pump.offer(frame(level));
    await settle();
  };
  return { pump, clock, connections, results, states, frame, newest, start, offer };
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
