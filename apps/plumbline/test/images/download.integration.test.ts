import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { readZip } from './read-zip.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

let studio: TestApp;
let owner: TestBrowser;
let ids: string[];
const sent: Buffer[] = [];
beforeAll(async () => {
  studio = await startTestStudio();
  owner = await studio.signedIn('13800000071');
  sent.push(await quarters(60, 40).jpeg().toBuffer(), await quarters(50, 50).png().toBuffer());
  ids = [];
  for (const file of sent) ids.push((await postPicture(owner, file)).json().data.imageId);
});
afterAll(() => studio.close());

test('a zip of the originals, named by the time', async () => {
  const answer = await owner.post('/api/ai/download', { imageIds: [...ids, ids[0]] });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="ai-design-\d{8}-\d{6}-\d{3}\.zip"$/,
  );
  const files = readZip(answer.rawPayload);
  expect([...files.keys()]).toEqual(['01-base.jpg', '02-base.png']);
  expect(files.get('01-base.jpg')?.equals(sent[0] as Buffer)).toBe(true);
});

test.each([
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['webp', 'webp'],
])('converted to %s', async (format, expected) => {
  const answer = await owner.post('/api/ai/download', { imageIds: ids, format });
  const files = readZip(answer.rawPayload);
  expect([...files.keys()]).toEqual([`01-base.${format}`, `02-base.${format}`]);
  for (const file of files.values()) expect((await sharp(file).metadata()).format).toBe(expected);
});

test('a foreign, unknown or deleted image is a 404 before the first byte', async () => {
  const stranger = await studio.signedIn('13800000072');
  const { imageId: theirs } = (await postPicture(stranger, sent[1] as Buffer)).json().data;
  for (const imageIds of [[ids[0], theirs], ['unknown']]) {
    const answer = await owner.post('/api/ai/download', { imageIds });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  }
});

test('what does not fit the contract is refused', async () => {
  for (const body of [{}, { imageIds: [] }, { imageIds: ids, format: 'gif' }, { imageIds: ids, x: 1 }])
    expect((await owner.post('/api/ai/download', body)).statusCode).toBe(422);
  const form = await owner.post('/api/ai/download', `imageIds=${encodeURIComponent(JSON.stringify(ids))}`);
  expect(form.statusCode).toBe(200);
});
