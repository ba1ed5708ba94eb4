import { signFile } from '@plumbline/core/images/file-signature.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

let studio: TestApp;
let owner: TestBrowser;
let url: string;
let whole: Buffer;
let etag: string;
beforeAll(async () => {
  studio = await startTestStudio();
  owner = await studio.signedIn('13800000051');
  const answer = await postPicture(owner, await quarters(400, 300).jpeg().toBuffer());
  url = answer.json().data.url;
  const file = await owner.get(url);
  whole = file.rawPayload;
  etag = String(file.headers.etag);
});
afterAll(() => studio.close());

test('an upload answers as the contract says', async () => {
  const sent = await quarters(40, 30).jpeg().toBuffer();
  const answer = await postPicture(owner, sent, 'named-wrongly.png');
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { imageId, ...data } = answer.json().data;
  expect(data).toEqual({
    url: `/files/${imageId}.png`,
    thumbnailUrl: `/files/${imageId}.png?w=384&fit=fill`,
    width: 40,
    height: 30,
    bytes: sent.byteLength,
    mime: 'image/jpeg',
    kind: expect.any(String),
  });
});

test('the whole file', async () => {
  const answer = await owner.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(whole.byteLength),
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width: 400, height: 300 });
  expect(answer.headers['content-disposition']).toMatch(
    /^inline; filename="ai-design-\d{8}-\d{6}-\d{3}\.png"$/,
  );
});

test('a single download is named by the time, and two of the same moment apart', async () => {
  const saved = [await owner.get(`${url}?download=1`), await owner.get(`${url}?download=1`)];
  const single = { imageIds: [url.replace(/^.*\/|\.png$/g, '')], archive: false };
  for (const more of [{}, { format: 'jpg' }, { format: 'webp' }])
    saved.push(await owner.post('/api/ai/download', { ...single, ...more }));
  const names = saved.map(({ headers }) => String(headers['content-disposition']));
  const endings = names.map(
    (name) => /^attachment; filename="ai-design-\d{8}-\d{6}-\d{3}\.(\w+)"$/.exec(name)?.[1],
  );
  expect(endings).toEqual(['png', 'png', 'jpg', 'jpg', 'webp']);
  expect(new Set(names).size).toBe(names.length);
  for (const { headers } of saved) expect(headers['cache-control']).toBe('no-store');
});

test('HEAD and conditional requests', async () => {
  const head = await owner.send({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.byteLength]).toEqual([
    200,
    String(whole.byteLength),
    0,
  ]);
  expect((await owner.get(url, { 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304);
  expect((await owner.get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  ['bytes=0-9', 0, 9],
  ['bytes=5-5', 5, 5],
  ['bytes=100-', 100, -1],
  ['bytes=-7', -7, -1],
  ['bytes=10-99999999', 10, -1],
  ['bytes=-99999999', 0, -1],
])('range %s', async (range, first, last) => {
  const size = whole.byteLength;
  const [start, end] = [first < 0 ? size + first : first, last < 0 ? size - 1 : last];
  const answer = await owner.get(url, { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
  expect(answer.headers['content-length']).toBe(String(end - start + 1));
  expect(answer.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
});

test('ranges that cannot be, that are not understood, or whose condition fails', async () => {
  for (const range of ['bytes=99999999-', 'bytes=-0']) {
    const answer = await owner.get(url, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([
      416,
      `bytes */${whole.byteLength}`,
    ]);
  }
  for (const range of ['bytes=0-4,10-14', 'lines=1-2', 'bytes=9-5', 'bytes=-', 'nonsense'])
    expect((await owner.get(url, { range })).statusCode).toBe(200);
  expect((await owner.get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
  expect((await owner.get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200);
});

test('thumbnails: webp where accepted, else jpg; only the listed widths; never larger than the picture', async () => {
  const webp = await owner.get(`${url}?w=128&fit=fill`, { accept: 'image/avif,image/webp,*/*;q=0.8' });
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    vary: 'Origin, Accept',
  });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 128, height: 96 });
  // Thumbnails are webp or jpg: who takes neither is told so.
  expect((await owner.get(`${url}?w=128`, { accept: 'image/png' })).statusCode).toBe(406);
  for (const accept of ['*/*', 'image/webp;q=0, image/jpeg']) {
    const jpeg = await owner.get(`${url}?w=128`, { accept });
    expect(jpeg.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 128 });
  }
  expect(webp.headers.etag).not.toBe(etag);
  const large = await owner.get(`${url}?w=1024`, { accept: 'image/webp' });
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 400, height: 300 });
  const odd = await owner.get(`${url}?w=129`);
  expect([odd.statusCode, odd.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect((await owner.get(`${url}?w=128&x=1`)).statusCode).toBe(422);
  const many = await Promise.all(Array.from({ length: 8 }, () => owner.get(`${url}?w=64`)));
  expect(new Set(many.map((answer) => answer.rawPayload.toString('hex'))).size).toBe(1);
});

test('others, and visitors, are told nothing', async () => {
  const stranger = await studio.signedIn('13800000052');
  for (const browser of [stranger, studio.browser()]) {
    const answer = await browser.get(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect((await browser.get(`${url}?w=64`)).statusCode).toBe(404);
  }
  for (const path of ['/files/unknown.png', '/files/..%2f..%2fetc%2fpasswd', '/files/x', '/files/%00.png'])
    expect((await owner.get(path)).statusCode).toBe(404);
});

test('a signed address works for ten minutes at most and for its own file alone', async () => {
  const key = url.replace('/files/', '');
  const { secrets, clock } = studio.services;
  const signed = (seconds: number, forKey = key) =>
    new URLSearchParams(signFile(secrets.files, forKey, new Date(clock.now().getTime() + seconds * 1000)));
  const nobody = studio.browser();
  const good = signed(300);
  expect((await nobody.get(`${url}?${good}`)).statusCode).toBe(200);
  expect((await nobody.get(`${url}?${good}&w=64`)).statusCode).toBe(200);
  expect((await nobody.get(`${url}?${signed(3600)}`)).statusCode).toBe(404);
  expect((await nobody.get(`${url}?${signed(300, 'other.png')}`)).statusCode).toBe(404);
  const later = new URLSearchParams({
    exp: String(Number(good.get('exp')) + 60),
    sig: String(good.get('sig')),
  });
  expect((await nobody.get(`${url}?${later}`)).statusCode).toBe(404);
  studio.clock.advance(301);
  expect((await nobody.get(`${url}?${good}`)).statusCode).toBe(404);
});

test('a visitor’s picture moves to the account at sign-in and stays readable', async () => {
  const visitor = studio.browser();
  const { url: mine } = (await postPicture(visitor, await quarters(30, 30).png().toBuffer())).json().data;
  await visitor.post('/api/login/sms/send', { phoneNo: '13800000053' });
  const verifyCode = studio.codes.get('13800000053');
  await visitor.post('/api/login/sms', { phoneNo: '13800000053', verifyCode });
  expect((await visitor.get(mine)).statusCode).toBe(200);
  studio.clock.advance(25 * 3600);
  expect((await visitor.get(mine)).statusCode).toBe(200);
});

test('the published contract describes the three routes', async () => {
  const { paths } = (await owner.get('/api/openapi.json')).json();
  const { properties } = paths['/api/ai/upload'].post.requestBody.content['multipart/form-data'].schema;
  expect(properties.file).toMatchObject({ type: 'string', format: 'binary' });
  expect(Object.keys(paths['/files/{key}'])).toContain('get');
  expect(paths['/api/ai/download'].post.requestBody.content['application/json'].schema.required).toEqual([
    'imageIds',
  ]);
});
