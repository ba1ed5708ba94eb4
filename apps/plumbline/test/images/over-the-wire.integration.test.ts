import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { multipartBody, postPicture } from './upload-form.ts';

let studio: TestApp;
let port: number;
let visitor: TestBrowser;
beforeAll(async () => {
  studio = await startTestStudio();
  const url = await studio.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(url).port);
  visitor = studio.browser();
  await visitor.get('/api/user/userInfo');
});
afterAll(() => studio.close());

const headersOf = (extra: Record<string, string>) =>
  Object.entries({
    host: `127.0.0.1:${port}`,
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [CSRF_HEADER]: visitor.cookies.get(COOKIES.csrf) ?? '',
    'accept-language': 'en',
    ...extra,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** Sends for ever, in chunks, until the other side has had enough. */
async function sendEndlessly(socket: Socket, chunk: Buffer): Promise<number> {
  let sent = 0;
  while (!socket.destroyed && socket.writable && sent < 2_000 * 1024 * 1024) {
    socket.write(`${chunk.byteLength.toString(16)}\r\n`);
    socket.write(chunk);
    const flowing = socket.write('\r\n');
    sent += chunk.byteLength;
    if (!flowing) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), wait(200)]);
  }
  return sent;
}

test.each([
  ['picture', 'name="file"; filename="a.png"'],
  ['field', 'name="purpose"'],
  ['unknown field', 'name="x"; filename="a.png"'],
])('a %s without end is answered and cut off while it streams', async (_name, disposition) => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.on('error', () => {});
  const boundary = 'b';
  socket.write(
    `POST /api/ai/upload HTTP/1.1\r\n${headersOf({
      'transfer-encoding': 'chunked',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    })}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  const before = process.memoryUsage().rss;
  await sendEndlessly(socket, Buffer.alloc(256 * 1024));
  expect(answer).toMatch(/^HTTP\/1\.1 (413|422) /);
  expect(answer).toMatch(/IMAGE_TOO_LARGE|FILE_TOO_LARGE|VALIDATION_FAILED/);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test('an announced size over the limit is refused before the body comes', async () => {
  const socket = connect(port, '127.0.0.1');
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1')));
  });
  socket.write(
    `POST /api/ai/upload HTTP/1.1\r\n${headersOf({
      'content-length': String(500 * 1024 * 1024),
      'content-type': 'multipart/form-data; boundary=b',
    })}\r\n`,
  );
  expect(await answered).toMatch(/^HTTP\/1\.1 413 /);
  await new Promise((resolve) => socket.once('close', resolve));
});

test('an upload that is refused before it is read comes to its end, and the next one uses its connection', async () => {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (data) => {
    answers += data.toString('latin1');
  });
  const size = 8 * 1024 * 1024;
  socket.write(
    `POST /api/ai/upload HTTP/1.1\r\n${headersOf({
      [CSRF_HEADER]: 'of an old page',
      'content-length': String(size),
      'content-type': 'multipart/form-data; boundary=b',
    })}\r\n`,
  );
  // As a browser does: everything is sent before the answer is looked at.
  await new Promise((resolve) => socket.write(Buffer.alloc(size), resolve));
  socket.write(`GET /api/site HTTP/1.1\r\n${headersOf({})}\r\n`);
  await expect.poll(() => answers).toMatch(/^HTTP\/1\.1 403 [^]*HTTP\/1\.1 200 /);
  socket.destroy();
});

test('a client that leaves in the middle of a download does not keep the server busy', async () => {
  const files = await Promise.all(Array.from({ length: 6 }, () => quarters(1500, 1200).png().toBuffer()));
  const imageIds: string[] = [];
  for (const file of files) imageIds.push((await postPicture(visitor, file)).json().data.imageId);
  let converted = 0;
  const { compute } = studio.services;
  const { convert } = compute;
  Object.assign(compute, {
    convert: (...args: Parameters<typeof convert>) => {
      converted += 1;
      return convert(...args);
    },
  });
  const body = JSON.stringify({ imageIds, format: 'webp' });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/ai/download HTTP/1.1\r\n${headersOf({
      'content-type': 'application/json',
      'content-length': String(body.length),
    })}\r\n${body}`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await wait(300);
  const atLeaving = converted;
  await wait(700);
  expect(converted).toBe(atLeaving);
  expect(converted).toBeLessThan(imageIds.length);
  Object.assign(compute, { convert });
});

test('an upload over the wire', async () => {
  const { payload, type } = multipartBody([
    { name: 'purpose', value: 'reference' },
    { name: 'file', filename: '图.png', value: await quarters(20, 20).png().toBuffer() },
  ]);
  const answer = await fetch(`http://127.0.0.1:${port}/api/ai/upload`, {
    method: 'POST',
    headers: {
      'content-type': type,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [CSRF_HEADER]: visitor.cookies.get(COOKIES.csrf) ?? '',
    },
    body: payload,
  });
  expect(answer.status).toBe(201);
});
