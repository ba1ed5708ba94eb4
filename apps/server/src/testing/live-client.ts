import type { AddressInfo } from 'node:net';
import { decodeResult, encodeFrame, type LiveResultMessage } from '@plumbline/contract/live/live-frames.ts';
import {
  type LiveClientMessage,
  type LiveServerMessage,
  liveServerMessageSchema,
} from '@plumbline/contract/live/live-messages.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';

type Heard = LiveServerMessage | (LiveResultMessage & { readonly type: 'result' });
type Kind = Heard['type'];

/** One live connection as a program has it: what it hears is kept in its order. */
export class LiveClient {
  readonly heard: Heard[] = [];
  readonly #socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #opened: Promise<void>;
  #wake: () => void = () => undefined;

  constructor(app: App, headers: Record<string, string>) {
    const { port } = app.server.address() as AddressInfo;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}${OTHER_PATHS.live}`, { headers });
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.#socket.once('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
    this.#socket.on('message', (data, isBinary) => {
      const result = isBinary ? decodeResult(data as Buffer) : undefined;
      if (isBinary && !result) throw new Error('a binary message that is no result');
      this.heard.push(
        result
          ? { type: 'result', ...result }
          : liveServerMessageSchema.parse(JSON.parse(String(data as Buffer))),
      );
      this.#wake();
    });
  }

  async open(): Promise<this> {
    await this.#opened;
    return this;
  }

  say(message: LiveClientMessage | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  frame(frame: number, picture: Uint8Array): void {
    this.#socket.send(encodeFrame({ frame, picture: new Uint8Array(picture) }));
  }

  bytes(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  /** The next message of a kind after those that were asked for before, or of any that fits. */
  async next<K extends Kind>(
    type: K,
    fits: (message: Extract<Heard, { type: K }>) => boolean = () => true,
  ): Promise<Extract<Heard, { type: K }>> {
    for (;;) {
      const at = this.heard.findIndex(
        (message) => message.type === type && fits(message as Extract<Heard, { type: K }>),
      );
      if (at >= 0) return this.heard.splice(at, 1)[0] as Extract<Heard, { type: K }>;
      if (this.#socket.readyState === WebSocket.CLOSED)
        throw new Error(`closed before ${type}; heard ${JSON.stringify(this.heard)}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async configure(change: Record<string, unknown> = {}): Promise<Extract<Heard, { type: 'ready' }>> {
    const options = { function: 'architecturalRender' as const, imageKind: 'line' as const, ...change };
    this.say({ type: 'configure', options });
    return this.next('ready');
  }

  close(): void {
    this.#socket.close();
  }

  /** As a cable that is cut. */
  cut(): void {
    this.#socket.terminate();
  }
}

/** A JPEG of one colour with a dark square in it. */
export function windowPicture(
  level: number,
  size: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const { width = 320, height = 200 } = size;
  const square = { create: { width: 20, height: 20, channels: 3 as const, background: '#222' } };
  return sharp({ create: { width, height, channels: 3, background: { r: level, g: level, b: level } } })
    .composite([{ input: square, left: 8, top: 8 }])
    .jpeg()
    .toBuffer();
}
