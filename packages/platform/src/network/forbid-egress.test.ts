import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forbidEgress } from './forbid-egress.ts';

/** Of documentation (RFC 5737): nobody answers there. */
const OUTSIDE = '203.0.113.7';
let server: Server;
let port: number;
let lift: () => void;

beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (asked.url === '/away') answer.writeHead(302, { location: `http://${OUTSIDE}/` });
    answer.end('here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  lift = forbidEgress();
});
afterAll(async () => {
  lift();
  await new Promise((resolve) => server.close(resolve));
});

const refused = { code: 'EGRESS_REFUSED' };
const standsFor =
  (...addresses: string[]) =>
  (
    _host: string,
    _options: object,
    found: (error: null, all: { address: string; family: number }[]) => void,
  ) =>
    found(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
const ask = (lookup: ReturnType<typeof standsFor>) =>
  new Promise((resolve, reject) => {
    request({ host: 'gpu.example', port, agent: false, lookup: lookup as never }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('what stands in the network is reached, by address and by name', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  expect(await ask(standsFor('127.0.0.1'))).toBe(200);
  expect(await ask(standsFor(OUTSIDE, '127.0.0.1'))).toBe(200);
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();
});

test('an address outside, a redirect to one, and a name that stands for one are refused', async () => {
  await expect(fetch(`http://${OUTSIDE}/`)).rejects.toMatchObject({ cause: refused });
  await expect(fetch(`http://127.0.0.1:${port}/away`)).rejects.toMatchObject({ cause: refused });
  await expect(ask(standsFor(OUTSIDE))).rejects.toMatchObject(refused);
  await expect(ask(standsFor('169.254.169.254'))).rejects.toMatchObject(refused);
  for (const open of [() => connect(443, OUTSIDE), () => connectTls({ host: OUTSIDE, port: 443 })])
    await expect(new Promise((_, reject) => open().once('error', reject))).rejects.toMatchObject(refused);
});
