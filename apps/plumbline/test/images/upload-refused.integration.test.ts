import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import sharp from 'sharp';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postForm, postPicture } from './upload-form.ts';

let studio: TestApp;
let picture: Buffer;
beforeAll(async () => {
  studio = await startTestStudio();
  picture = await quarters(60, 40).png().toBuffer();
});
afterAll(() => studio.close());

test.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
  ['zero bytes', () => new Uint8Array(), 422, 'IMAGE_EMPTY'],
  ['a text', () => Buffer.from('not a picture at all'), 415, 'IMAGE_TYPE_UNSUPPORTED'],
  ['a GIF', () => quarters(20, 20).gif().toBuffer(), 415, 'IMAGE_TYPE_UNSUPPORTED'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'IMAGE_TYPE_UNSUPPORTED'],
  ['half a JPEG', async () => half(await noise(200).jpeg().toBuffer()), 422, 'IMAGE_BROKEN'],
  ['half a PNG', async () => half(await noise(200).png().toBuffer()), 422, 'IMAGE_BROKEN'],
  ['half a WebP', async () => half(await noise(200).webp().toBuffer()), 422, 'IMAGE_BROKEN'],
  ['a PNG with spoilt pixels', async () => spoil(await noise(200).png().toBuffer()), 422, 'IMAGE_BROKEN'],
  ['a JPEG of nothing but its start', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'IMAGE_BROKEN'],
  ['5001 px', () => quarters(5001, 4).png().toBuffer(), 422, 'IMAGE_DIMENSIONS_TOO_LARGE'],
])('%s is refused', async (_name, make, status, code) => {
  const answer = await postPicture(studio.browser({ 'accept-language': 'en' }), await make());
  expect(answer.json()).toMatchObject({ success: false, data: null, error: { code } });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().error.message).not.toContain('{');
});

test('the form is read strictly', async () => {
  const visitor = studio.browser();
  const file = { name: 'file', filename: 'a.png', value: picture };
  const codeOf = async (parts: Parameters<typeof postForm>[1]) => {
    const answer = await postForm(visitor, parts);
    return [answer.statusCode, answer.json().error.code, Object.keys(answer.json().error.details ?? {})];
  };
  expect(await codeOf([])).toEqual([422, 'IMAGE_REQUIRED', []]);
  expect(await codeOf([file, file])).toEqual([422, 'VALIDATION_FAILED', ['file']]);
  expect(await codeOf([{ ...file, name: 'photo' }])).toEqual([422, 'VALIDATION_FAILED', ['photo']]);
  expect(await codeOf([{ name: 'file', value: 'text' }])).toEqual([422, 'VALIDATION_FAILED', ['file']]);
  expect(await codeOf([{ name: 'colour', value: 'red' }, file])).toEqual([
    422,
    'VALIDATION_FAILED',
    ['colour'],
  ]);
  expect(await codeOf([{ name: 'purpose', value: 'avatar' }, file])).toEqual([
    422,
    'VALIDATION_FAILED',
    ['purpose'],
  ]);
  const json = await visitor.post('/api/ai/upload', { file: 'x' });
  expect([json.statusCode, json.json().error.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  const cut = await visitor.post('/api/ai/upload', Buffer.from('--b\r\nContent-Disp'), {
    'content-type': 'multipart/form-data; boundary=b',
  });
  expect([cut.statusCode, cut.json().error.code]).toEqual([400, 'BAD_REQUEST']);
});

test('10 MB is the limit, to the byte', async () => {
  const limit = 10 * 1024 * 1024;
  const fits = Buffer.concat([picture, Buffer.alloc(limit - picture.byteLength)]);
  expect((await postPicture(studio.browser(), fits)).statusCode).toBe(201);
  const over = Buffer.concat([fits, Buffer.alloc(1)]);
  const answer = await postPicture(studio.browser({ 'accept-language': 'en' }), over);
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error).toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    message: 'The image size cannot exceed 10M.',
  });
});

test('what is too large and no picture is called a file', async () => {
  const answer = await postPicture(
    studio.browser({ 'accept-language': 'en' }),
    Buffer.alloc(10 * 1024 * 1024 + 1, 7),
  );
  expect(answer.statusCode).toBe(413);
  expect(answer.json().error).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'The file is too large.' });
});

test('without the CSRF token nothing is read', async () => {
  const visitor = studio.browser();
  await visitor.get('/api/user/userInfo');
  const answer = await postForm(visitor, [{ name: 'file', filename: 'a.png', value: picture }], {
    'x-csrf-token': 'wrong',
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CSRF_INVALID']);
});

test('a repeated idempotency key brings the first picture again and no second one; another picture is a conflict', async () => {
  const visitor = studio.browser();
  const parts = [{ name: 'file', filename: 'a.png', value: picture }];
  const [first, second] = await Promise.all(
    [1, 2].map(() => postForm(visitor, parts, { 'idempotency-key': 'one-upload' })),
  );
  expect(first?.statusCode).toBe(201);
  expect(second?.json()).toEqual(first?.json());
  const other = await postForm(visitor, [{ name: 'file', filename: 'a.png', value: half(picture) }], {
    'idempotency-key': 'one-upload',
  });
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'CONFLICT']);
});

test('a visitor has 20 uploads a day, exactly, also at once; signing in lifts it', async () => {
  const visitor = studio.browser();
  await visitor.get('/api/user/userInfo');
  const answers = await Promise.all(Array.from({ length: 24 }, () => postPicture(visitor, picture)));
  const statuses = answers.map((answer) => answer.statusCode).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429, 429, 429]);
  const refused = answers.find((answer) => answer.statusCode === 429);
  expect(refused?.json().error.code).toBe('VISITOR_UPLOAD_LIMIT');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const user = await studio.signedIn('13800000041');
  for (let index = 0; index < 21; index += 1) expect((await postPicture(user, picture)).statusCode).toBe(201);
});

function noise(size: number) {
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}
function half(file: Uint8Array): Uint8Array {
  return file.subarray(0, file.byteLength >> 1);
}
function spoil(file: Buffer): Buffer {
  return Buffer.from(file).fill(7, file.byteLength >> 1, (file.byteLength >> 1) + 40);
}
