/** One connection of the live path. It says nothing before `onOpen`, and nothing more after `onClose`. */
export interface LiveSocket {
  send(message: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
}

export interface LiveSocketEvents {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Once, for whatever reason, also where it never opened; `code` as of a WebSocket's close. */
  readonly onClose: (code: number) => void;
}

export type OpenLiveSocket = (events: LiveSocketEvents) => LiveSocket;

export interface LiveClock {
  /** Milliseconds that only grow. */
  now(): number;
  /** @returns a function that calls it off */
  after(ms: number, work: () => void): () => void;
}
