import {
  type EditorDocument,
  SESSION_MASKS_MAX,
  SESSION_SETTINGS_MAX,
} from '@plumbline/contract/api/editor-session.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/api/ai/editorSession';
let t: TestApp;
let user: TestBrowser;
let userId: string;
let base: ImageRecord;
let phone = 13820000000;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  user = await t.signedIn(String(++phone));
  userId = await idOf(user);
  base = await addBase(t.services, userId);
});

const idOf = async (browser: TestBrowser) =>
  (await browser.get('/api/user/userInfo')).json().data.userId as string;
const addMask = (change: Partial<ImageRecord> = {}) =>
  addBase(t.services, userId, { purpose: 'mask', kind: null, ...change });
const read = async (name = 'clean', browser = user) =>
  (await browser.get(`${PATH}?imageId=${base.imageId}&function=${name}`)).json().data.session;
const save = (revision: number, document: EditorDocument | null, browser = user) =>
  browser.post(PATH, { imageId: base.imageId, function: 'clean', revision, document });

function documentWith(...imageIds: (string | null)[]): EditorDocument {
  const masks = imageIds.map((imageId, index) => ({
    id: `m${index}`,
    name: `蒙版 ${index}`,
    color: '#ff0088',
    visible: true,
    imageId,
  }));
  return {
    schemaVersion: 1,
    masks,
    activeMaskId: masks[0]?.id ?? null,
    quad: [
      [-10.5, 4],
      [90, 3],
      [95, 80],
      [0, 88],
    ],
    outpaint: { width: 900, height: 700, x: 20, y: 30 },
    settings: { 'brush.size': 40, tool: 'lasso', contiguous: true },
  };
}

test('an edit is kept for its picture and tool, and goes on from revision to revision', async () => {
  expect(await read()).toBeNull();
  const mask = await addMask();
  const document = documentWith(mask.imageId, null);
  const first = await save(0, document);
  expect(first.statusCode).toBe(200);
  expect(first.json().data.session).toMatchObject({ imageId: base.imageId, revision: 1, document });
  expect(await read()).toEqual(first.json().data.session);
  expect(await read('matting')).toBeNull();
  const second = await save(1, documentWith());
  expect(second.json().data.session).toMatchObject({ revision: 2, document: { masks: [] } });
  expect((await save(2, null)).json().data.session).toBeNull();
  expect(await read()).toBeNull();
});

test('what another device saved is not written over', async () => {
  await save(0, documentWith());
  const late = await save(0, documentWith(null));
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'CONFLICT']);
  expect(late.json().error.details).toEqual({ revision: '1' });
  expect((await read()).document.masks).toEqual([]);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((masks) => save(1, documentWith(...Array(masks).fill(null)))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});

const unfinished = async (browser = user, limit = '') =>
  (await browser.get(`${PATH}s${limit}`)).json().data.items;
const bare: EditorDocument = { ...documentWith(), quad: null, outpaint: null };

test('edits with something in them are listed until they are applied or thrown away, the newest first', async () => {
  expect(await unfinished()).toEqual([]);
  await save(0, bare);
  expect(await unfinished()).toEqual([]);
  const mask = await addMask();
  await save(1, { ...bare, masks: documentWith(mask.imageId, null).masks });
  t.clock.advance(60);
  const second = await addBase(t.services, userId);
  const other = { imageId: second.imageId, function: 'colorchange', revision: 0 };
  await user.post(PATH, { ...other, document: { ...bare, quad: documentWith().quad } });
  expect(await unfinished()).toMatchObject([
    { imageId: second.imageId, function: 'colorchange', revision: 1, masks: 0 },
    {
      imageId: base.imageId,
      function: 'clean',
      revision: 2,
      masks: 1,
      picture: { width: base.width, height: base.height },
    },
  ]);
  expect(await unfinished(user, '?limit=1')).toHaveLength(1);
  expect((await user.get(`${PATH}s?limit=25`)).statusCode).toBe(422);

  await user.post(PATH, { ...other, revision: 1, document: null });
  expect(await unfinished()).toMatchObject([{ function: 'clean' }]);
  // A save that was under way when the edit was applied is none of something new; one of later is.
  const render = { imageId: base.imageId, function: 'indoorRender', document: documentWith() };
  await user.post(PATH, { ...render, revision: 0 });
  expect(await unfinished()).toHaveLength(2);
  const started = await user.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: base.imageId,
  });
  expect(started.statusCode).toBe(202);
  t.clock.advance(2);
  await user.post(PATH, { ...render, revision: 1 });
  expect(await unfinished()).toMatchObject([{ function: 'clean' }]);
  t.clock.advance(60);
  await user.post(PATH, { ...render, revision: 2 });
  expect(await unfinished()).toMatchObject([
    { function: 'indoorRender', revision: 3 },
    { function: 'clean' },
  ]);
});

