import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { addBase, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { type OwnUpload, uploadListSchema } from '@plumbline/contract/api/uploads.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postForm } from './upload-form.ts';

let studio: TestApp;
let picture: Buffer;
beforeAll(async () => {
  studio = await startTestStudio();
  picture = await quarters(60, 40).png().toBuffer();
});
afterAll(() => studio.close());

let phone = 13_811_000_000;
const person = () => studio.signedIn(String((phone += 1)));

async function bring(browser: TestBrowser, filename: string, purpose = 'base'): Promise<string> {
  studio.clock.advance(1);
  const answer = await postForm(browser, [
    { name: 'purpose', value: purpose },
    { name: 'file', filename, type: 'image/png', value: picture },
  ]);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.imageId;
}

const list = async (browser: TestBrowser, query = '') =>
  uploadListSchema.parse((await browser.get(`/api/ai/uploads${query}`)).json().data);
const namesOf = async (browser: TestBrowser, query = '') =>
  (await list(browser, query)).items.map(({ name }) => name);
const remove = (browser: TestBrowser, ...imageIds: string[]) =>
  browser.post('/api/ai/uploads/delete', { imageIds });
const storageOf = async (browser: TestBrowser) => (await browser.get('/api/user/storage')).json().data;
const keysOf = async (imageId: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of studio.services.storage.list('images/'))
    if (key.includes(imageId)) keys.push(key);
  return keys;
};

/** A queued task of someone's upload. */
async function use(imageId: string): Promise<string> {
  const { database } = studio.services;
  const base = await database.images.find(imageId);
  const user = base && (await database.identity.findUser(base.ownerId));
  if (!base || !user) throw new Error('nobody brought it');
  return (await start(studio.services, user, base)).taskId;
}

test('what someone brought is listed newest first, with its name, and found by the words of it', async () => {
  const owner = await person();
  await bring(owner, '客厅 方案一.png');
  await bring(owner, 'C:\\drawings\\Kitchen Plan.png');
  await bring(owner, 'oak.png', 'texture');
  await bring(owner, 'mood.png', 'reference');
  expect(await namesOf(owner)).toEqual(['mood.png', 'oak.png', 'Kitchen Plan.png', '客厅 方案一.png']);
  expect(await namesOf(owner, `?q=${encodeURIComponent('方案 客厅')}`)).toEqual(['客厅 方案一.png']);
  expect(await namesOf(owner, '?q=PLAN')).toEqual(['Kitchen Plan.png']);
  expect(await namesOf(owner, '?q=%25')).toEqual([]);
  expect(await namesOf(owner, '?purpose=texture')).toEqual(['oak.png']);
  const [newest] = (await list(owner)).items as [OwnUpload];
  expect(newest).toMatchObject({
    purpose: 'reference',
    width: 60,
    height: 40,
    bytes: picture.byteLength,
    mime: 'image/png',
    works: 0,
    expiresAt: null,
  });
  expect((await owner.get(newest.thumbnailUrl)).statusCode).toBe(200);
});

test('pages go on where the last one ended, whatever comes in meanwhile', async () => {
  const owner = await person();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await bring(owner, `${name}.png`);
  const first = await list(owner, '?pageSize=2');
  expect([first.total, first.items.map(({ name }) => name)]).toEqual([5, ['e.png', 'd.png']]);
  await bring(owner, 'later.png');
  const second = await list(owner, `?pageSize=2&cursor=${first.nextCursor}`);
  const third = await list(owner, `?pageSize=2&cursor=${second.nextCursor}`);
  expect([...second.items, ...third.items].map(({ name }) => name)).toEqual(['c.png', 'b.png', 'a.png']);
  expect(third.nextCursor).toBeNull();
});

test.each(['?cursor=bm90aGluZw', '?pageSize=0', '?purpose=result', '?ownerId=other', '?cursor=%00'])(
  '%s is refused',
  async (query) => {
    expect((await studio.browser().get(`/api/ai/uploads${query}`)).statusCode).toBe(422);
  },
);

test('a visitor has a list too, which says when the pictures go, and which moves to the account', async () => {
  const visitor = studio.browser();
  const imageId = await bring(visitor, 'sketch.png');
  const [item] = (await list(visitor)).items as [OwnUpload];
  expect(Date.parse(item.expiresAt ?? '') - Date.parse(item.createdAt)).toBe(24 * 3_600_000);
  expect((await list(studio.browser())).items).toEqual([]);
  await visitor.post('/api/login/sms/send', { phoneNo: '13811999999' });
  await visitor.post('/api/login/sms', {
    phoneNo: '13811999999',
    verifyCode: studio.codes.get('13811999999'),
  });
  expect((await list(visitor)).items).toMatchObject([{ imageId, name: 'sketch.png', expiresAt: null }]);
});

test('an unused upload is deleted for good: its files go, its owner reads 410, others 404', async () => {
  const owner = await person();
  const imageId = await bring(owner, 'once.png');
  await owner.get(`/files/${imageId}.png?w=64`);
  const before = (await storageOf(owner)).usedBytes;
  const answer = await remove(owner, imageId);
  expect([answer.statusCode, answer.json().data]).toMatchObject([
    200,
    { deleted: [imageId], kept: [], storage: { usedBytes: before - picture.byteLength } },
  ]);
  expect((await owner.get(`/files/${imageId}.png`)).statusCode).toBe(410);
  expect((await studio.browser().get(`/files/${imageId}.png`)).statusCode).toBe(404);
  expect((await list(owner)).items).toEqual([]);
  const again = await remove(owner, imageId);
  expect([again.statusCode, again.json().error.code]).toEqual([410, 'GONE']);
  expect(await keysOf(imageId)).not.toEqual([]);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  expect(await keysOf(imageId)).toEqual([]);
  expect((await studio.services.database.images.find(imageId))?.name).toBe('');
});

