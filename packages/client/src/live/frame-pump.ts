import { isUnchanged, type LivePixels } from '@plumbline/contract/live/frame-difference.ts';
import { decodeResult, encodeFrame } from '@plumbline/contract/live/live-frames.ts';
import { LIVE_CLOSE } from '@plumbline/contract/live/live-close-codes.ts';
import { LIVE_PROTOCOL, LIVE_SENSITIVITY_DEFAULT } from '@plumbline/contract/live/live-limits.ts';
import {
  type LiveClientMessage,
  type LiveOptions,
  type LiveServerMessage,
  liveServerMessageSchema,
} from '@plumbline/contract/live/live-messages.ts';
import { Latencies } from './latencies.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveClock, OpenLiveSocket } from './live-ports.ts';
import type { LiveFailure, LivePhase, LiveResult, LiveState } from './live-state.ts';

/** What a window shows at a moment. */
export interface LiveFrame {
  /** Of the selected area, for the comparison; at the size that is sent, or smaller but the same each time. */
  readonly pixels: LivePixels;
  /** By the clock of the pump. */
  readonly capturedAt: number;
  /** A JPEG, PNG or WebP of the area; asked for only where the frame is sent. */
  encode(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface FramePumpOptions {
  readonly open: OpenLiveSocket;
  readonly clock: LiveClock;
  readonly options: LiveOptions;
  readonly sensitivity?: number;
  readonly onState: (state: LiveState) => void;
  /** Never one of an older frame than the last, and never a coarse one after a fine one of the same frame. */
  readonly onResult: (result: LiveResult) => void;
}

interface Sent {
  readonly frame: number;
  readonly source: LiveFrame;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What it is rendered with. */
  readonly options: LiveOptions;
}

/** What ends a connection for good, as its state. */
const FINAL_PHASES: Readonly<Record<number, LivePhase>> = {
  [LIVE_CLOSE.unauthorized]: 'auth-expired',
  [LIVE_CLOSE.full]: 'full',
  [LIVE_CLOSE.protocol]: 'outdated',
};
/** After its engine was lost a frame is sent again so much later: as long as a thread needs to start. */
const ENGINE_BACK_MS = 500;

/**
 * Sends frames at most as fast as results return: one is under way, or two where the server says that it makes the next one ready; of
 * those that come meanwhile the newest waits and takes the place of an older one. What is the last rendered frame again is not sent at all. A lost connection is opened again within two seconds,
 * with the same options and seed, and the newest frame is sent anew.
 *
 * No timers and no sockets of its own: both are ports, so that a test holds the clock.
 */
export class FramePump {
  readonly #ports: FramePumpOptions;
  readonly #latencies = new Latencies();
  #options: LiveOptions;
  #sensitivity: number;
  readonly #connection: LiveConnection;
  #ready = false;
  #paused = false;
  #nextFrame = 1;
  #encoding = false;
  #underWay: Sent | undefined;
  /** The frame after the one under way, where the server makes it ready meanwhile. */
  #ahead: Sent | undefined;
  /** The frame after which the next one may be sent before it is answered. */
  #aheadOf: number | undefined;
  #waiting: LiveFrame | undefined;
  /** The last frame that is rendered with the options of now. */
  #rendered: Sent | undefined;
  /** The newest frame that was offered, also one that was unchanged. */
  #newest: LiveFrame | undefined;
  #shown = { frame: 0, fine: false };
  #sentFrames = new Map<number, Sent>();
  #cancelTimer: (() => void) | undefined;
  #state: LiveState = {
    phase: 'connecting',
    failure: undefined,
    liveTickets: undefined,
    seed: undefined,
    engine: undefined,
    latencyMs: undefined,
    medianLatencyMs: undefined,
    framesPerSecond: 0,
    rendered: 0,
    unchanged: 0,
  };

  constructor(ports: FramePumpOptions) {
    this.#ports = ports;
    this.#options = ports.options;
    this.#sensitivity = ports.sensitivity ?? LIVE_SENSITIVITY_DEFAULT;
    this.#connection = new LiveConnection(ports, {
      onTry: (isFirst) => this.#enter(isFirst ? 'connecting' : 'reconnecting'),
      onOpen: () => this.#sendOptions(),
      onText: (text) => this.#hearText(text),
      onBytes: (bytes) => this.#hearResult(bytes),
      onLost: (code) => this.#lost(code),
      isWaiting: () => !this.#ready || this.#underWay !== undefined,
    });
    this.#connection.open();
  }

  get state(): LiveState {
    return this.#state;
  }

  /** A picture of the window, whenever there is one: whether it is sent is decided here. */
  offer(frame: LiveFrame): void {
    if (!this.#paused) this.#consider(frame);
  }

  /** A single render, while the pump is paused too. With the same seed what is unchanged would be the same picture: it is not sent. */
  renderOnce(frame: LiveFrame): void {
    this.#consider(frame);
  }

  #consider(frame: LiveFrame): void {
    if (this.#isOver()) return;
    this.#newest = frame;
    const last = this.#ahead ?? this.#underWay ?? this.#rendered;
    const known = last?.options === this.#options ? last : undefined;
    if (known && isUnchanged(known.source.pixels, frame.pixels, this.#sensitivity)) {
      this.#waiting = undefined;
      if (!this.#underWay) this.#foundUnchanged();
      return;
    }
    this.#waiting = frame;
    void this.#sendWaiting();
  }

  /** Other options for what is rendered from now on; the newest frame is rendered with them too. */
  configure(options: LiveOptions): void {
    this.#options = options;
    this.#rendered = undefined;
    if (this.#isOver()) return;
    if (this.#ready) this.#sendOptions();
    if (!this.#paused) this.#renderNewest();
  }

  setSensitivity(sensitivity: number): void {
    this.#sensitivity = sensitivity;
    if (this.#ready) this.#sendOptions();
  }

  /** Nothing more is sent; what is under way still comes. */
  pause(): void {
    this.#paused = true;
    this.#waiting = undefined;
    if (!this.#underWay) this.#enter('paused');
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#enter(this.#rendered ? 'shown' : 'idle');
  }

  /** Opens a connection anew that ended for good: after signing in again, or buying tickets. */
  reopen(): void {
    if (this.#connection.isUp) this.#goOn();
    else this.#connection.open();
  }

  close(): void {
    this.#cancelTimer?.();
    this.#connection.close();
    this.#ready = false;
    this.#enter('closed');
  }

  #isOver(): boolean {
    return this.#state.phase === 'closed';
  }

  #sendOptions(): void {
    const { seed } = this.#state;
    const options =
      this.#options.seed === undefined && seed !== undefined ? { ...this.#options, seed } : this.#options;
    this.#say({ type: 'configure', protocol: LIVE_PROTOCOL, options, sensitivity: this.#sensitivity });
  }

  #say(message: LiveClientMessage): void {
    this.#connection.send(JSON.stringify(message));
  }

  #lost(code: number | undefined): void {
    this.#ready = false;
    // What was under way may never come: it is sent again, unless something newer waits.
    this.#waiting ??= (this.#ahead ?? this.#underWay)?.source;
    this.#underWay = undefined;
    this.#ahead = undefined;
    this.#aheadOf = undefined;
    this.#enter(code === undefined ? 'reconnecting' : (FINAL_PHASES[code] ?? 'refused'));
  }

  async #sendWaiting(): Promise<void> {
    const source = this.#waiting;
    if (!source || !this.#ready || !this.#maySend() || this.#encoding) return;
    if (this.#state.phase === 'engine-lost' || this.#state.phase === 'tickets-out') return;
    this.#waiting = undefined;
    this.#encoding = true;
    const mine = this.#connection.number;
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = await source.encode();
    } catch {
      this.#fail({ code: 'LIVE_FRAME_BROKEN', message: '' });
    }
    this.#encoding = false;
    if (this.#isOver()) return;
    if (bytes === undefined || mine !== this.#connection.number || !this.#ready || !this.#maySend()) {
      if (bytes !== undefined) this.#waiting ??= source;
      void this.#sendWaiting();
      return;
    }
    const sent: Sent = { frame: this.#nextFrame, source, bytes, options: this.#options };
    this.#nextFrame += 1;
    if (this.#underWay) this.#ahead = sent;
    else this.#underWay = sent;
    this.#sentFrames.set(sent.frame, sent);
    this.#connection.send(encodeFrame({ frame: sent.frame, picture: bytes }));
    this.#enter('busy');
  }

  /** Nothing is under way, or the server makes ready what comes after it. */
  #maySend(): boolean {
    if (!this.#underWay) return true;
    return this.#aheadOf === this.#underWay.frame && !this.#ahead;
  }

  #hearText(text: string): void {
    const message = liveServerMessageSchema.safeParse(parseJson(text));
    // A newer server may say more than this client knows.
    if (message.success) this.#hear(message.data);
  }

  #hear(message: LiveServerMessage): void {
    switch (message.type) {
      case 'ready':
        return this.#becomeReady(message);
      case 'tickets':
        this.#learn({ liveTickets: message.live_tickets });
        return message.live_tickets === 0 ? undefined : this.#goOn();
      case 'unchanged':
        if (this.#answer(message.frame)) this.#foundUnchanged();
        return void this.#sendWaiting();
      case 'dropped':
        this.#answer(message.frame);
        return void this.#sendWaiting();
      case 'error':
        return this.#hearError(message);
      case 'next':
        this.#aheadOf = message.frame;
        return void this.#sendWaiting();
      case 'busy':
        return undefined;
    }
  }

  #becomeReady(message: Extract<LiveServerMessage, { type: 'ready' }>): void {
    const { seed, engine, live_tickets: liveTickets } = message;
    const again = !this.#ready;
    this.#ready = true;
    this.#connection.holds();
    this.#learn({ seed, engine, liveTickets });
    if (!again) return;
    this.#enter(this.#paused ? 'paused' : this.#rendered ? 'shown' : 'idle');
    void this.#sendWaiting();
  }

  #hearError({ frame, error }: Extract<LiveServerMessage, { type: 'error' }>): void {
    const failure: LiveFailure = { code: error.code, message: error.message };
    this.#fail(failure);
    const mine = frame === null ? undefined : this.#answer(frame);
    if (mine && this.#rendered?.frame === frame) this.#rendered = undefined;
    if (error.code === 'LIVE_ENGINE_LOST') {
      // Unless a newer one is on its way.
      if (!this.#underWay) this.#waiting ??= mine?.source;
      this.#enter('engine-lost');
      this.#cancelTimer?.();
      this.#cancelTimer = this.#ports.clock.after(ENGINE_BACK_MS, () => {
        this.#enter(this.#paused ? 'paused' : 'idle');
        void this.#sendWaiting();
      });
      return;
    }
    if (error.code === 'LIVE_DAILY_COUNT_USED_UP' || error.code === 'NOT_ENOUGH_TICKETS') {
      this.#learn({ liveTickets: 0 });
      this.#waiting = undefined;
      // The same frame is not asked for again and again; `reopen` asks once there are tickets.
      if (mine) this.#rendered = mine;
      this.#enter('tickets-out');
      return;
    }
    if (frame === null) return;
    // A broken frame would be as broken a second time; the next one that differs is sent.
    if (mine) this.#rendered = mine;
    if (!this.#underWay) this.#enter(this.#paused ? 'paused' : 'idle');
    void this.#sendWaiting();
  }

  #hearResult(bytes: Uint8Array): void {
    const result = decodeResult(bytes);
    if (!result) return;
    const { frame, meta, picture } = result;
    const mine = this.#answer(frame) ?? this.#sentFrames.get(frame);
    const fine = meta.pass === 'fine';
    const isLate = frame < this.#shown.frame || (frame === this.#shown.frame && this.#shown.fine && !fine);
    if (mine && !isLate) {
      const now = this.#ports.clock.now();
      const latencyMs = now - mine.source.capturedAt;
      const isFirst = frame !== this.#shown.frame;
      if (isFirst) this.#latencies.add(now, latencyMs);
      this.#shown = { frame, fine };
      this.#forgetBefore(frame);
      this.#learn({
        liveTickets: meta.live_tickets,
        latencyMs: this.#latencies.last,
        medianLatencyMs: this.#latencies.median,
        framesPerSecond: this.#latencies.rate(now),
        rendered: this.#state.rendered + (isFirst ? 1 : 0),
        failure: undefined,
      });
      this.#ports.onResult({ frame, meta, picture, sent: mine.bytes, latencyMs });
      if (!this.#underWay) this.#enter(this.#paused ? 'paused' : 'shown');
    }
    void this.#sendWaiting();
  }

  /** The frame has its answer: the next one may be sent. @returns what was sent, where it was the one under way */
  #answer(frame: number): Sent | undefined {
    const sent = this.#underWay;
    if (sent?.frame !== frame) return undefined;
    this.#underWay = this.#ahead;
    this.#ahead = undefined;
    this.#rendered = sent.options === this.#options ? sent : undefined;
    return sent;
  }

  #forgetBefore(frame: number): void {
    for (const each of this.#sentFrames.keys()) if (each < frame) this.#sentFrames.delete(each);
  }

  #renderNewest(): void {
    this.#rendered = undefined;
    // Its latency counts from now: it is asked for anew.
    this.#waiting = this.#newest && { ...this.#newest, capturedAt: this.#ports.clock.now() };
    void this.#sendWaiting();
  }

  /** There may be tickets again. */
  #goOn(): void {
    if (this.#state.phase !== 'tickets-out') return;
    this.#enter('idle');
    this.#renderNewest();
  }

  #foundUnchanged(): void {
    if (this.#state.phase === 'tickets-out') return;
    this.#learn({ unchanged: this.#state.unchanged + 1 });
    if (this.#ready && !this.#paused) this.#enter('unchanged');
  }

  #fail(failure: LiveFailure): void {
    this.#learn({ failure });
  }

  #enter(phase: LivePhase): void {
    if (this.#state.phase !== phase) this.#learn({ phase });
  }

  #learn(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change };
    this.#ports.onState(this.#state);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
