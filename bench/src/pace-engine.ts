import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { wallClock } from './wall-clock.ts';

export interface PaceEngine {
  /** Of OpenAI's images protocol, with `/v1`. */
  readonly url: string;
  /** The latest request for a picture. */
  readonly last: PaceCall;
  close(): Promise<void>;
}

export interface PaceCall {
  /** As it came. */
  readonly body: string;
  /** When all of it was there, and when all of its answer was handed over: milliseconds since 1970. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

const USUAL_SIZE = '1024x1024';
/** Of the grain, in levels of 255: a file as long as one of a photograph. */
const GRAIN = 12;

/** A stand-in of OpenAI's images protocol that always takes the same time and gives one grained picture of each size. */
export async function startPaceEngine(milliseconds: number): Promise<PaceEngine> {
  const answers = new Map<string, Promise<Buffer<ArrayBufferLike>>>();
  const answerOf = (size: string) => {
    const known = answers.get(size) ?? answerWith(size);
    answers.set(size, known);
    return known;
  };
  const models = Buffer.from(JSON.stringify({ object: 'list', data: [{ id: 'pace', object: 'model' }] }));
  let last: PaceCall = { body: '{}', askedAt: 0, answeredAt: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const isWork = request.method === 'POST';
      let answer: Buffer<ArrayBufferLike> = models;
      if (isWork) {
        const body = Buffer.concat(pieces).toString();
        const askedAt = wallClock();
        const { size = USUAL_SIZE } = JSON.parse(body) as { size?: string };
        [answer] = await Promise.all([answerOf(size), sleep(milliseconds)]);
        response.once('finish', () => {
          last = { body, askedAt, answeredAt: wallClock() };
        });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get last() {
      return last;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answerWith(size: string): Promise<Buffer> {
  const [width = 1024, height = 1024] = size.split('x').map(Number);
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const;
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#8a9a7b', noise } })
    .png()
    .toBuffer();
  return Buffer.from(JSON.stringify({ created: 1, data: [{ b64_json: pixels.toString('base64') }] }));
}
