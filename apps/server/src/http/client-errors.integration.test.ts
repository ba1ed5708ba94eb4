import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

async function say(text: string): Promise<{ head: string; body: string }> {
  const { port } = t.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, body };
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'headers of 20 kB',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['an address of 20 kB', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
])('%s is refused in the envelope', async (_name, text, status, code) => {
  const { head, body } = await say(text);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
  expect(failureSchema.parse(JSON.parse(body)).error.code).toBe(code);
});

test('a HEAD that cannot be read is answered without a body', async () => {
  const { head, body } = await say(`HEAD /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(head).toContain('HTTP/1.1 431 ');
  expect(body).toBe('');
});
