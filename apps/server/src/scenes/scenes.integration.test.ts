import { randomUUID } from 'node:crypto';
import { type Scene, SCENE_CORRECTIONS_MAX, sceneSchema } from '@plumbline/contract/api/scene.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { readVisitorToken } from '@plumbline/core/identity/session-tokens.ts';
import { sceneKeys } from '@plumbline/core/images/image-keys.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SceneCompute } from '../testing/scene-compute.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const PATH = '/api/ai/scene';
const scenes = new SceneCompute();
let t: TestApp;
let user: TestBrowser;
let userId: string;
let base: ImageRecord;
let phone = 13810000000;

beforeAll(async () => {
  t = await startTestApp({ compute: scenes });
});
afterAll(() => t.close());
beforeEach(async () => {
  scenes.asked.length = 0;
  scenes.aborted = 0;
  scenes.milliseconds = 0;
  scenes.basis = null;
  user = await t.signedIn(String(++phone));
  userId = await idOf(user);
  base = await addBase(t.services, userId, { width: 90, height: 60 });
});

const idOf = async (browser: TestBrowser) =>
  (await browser.get('/api/user/userInfo')).json().data.userId as string;
const read = async (query = '', browser = user): Promise<Scene> =>
  sceneSchema.parse((await browser.get(`${PATH}?imageId=${base.imageId}${query}`)).json().data);
const correct = (body: object, browser = user) => browser.post(PATH, { imageId: base.imageId, ...body });
const storedKeys = async ({ imageId }: ImageRecord) => {
  const keys: string[] = [];
  for await (const { key } of t.services.storage.list(sceneKeys(imageId))) keys.push(key);
  return keys;
};
const regionOf = (scene: Scene, id: string) => scene.regions.find((region) => region.id === id);

test('a picture is read once as it looks, then comes from storage', async () => {
  expect(await read('&version=1.2')).toMatchObject({ imageId: base.imageId, space: 'interior', idMap: null });
  await read('&space=interior');
  await read();
  expect(scenes.asked).toHaveLength(1);
  expect(scenes.asked[0]).toMatchObject({ kind: 'line', space: undefined });
  expect((await read('&space=exterior')).space).toBe('exterior');
  expect(scenes.asked).toHaveLength(2);
});

test('requests of one moment read it once', async () => {
  scenes.milliseconds = 50;
  const answers = await Promise.all(Array.from({ length: 6 }, () => read('&space=plan')));
  expect(new Set(answers.map(({ space }) => space))).toEqual(new Set(['plan']));
  expect(scenes.asked).toHaveLength(1);
});

test('a newer engine reads it again and the older reading goes', async () => {
  await read('&space=interior');
  const before = await storedKeys(base);
  scenes.sceneVersion = '1.0+b';
  await read('&space=interior');
  expect(scenes.asked).toHaveLength(2);
  const after = await storedKeys(base);
  expect(after).toHaveLength(1);
  expect(before).not.toEqual(after);
});

test('a kept reading that a crash has cut off is made again', async () => {
  await read('&space=interior');
  const [key = ''] = await storedKeys(base);
  await t.services.storage.put(key, Buffer.from('{"version":1,'));
  expect((await read('&space=interior')).regions).toHaveLength(3);
  expect(scenes.asked).toHaveLength(2);
});