test('nobody is shown the edits of others, or of pictures that are gone', async () => {
  await save(0, documentWith());
  const stranger = await t.signedIn(String(++phone));
  expect(await unfinished(stranger)).toEqual([]);
  expect(await unfinished(t.browser())).toEqual([]);
  await t.services.database.images.save({ ...base, deletedAt: t.clock.now() });
  expect(await unfinished()).toEqual([]);
});

test('nobody reads or changes the edit of a foreign or deleted picture', async () => {
  await save(0, documentWith());
  const stranger = await t.signedIn(String(++phone));
  const got = await stranger.get(`${PATH}?imageId=${base.imageId}&function=clean`);
  const posted = await save(1, documentWith(), stranger);
  expect([got.statusCode, posted.statusCode]).toEqual([404, 404]);
  await t.services.database.images.save({ ...base, deletedAt: t.clock.now() });
  expect((await save(1, documentWith())).json().error.code).toBe('IMAGE_NOT_FOUND');
});

test('masks are the owner’s own, uploaded as masks, of the picture’s size', async () => {
  const foreign = await addMask({ ownerId: 'somebody-else' });
  const photo = await addBase(t.services, userId);
  const small = await addMask({ width: 10 });
  const codes = [];
  for (const { imageId } of [foreign, photo, small])
    codes.push((await save(0, documentWith(imageId))).json().error.code);
  expect(codes).toEqual(['IMAGE_NOT_FOUND', 'VALIDATION_FAILED', 'MASK_SIZE_DIFFERS']);
  expect(await read()).toBeNull();
});

test.each([
  ['a tool that does not exist', { function: 'sculpt' }, 'function'],
  ['no document', { document: undefined }, 'document'],
  [
    'too many masks',
    { document: documentWith(...Array(SESSION_MASKS_MAX + 1).fill(null)) },
    'document.masks',
  ],
  [
    'too many settings',
    {
      document: {
        ...documentWith(),
        settings: Object.fromEntries(
          Array.from({ length: SESSION_SETTINGS_MAX + 1 }, (_, n) => [`s${n}`, n]),
        ),
      },
    },
    'document.settings',
  ],
  ['a field that nobody knows', { document: { ...documentWith(), undo: [] } }, 'document.undo'],
  [
    'a canvas beyond all limits',
    { document: { ...documentWith(), outpaint: { width: 9e9, height: 1, x: 0, y: 0 } } },
    'document.outpaint.width',
  ],
])('%s is refused', async (_name, change, field) => {
  const answer = await user.post(PATH, {
    imageId: base.imageId,
    function: 'clean',
    revision: 0,
    document: documentWith(),
    ...change,
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.json().error.details).toHaveProperty([field]);
});

test('a mask goes a day after the edit let it go, unless a task uses it', async () => {
  const sweepAfter = (hours: number) =>
    sweepImages({
      ...t.services,
      clock: { now: () => new Date(t.clock.now().getTime() + hours * 3_600_000) },
    });
  const isThere = async ({ imageId }: ImageRecord) =>
    (await t.services.database.images.find(imageId))?.deletedAt === null;
  const tomorrow = new Date(t.clock.now().getTime() + 86_400_000);
  const [held, dropped, used] = [await addMask({ expiresAt: tomorrow }), await addMask(), await addMask()];
  await save(0, documentWith(held.imageId, dropped.imageId, used.imageId));
  await t.services.database.images.addUses('a-task', [used.imageId]);
  await save(1, documentWith(held.imageId));
  await sweepAfter(23);
  expect(await isThere(dropped)).toBe(true);
  await sweepAfter(25);
  expect([await isThere(held), await isThere(dropped), await isThere(used)]).toEqual([true, false, true]);
});

test('the edit goes with its picture, and its masks after it', async () => {
  const mask = await addMask();
  await save(0, documentWith(mask.imageId));
  const started = await user.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: base.imageId,
  });
  await deleteTask(t.services, userId, started.json().data.taskId);
  await sweepDeleted(t.services, restorableUntil(t.clock.now()));
  expect(await t.services.database.editorSessions.find(base.imageId, 'clean')).toBeUndefined();
  expect((await t.services.database.images.find(mask.imageId))?.expiresAt).not.toBeNull();
});

test('a mask that is gone is answered as not painted', async () => {
  const mask = await addMask();
  await save(0, documentWith(mask.imageId));
  await t.services.database.images.save({ ...mask, deletedAt: t.clock.now() });
  expect((await read()).document.masks[0].imageId).toBeNull();
});

test('it is part of the export of one’s data and leaves with the account', async () => {
  await save(0, documentWith());
  const exported: Record<string, readonly object[]> = {};
  for await (const { name, rows } of t.services.database.account.personalRecords(userId))
    exported[name] = rows;
  expect(exported['editor-sessions']).toMatchObject([
    { imageId: base.imageId, function: 'clean', revision: 1 },
  ]);
  await t.services.database.account.erase(userId);
  expect(await t.services.database.editorSessions.find(base.imageId, 'clean')).toBeUndefined();
});