test('what works need leaves the list and stays with them; it goes with the last of them', async () => {
  const owner = await person();
  const imageId = await bring(owner, 'used.png');
  const taskId = await use(imageId);
  expect((await list(owner)).items).toMatchObject([{ imageId, works: 1 }]);
  const { deleted, kept, storage } = (await remove(owner, imageId)).json().data;
  expect([deleted, kept]).toEqual([[], [imageId]]);
  expect(storage).toMatchObject({
    usedBytes: picture.byteLength,
    base: { files: 0, bytes: 0 },
    kept: { files: 1, bytes: picture.byteLength },
  });
  expect((await list(owner)).items).toEqual([]);
  expect((await owner.get(`/files/${imageId}.png`)).statusCode).toBe(200);
  const task = (await owner.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(task.base).toMatchObject({ imageId });
  await owner.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  expect((await owner.get(`/files/${imageId}.png`)).statusCode).toBe(410);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  expect(await keysOf(imageId)).toEqual([]);
});

test('a start and a deletion at the same moment agree: a task never misses its base', async () => {
  const owner = await person();
  for (let round = 0; round < 4; round += 1) {
    const imageId = await bring(owner, `round-${round}.png`);
    const [started, removed] = await Promise.allSettled([use(imageId), remove(owner, imageId)]);
    if (removed.status !== 'fulfilled') throw removed.reason;
    const { deleted } = removed.value.json().data;
    expect(started.status).toBe(deleted.includes(imageId) ? 'rejected' : 'fulfilled');
    expect((await owner.get(`/files/${imageId}.png`)).statusCode).toBe(deleted.length > 0 ? 410 : 200);
  }
});

test('foreign and unknown ids delete nothing, nor do results', async () => {
  const [owner, other] = [await person(), await person()];
  const mine = await bring(owner, 'mine.png');
  const theirs = await bring(other, 'theirs.png');
  const { ownerId } = (await studio.services.database.images.find(mine)) ?? {};
  const result = await addBase(studio.services, ownerId ?? '', { purpose: 'result' });
  for (const ids of [
    [mine, theirs],
    [mine, 'no-such-image'],
    [mine, result.imageId],
  ]) {
    const answer = await remove(owner, ...ids);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  }
  expect((await remove(owner)).statusCode).toBe(422);
  for (const [browser, id] of [
    [owner, mine],
    [other, theirs],
  ] as const)
    expect((await browser.get(`/files/${id}.png`)).statusCode).toBe(200);
});

test('textures and references outlive the works that were made with them, a base does not', async () => {
  const owner = await person();
  const ids = [];
  for (const purpose of ['base', 'texture', 'reference'])
    ids.push(await bring(owner, `${purpose}.png`, purpose));
  const { images } = studio.services.database;
  await images.addUses('a-work', ids);
  await images.releaseTask('a-work', studio.clock.now(), studio.clock.now());
  expect(await namesOf(owner)).toEqual(['reference.png', 'texture.png']);
});

test('masks: those that an edit holds or a work used are listed, older states of one are not', async () => {
  const owner = await person();
  const base = await bring(owner, 'room.png');
  const [first, second] = [await bring(owner, 'wall.png', 'mask'), await bring(owner, 'wall.png', 'mask')];
  const document = (imageId: string) => ({
    schemaVersion: 1,
    masks: [{ id: 'm1', name: 'Wall', color: '#ff0000', visible: true, imageId }],
    activeMaskId: 'm1',
    quad: null,
    outpaint: null,
    settings: {},
  });
  const save = (imageId: string, revision: number) =>
    owner.post('/api/ai/editorSession', {
      imageId: base,
      function: 'materialChange',
      revision,
      document: document(imageId),
    });
  await save(first, 0);
  expect((await save(second, 1)).statusCode).toBe(200);
  expect((await list(owner, '?purpose=mask')).items.map(({ imageId }) => imageId)).toEqual([second]);
  // Deleted while the edit holds it: the edit keeps what was painted.
  expect((await remove(owner, second)).json().data).toMatchObject({ deleted: [], kept: [second] });
  const session = (await owner.get(`/api/ai/editorSession?imageId=${base}&function=materialChange`)).json();
  expect(session.data.session.document.masks[0].imageId).toBe(second);
  expect((await list(owner, '?purpose=mask')).items).toEqual([]);
});

test('a file whose row is gone after a crash is swept', async () => {
  const owner = await person();
  const imageId = await bring(owner, 'crash.png');
  const { database, storage } = studio.services;
  // The crash came between the row and the files.
  await database.transaction(({ images }) =>
    images.retire([imageId], studio.clock.now(), studio.clock.now()),
  );
  await database.images.takeWaiting(studio.clock.now(), 100);
  expect(await keysOf(imageId)).not.toEqual([]);
  studio.clock.advance(3 * 3600);
  const folder = Number.parseInt(imageId.slice(-2), 16);
  const turn = Math.floor(studio.clock.now().getTime() / 300_000);
  studio.clock.advance(((folder - (turn % 256) + 256) % 256) * 300);
  await sweepImages({ database, storage, clock: studio.clock });
  expect(await keysOf(imageId)).toEqual([]);
});