test.each([
  ['no image', '', 422, 'VALIDATION_FAILED'],
  ['an unknown image', '?imageId=nothing', 404, 'IMAGE_NOT_FOUND'],
  ['an unknown space', '?imageId=nothing&space=sea', 422, 'VALIDATION_FAILED'],
])('%s is refused', async (_name, query, status, code) => {
  const answer = await user.get(`${PATH}${query}`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test('foreign and deleted pictures are not there, in neither call', async () => {
  const stranger = await t.signedIn(String(++phone));
  const deleted = await addBase(t.services, await idOf(stranger), { deletedAt: t.clock.now() });
  for (const { imageId } of [base, deleted]) {
    const got = await stranger.get(`${PATH}?imageId=${imageId}`);
    const posted = await stranger.post(PATH, { imageId, reset: true });
    // What was one's own and is deleted is gone where it would be read.
    expect([got.statusCode, posted.statusCode]).toEqual([imageId === deleted.imageId ? 410 : 404, 404]);
    expect(posted.json().error.code).toBe('IMAGE_NOT_FOUND');
  }
  expect(scenes.asked).toHaveLength(0);
});

test('a picture whose file is gone is not there', async () => {
  await t.services.storage.delete(base.workingKey);
  const answer = await user.get(`${PATH}?imageId=${base.imageId}`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
});

test('corrections are answered applied, kept, and are of one way of reading', async () => {
  const answer = await correct({
    corrections: [
      { regionId: 'r3', class: 'rug', material: 'oak-boards' },
      { regionId: 'r2', lock: true },
    ],
  });
  expect(answer.statusCode).toBe(200);
  const scene = sceneSchema.parse(answer.json().data);
  expect(regionOf(scene, 'r3')).toMatchObject({
    class: 'rug',
    material: 'oak-boards',
    confidence: 1,
    corrected: true,
  });
  expect(regionOf(scene, 'r2')).toMatchObject({ class: 'glass', lock: true, corrected: true });
  expect(await read()).toEqual(scene);
  expect((await read('&space=exterior')).regions.some(({ corrected }) => corrected)).toBe(false);
  const reset = await correct({ reset: true });
  expect(reset.json().data.regions.some((region: { corrected: boolean }) => region.corrected)).toBe(false);
  expect(await t.services.database.scenes.find(base.imageId, 'interior')).toBeUndefined();
});

test('what stands is answered with what was said of it, and leaves as a model', async () => {
  expect((await read()).geometry).toBeNull();
  const nothing = await user.get(`${PATH}/gltf?imageId=${base.imageId}`);
  expect([nothing.statusCode, nothing.json().error.code]).toEqual([404, 'NOT_FOUND']);
  scenes.sceneVersion = `${scenes.sceneVersion}+standing`;
  scenes.basis = { any: 'thing' };
  expect((await read()).geometry).toMatchObject({ version: 1, farM: 14 });
  expect(scenes.said).toEqual({ r1: { class: 'wall' }, r2: { class: 'glass' }, r3: { class: 'floor' } });
  const answer = await correct({ corrections: [{ regionId: 'r3', class: 'rug', heightM: 0.4 }] });
  expect(regionOf(answer.json().data, 'r3')).toMatchObject({ class: 'rug', corrected: true });
  await correct({ corrections: [{ regionId: 'r3', facing: 'left' }] });
  expect(scenes.said['r3']).toEqual({ class: 'rug', facing: 'left', heightM: 0.4 });
  await correct({ corrections: [{ regionId: 'r3', facing: null, heightM: null }] });
  expect(scenes.said['r3']).toEqual({ class: 'rug' });
  const glb = await user.get(`${PATH}/gltf?imageId=${base.imageId}`);
  expect([glb.statusCode, glb.headers['content-type'], glb.body]).toEqual([
    200,
    'model/gltf-binary',
    'glb of 3',
  ]);
  expect((await user.get(`${PATH}/model?imageId=${base.imageId}`)).body).toBe('stored of 3');
  const stranger = await t.signedIn(String(++phone));
  expect((await stranger.get(`${PATH}/model?imageId=${base.imageId}`)).statusCode).toBe(404);
});

test.each([{ facing: 'north' }, { heightM: 4000 }])('%j of a region is refused', async (said) => {
  const answer = await correct({ corrections: [{ regionId: 'r1', ...said }] });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
});

test('nothing to correct is the scene as it stands', async () => {
  expect((await correct({})).json().data).toEqual(await read());
});

test.each([
  [{ corrections: [{ regionId: 'r9', lock: true }] }, 'corrections.0.regionId'],
  [{ corrections: [{ regionId: 'r1', material: 'no-such-material' }] }, 'corrections.0.material'],
  [{ corrections: [{ regionId: 'r1', class: 'sofa' }] }, 'corrections.0.class'],
  [{ corrections: [{ regionId: '../r1' }] }, 'corrections.0.regionId'],
  [{ corrections: [{ anchor: [2, -1], lock: true }] }, 'corrections.0.regionId'],
  [{ regions: [] }, 'regions'],
  [
    { corrections: Array.from({ length: SCENE_CORRECTIONS_MAX + 1 }, () => ({ regionId: 'r1' })) },
    'corrections',
  ],
])('a correction that cannot be is refused whole', async (body, field) => {
  const answer = await correct(body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.json().error.details).toHaveProperty([field]);
  expect(await t.services.database.scenes.find(base.imageId, 'interior')).toBeUndefined();
});

test('a body of ten thousand corrections is refused before anything is read', async () => {
  const corrections = Array.from({ length: 10_000 }, (_, index) => ({ regionId: `r${index}`, lock: true }));
  expect((await correct({ corrections })).statusCode).toBe(422);
  expect(scenes.asked).toHaveLength(0);
});

test('corrections at the same moment keep one another’s', async () => {
  await read();
  const changes = [
    { regionId: 'r1', class: 'masonry' },
    { regionId: 'r2', lock: true },
    { regionId: 'r3', class: 'rug' },
    { regionId: 'r1', lock: true },
    { regionId: 'r3', lock: true },
  ];
  const answers = await Promise.all(changes.map((change) => correct({ corrections: [change] })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const scene = await read();
  expect(regionOf(scene, 'r1')).toMatchObject({ class: 'masonry', lock: true });
  expect(regionOf(scene, 'r2')).toMatchObject({ lock: true });
  expect(regionOf(scene, 'r3')).toMatchObject({ class: 'rug', lock: true });
});

test('a map starts the regions anew, and so does taking it away', async () => {
  await correct({ corrections: [{ regionId: 'r1', class: 'masonry' }] });
  const map = await addBase(t.services, userId, { purpose: 'reference' });
  const mapped = await correct({ idMap: map.imageId, corrections: [{ regionId: 'm1', lock: true }] });
  const scene = sceneSchema.parse(mapped.json().data);
  expect(scene.idMap).toBe(map.imageId);
  expect(scene.regions).toEqual([expect.objectContaining({ id: 'm1', lock: true, corrected: true })]);
  expect(await read()).toEqual(scene);
  // The same map again is no change.
  expect((await correct({ idMap: map.imageId })).json().data).toEqual(scene);
  const without = (await correct({ idMap: null })).json().data;
  expect(without.idMap).toBeNull();
  expect(without.regions.map((region: { corrected: boolean }) => region.corrected)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a map must be another picture of the caller', async () => {
  const stranger = await idOf(await t.signedIn(String(++phone)));
  const foreign = await addBase(t.services, stranger);
  expect((await correct({ idMap: foreign.imageId })).statusCode).toBe(404);
  expect((await correct({ idMap: 'nothing' })).statusCode).toBe(404);
  const own = await correct({ idMap: base.imageId });
  expect([own.statusCode, own.json().error.details]).toEqual([
    422,
    { idMap: 'must be another picture than the base' },
  ]);
});

test('where the map is gone, so are the corrections of its regions', async () => {
  const map = await addBase(t.services, userId);
  await correct({ idMap: map.imageId, corrections: [{ regionId: 'm1', lock: true }] });
  await t.services.database.images.save({ ...map, deletedAt: t.clock.now() });
  const scene = await read();
  expect(scene.idMap).toBeNull();
  expect(scene.regions.every(({ corrected }) => !corrected)).toBe(true);
  // And the next correction stands alone.
  await correct({ corrections: [{ regionId: 'r1', lock: true }] });
  const stored = await t.services.database.scenes.find(base.imageId, 'interior');
  expect(stored).toEqual({ corrections: [{ anchor: [5 / 90, 5 / 60], lock: true }] });
});

test('a visitor’s corrections go with the picture to the account', async () => {
  const visitor = t.browser();
  await visitor.get('/api/user/userInfo');
  const token = visitor.cookies.get(COOKIES.session) ?? '';
  const { visitorId } = readVisitorToken(t.services.secrets.session, token, t.clock.now(), 30) ?? {};
  base = await addBase(t.services, visitorId ?? '');
  expect((await correct({ corrections: [{ regionId: 'r2', lock: true }] }, visitor)).statusCode).toBe(200);
  const phoneNo = String(++phone);
  await visitor.post('/api/login/sms/send', { phoneNo });
  await visitor.post('/api/login/sms', { phoneNo, verifyCode: t.codes.get(phoneNo) });
  expect(regionOf(await read('', visitor), 'r2')).toMatchObject({ lock: true, corrected: true });
});

test('a visitor’s picture takes its corrections and readings along when its time is over', async () => {
  base = await addBase(t.services, userId, { expiresAt: new Date(t.clock.now().getTime() + 1_000) });
  await correct({ corrections: [{ regionId: 'r2', lock: true }] });
  expect(await storedKeys(base)).not.toEqual([]);
  await sweepImages({
    ...t.services,
    clock: { now: () => new Date(t.clock.now().getTime() + 2_000) },
  });
  expect(await t.services.database.scenes.find(base.imageId, 'interior')).toBeUndefined();
  expect(await storedKeys(base)).toEqual([]);
});

test('a correction of a picture that is deleted meanwhile finds it gone', async () => {
  await read();
  scenes.milliseconds = 100;
  const map = await addBase(t.services, userId);
  const pending = correct({ idMap: map.imageId });
  await t.services.database.images.save({ ...base, deletedAt: t.clock.now() });
  expect((await pending).statusCode).toBe(404);
  expect(await t.services.database.scenes.find(base.imageId, 'interior')).toBeUndefined();
});

test('changes without a token are refused, and a repeat is done once', async () => {
  const forged = await user.send({ method: 'POST', url: PATH, payload: { imageId: base.imageId } });
  expect([forged.statusCode, forged.json().error.code]).toEqual([403, 'CSRF_INVALID']);
  const key = { 'idempotency-key': randomUUID() };
  const body = { imageId: base.imageId, corrections: [{ regionId: 'r1', lock: true }] };
  const [first, second] = [await user.post(PATH, body, key), await user.post(PATH, body, key)];
  expect(second.json().data).toEqual(first.json().data);
  expect(second.headers['idempotency-replayed']).toBe('true');
});

test('the drawings of a sheet are found once, of drawings alone, and of one’s own', async () => {
  const sheet = (imageId = base.imageId, browser = user) => browser.get(`/api/ai/sheet?imageId=${imageId}`);
  scenes.sheets = 0;
  const first = (await sheet()).json().data;
  expect(first).toEqual({
    imageId: base.imageId,
    drawings: [
      { x: 0, y: 0, width: 0.5, height: 1 },
      { x: 0.5, y: 0, width: 0.5, height: 1 },
    ],
  });
  expect((await sheet()).json().data).toEqual(first);
  expect(scenes.sheets).toBe(1);
  const photo = await addBase(t.services, userId, { kind: 'photo' });
  expect((await sheet(photo.imageId)).json().data.drawings).toEqual([]);
  expect(scenes.sheets).toBe(1);
  const gone = await addBase(t.services, userId, { deletedAt: new Date() });
  expect((await sheet(gone.imageId)).json().data.drawings).toEqual([]);
  const other = await t.signedIn(String(++phone));
  expect((await sheet(base.imageId, other)).json().error.code).toBe('IMAGE_NOT_FOUND');
});
