import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

export interface PaceEngine {
  /** Of OpenAI's images protocol, with `/v1`. */
  readonly url: string;
  /** Milliseconds from a request's arrival to the end of its answer, in the order of the ends. */
  readonly times: number[];
  close(): Promise<void>;
}

/** A stand-in of OpenAI's images protocol that always takes the same time and always gives the same picture. */
export async function startPaceEngine(milliseconds: number): Promise<PaceEngine> {
  const pixels = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#8a9a7b' } })
    .png()
    .toBuffer();
  const answer = Buffer.from(JSON.stringify({ created: 1, data: [{ b64_json: pixels.toString('base64') }] }));
  const models = Buffer.from(JSON.stringify({ object: 'list', data: [{ id: 'pace', object: 'model' }] }));
  const times: number[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const begun = performance.now();
      for await (const _ of request);
      const isWork = request.method === 'POST';
      if (isWork) await sleep(milliseconds);
      response.writeHead(200, { 'content-type': 'application/json' }).end(isWork ? answer : models);
      if (isWork) times.push(performance.now() - begun);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    times,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
