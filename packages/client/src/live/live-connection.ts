import { LIVE_FINAL } from '@plumbline/contract/live/live-close-codes.ts';
import { LIVE_ANSWER_MS, LIVE_RECONNECT_MS } from '@plumbline/contract/live/live-limits.ts';
import type { LiveClock, LiveSocket, OpenLiveSocket } from './live-ports.ts';

export interface LiveConnectionEvents {
  /** Another connection is tried. */
  readonly onTry: (isFirst: boolean) => void;
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** @param finalCode why it ended for good; undefined: it is opened again by itself */
  readonly onLost: (finalCode: number | undefined) => void;
  /** Whether something is waited for: a server that says nothing then is gone. */
  readonly isWaiting: () => boolean;
}

interface Ports {
  readonly open: OpenLiveSocket;
  readonly clock: LiveClock;
}

/**
 * A connection that comes back: a lost one is opened again within two seconds, for ever, and one whose server says nothing while an
 * answer is due counts as lost. What a former connection still says is not heard.
 */
export class LiveConnection {
  readonly #ports: Ports;
  readonly #events: LiveConnectionEvents;
  #socket: LiveSocket | undefined;
  #number = 0;
  #attempts = 0;
  #cancelRetry: (() => void) | undefined;
  #cancelWatch: (() => void) | undefined;

  constructor(ports: Ports, events: LiveConnectionEvents) {
    this.#ports = ports;
    this.#events = events;
  }

  /** Another one for each connection. */
  get number(): number {
    return this.#number;
  }

  get isUp(): boolean {
    return this.#socket !== undefined;
  }

  open(): void {
    this.#attempts = 0;
    this.#try();
  }

  send(message: string | Uint8Array<ArrayBuffer>): void {
    this.#socket?.send(message);
    this.#watch();
  }

  /** The server has answered: the next loss is tried again at once. */
  holds(): void {
    this.#attempts = 0;
  }

  close(): void {
    this.#leave()?.close();
  }

  #try(): void {
    this.#leave();
    const mine = this.#number;
    const heard =
      <Args extends readonly unknown[]>(work: (...args: Args) => void) =>
      (...args: Args) => {
        if (mine === this.#number) work(...args);
      };
    this.#events.onTry(this.#attempts === 0);
    this.#socket = this.#ports.open({
      onOpen: heard(this.#events.onOpen),
      onText: heard((text: string) => {
        this.#watch();
        this.#events.onText(text);
      }),
      onBytes: heard((bytes: Uint8Array) => {
        this.#watch();
        this.#events.onBytes(bytes);
      }),
      onClose: heard((code: number) => this.#lost(code)),
    });
    this.#watch();
  }

  #lost(code: number): void {
    this.#leave();
    if (LIVE_FINAL.has(code)) {
      this.#events.onLost(code);
      return;
    }
    const pause = LIVE_RECONNECT_MS[Math.min(this.#attempts, LIVE_RECONNECT_MS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#cancelRetry = this.#ports.clock.after(pause, () => this.#try());
    this.#events.onLost(undefined);
  }

  #watch(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = this.#ports.clock.after(LIVE_ANSWER_MS, () => {
      if (!this.#events.isWaiting()) return;
      const socket = this.#socket;
      this.#lost(0);
      socket?.close();
    });
  }

  /** @returns what was open */
  #leave(): LiveSocket | undefined {
    this.#cancelRetry?.();
    this.#cancelWatch?.();
    this.#number += 1;
    const socket = this.#socket;
    this.#socket = undefined;
    return socket;
  }
}
