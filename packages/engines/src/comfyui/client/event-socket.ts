import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { ComfyuiTimes } from '../comfyui-times.ts';
import { type BinaryFrame, parseBinaryFrame } from './binary-frame.ts';
import { backOff } from './back-off.ts';
import { parseServerEvent, type ServerEvent } from './server-event.ts';

export interface SocketListener {
  readonly event: (event: ServerEvent) => void;
  readonly frame: (frame: BinaryFrame) => void;
}

export interface SocketSettings {
  /** Of the server, ending in a slash. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: ComfyuiTimes;
  /** Bytes of one message. */
  readonly most?: number;
}

const MOST_BYTES = 32 << 20;
const CONNECTING = 0;

/**
 * The socket of one job, under an id of its own, so that no earlier socket's end can take its registration away. It opens again
 * when it is dropped; what it misses, the history tells. Nothing waits for it.
 */
export class EventSocket {
  readonly clientId = randomUUID();
  readonly #settings: SocketSettings;
  readonly #listener: SocketListener;
  #socket: WebSocket | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #drops = 0;
  #closed = false;

  constructor(settings: SocketSettings, listener: SocketListener) {
    this.#settings = settings;
    this.#listener = listener;
  }

  /** Resolves once the server has greeted, or when it is clear that it will not; never rejects. */
  async open(): Promise<void> {
    const { base, headers, times, most = MOST_BYTES } = this.#settings;
    if (this.#closed) return;
    const url = new URL(`ws?clientId=${this.clientId}`, base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url, {
      headers,
      maxPayload: most,
      handshakeTimeout: times.handshake,
      followRedirects: false,
    });
    this.#socket = socket;
    const greeted = Promise.withResolvers<void>();
    const patience = setTimeout(greeted.resolve, times.handshake);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'feature_flags', data: { supports_preview_metadata: true } }));
      this.#keepAlive = setInterval(() => {
        if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"keep_alive","data":{}}');
      }, times.keepAlive);
    });
    socket.on('message', (data, isBinary) => {
      greeted.resolve();
      this.#hear(data, isBinary);
    });
    // Without a listener it would be thrown; `close` follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      greeted.resolve();
      clearInterval(this.#keepAlive);
      if (!this.#closed && this.#socket === socket) this.#openLater();
    });
    await greeted.promise;
    clearTimeout(patience);
  }

  #hear(data: WebSocket.RawData, isBinary: boolean): void {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer);
    if (isBinary) {
      const frame = parseBinaryFrame(bytes);
      if (frame) this.#listener.frame(frame);
      return;
    }
    const event = parseServerEvent(bytes.toString());
    if (event) this.#listener.event(event);
  }

  #openLater(): void {
    this.#again = setTimeout(() => void this.open(), backOff(this.#settings.times.reconnect, this.#drops));
    this.#drops += 1;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#keepAlive);
    if (this.#socket?.readyState === CONNECTING) this.#socket.terminate();
    else this.#socket?.close();
    // A server that does not answer the farewell must not hold the process.
    const socket = this.#socket;
    setTimeout(() => socket?.terminate(), this.#settings.times.handshake).unref();
  }
}
