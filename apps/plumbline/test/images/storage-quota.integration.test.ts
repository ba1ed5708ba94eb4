import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { addPerson, browserOf, memberFor } from '@plumbline/server/testing/test-people.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

const MB = 1_000_000;

let studio: TestApp;
/** Half a megabyte, so that two fit into one. */
let picture: Buffer;
beforeAll(async () => {
  studio = await startTestStudio({
    settings: { STORAGE_MB_USER: '1', STORAGE_MB_VISITOR: '1', STORAGE_MB_MEMBER: 'unlimited' },
  });
  const png = await quarters(60, 40).png().toBuffer();
  picture = Buffer.concat([png, Buffer.alloc(500_000 - png.byteLength)]);
});
afterAll(() => studio.close());

const storageOf = async (browser: TestBrowser) => (await browser.get('/api/user/storage')).json().data;
const upload = async (browser: TestBrowser) => {
  const answer = await postPicture(browser, picture);
  return answer.statusCode === 201 ? (answer.json().data.imageId as string) : answer.json().error;
};

test('an upload over the quota is refused with what makes room, in three languages', async () => {
  const owner = await studio.signedIn('13812000001');
  const first = await upload(owner);
  await upload(owner);
  expect(await storageOf(owner)).toMatchObject({
    usedBytes: 2 * picture.byteLength,
    quotaBytes: MB,
    base: { files: 2, bytes: 2 * picture.byteLength },
  });
  for (const [locale, place] of [
    ['zh-CN', '我的文件'],
    ['en', 'My files'],
    ['ja', 'マイファイル'],
  ] as const) {
    const elsewhere = studio.browser({ 'accept-language': locale });
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    const error = await upload(elsewhere);
    expect(error).toMatchObject({ code: 'STORAGE_FULL' });
    expect(error.message).toContain(place);
    expect(error.message).not.toContain('{');
  }
  // Room is made by deleting.
  await owner.post('/api/ai/uploads/delete', { imageIds: [first] });
  expect(typeof (await upload(owner))).toBe('string');
});

test('a refused upload leaves neither a row nor a file', async () => {
  const owner = await studio.signedIn('13812000002');
  await upload(owner);
  await upload(owner);
  const files = async () => {
    let count = 0;
    for await (const _ of studio.services.storage.list('images/')) count += 1;
    return count;
  };
  const before = await files();
  expect(await upload(owner)).toMatchObject({ code: 'STORAGE_FULL' });
  expect(await files()).toBe(before);
  expect((await storageOf(owner)).base.files).toBe(2);
});

test('uploads at the same moment do not pass the quota together', async () => {
  const owner = await studio.signedIn('13812000003');
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => upload(owner)));
  expect(outcomes.filter((outcome) => typeof outcome === 'string')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome.code === 'STORAGE_FULL')).toHaveLength(3);
  expect((await storageOf(owner)).usedBytes).toBe(2 * picture.byteLength);
});

test('visitors have a quota of their own, a membership ends it, and what is over it stays', async () => {
  const visitor = studio.browser();
  await upload(visitor);
  await upload(visitor);
  expect(await upload(visitor)).toMatchObject({ code: 'STORAGE_FULL' });

  const owner = await browserOf(studio, await addPerson(studio, memberFor(studio, 1)));
  expect((await storageOf(owner)).quotaBytes).toBe(-1);
  const kept = [];
  for (let brought = 0; brought < 4; brought += 1) kept.push(await upload(owner));
  studio.clock.advance(90_000);
  expect(await storageOf(owner)).toMatchObject({ usedBytes: 4 * picture.byteLength, quotaBytes: MB });
  expect(await upload(owner)).toMatchObject({ code: 'STORAGE_FULL' });
  for (const imageId of kept) expect((await owner.get(`/files/${imageId}.png`)).statusCode).toBe(200);
});
