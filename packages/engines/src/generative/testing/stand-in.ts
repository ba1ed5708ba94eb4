import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';

/** What a stand-in does instead of its work, once for each that is lined up. */
export type Fault =
  | 'auth'
  | 'busy'
  | 'quota'
  | 'refused'
  | 'out-of-memory'
  | 'broken'
  | 'garbage'
  | 'empty'
  /** Says that all is well, and sends two gigabytes. */
  | 'huge'
  /** Takes the request and never answers. */
  | 'silent'
  /** Breaks the connection off in the middle of its work. */
  | 'dies';

/** What it was asked last, in our own terms. */
export interface Seen {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  /** Grey, of the picture's size: 255 may change. */
  readonly mask: Raster | null;
  /** RGB, in the order in which they came. */
  readonly pictures: readonly Raster[];
  readonly seed: number | null;
}

/** A server of generating models on this machine that paints by rule: the base inverted, or green where its mask allows. */
export abstract class StandIn {
  readonly seen: Seen[] = [];
  readonly #faults: Fault[] = [];
  readonly #server: Server;
  /** What came with each request, where it was part of a trace. */
  readonly traceparents: string[] = [];
  /** Pictures that were asked for, faults among them. */
  requests = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      const { traceparent } = request.headers;
      if (typeof traceparent === 'string') this.traceparents.push(traceparent);
      this.answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Lines faults up for the next pictures that are asked for. */
  fail(...faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  /** What is lined up does not happen any more. */
  heal(): void {
    this.#faults.splice(0);
  }

  protected nextFault(): Fault | undefined {
    this.requests += 1;
    return this.#faults.shift();
  }

  get last(): Seen {
    const seen = this.seen.at(-1);
    if (!seen) throw new Error('nothing was asked for');
    return seen;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const GREEN = [0, 255, 0] as const;

/** What a stand-in makes: without a picture plain blue, else the first one inverted, but green where the mask allows. */
export function paint({ width, height, pictures, mask }: Seen): Raster {
  const out = createRaster(width, height, 3);
  const [base] = pictures;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!base) {
        out.data.set([0, 0, 255], 3 * i);
        continue;
      }
      const fromX = Math.min(base.width - 1, Math.floor((x * base.width) / width));
      const fromY = Math.min(base.height - 1, Math.floor((y * base.height) / height));
      const from = fromY * base.width + fromX;
      const may = mask ? (mask.data[from] as number) > 127 : false;
      for (let c = 0; c < 3; c++)
        out.data[3 * i + c] = may ? (GREEN[c] as number) : 255 - (base.data[3 * from + c] as number);
    }
  return out;
}

/** Two gigabytes of JSON, as long as somebody reads them. */
export async function sendTwoGigabytes(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":[{"b64_json":"');
  const piece = Buffer.alloc(1 << 20, 'A');
  const left = once(response, 'close');
  for (let sent = 0; sent < 2048 && !response.destroyed; sent += 1)
    if (!response.write(piece)) await Promise.race([new Promise((go) => response.once('drain', go)), left]);
  response.end('"}]}');
}

export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function encode({ width, height, channels, data }: Raster): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels } }).png().toBuffer();
}

/** With as many channels as the file has. */
export async function decode(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 2) throw new Error('grey with alpha');
  return { width, height, channels, data: new Uint8ClampedArray(data) };
}
