import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Scene, sceneSchema } from '@plumbline/contract/api/scene.ts';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { imagePrefix, sceneKeys } from '@plumbline/core/images/image-keys.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestStudio } from './test-studio.ts';
import { postForm } from './upload-form.ts';

/** The living room that the app itself offers for a first try. */
const DRAWING = await sharp(
  readFileSync(new URL('../../../../content/public/samples/living-room.png', import.meta.url)),
)
  .resize(480)
  .png()
  .toBuffer();
const SIZE = await sharp(DRAWING).metadata();

let studio: TestApp;
let user: TestBrowser;
let phone = 13820000000;
beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  user = await studio.signedIn(String(++phone));
});

async function upload(picture: Uint8Array, purpose = 'base'): Promise<string> {
  const parts = [
    { name: 'purpose', value: purpose },
    { name: 'file', filename: 'a.png', type: 'image/png', value: picture },
  ];
  const answer = await postForm(user, parts);
  expect([answer.statusCode, answer.json().error?.details]).toEqual([201, undefined]);
  return answer.json().data.imageId;
}
const readScene = async (imageId: string, query = ''): Promise<Scene> =>
  sceneSchema.parse((await user.get(`/api/ai/scene?imageId=${imageId}${query}`)).json().data);
const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
async function filesOf(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of studio.services.storage.list(prefix)) keys.push(key);
  return keys;
}

test('a drawing is read, corrected, rendered with its corrections and deleted with all of it', async () => {
  const imageId = await upload(DRAWING);
  const scene = await readScene(imageId);
  expect(scene).toMatchObject({ space: 'interior', kind: 'line', width: SIZE.width, height: SIZE.height });
  // Kept, and not read again.
  const reading = vi.spyOn(studio.services.compute, 'readScene');
  expect(await readScene(imageId, '&space=interior')).toEqual(scene);
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();

  const [one, two] = scene.regions.toSorted((a, b) => b.areaShare - a.areaShare);
  const corrections = [
    { regionId: one!.id, lock: true },
    { regionId: two!.id, class: 'timber', material: 'oak-boards' },
  ];
  const corrected = sceneSchema.parse(
    (await user.post('/api/ai/scene', { imageId, space: 'interior', corrections })).json().data,
  );
  expect(corrected.regions.filter((region) => region.corrected).map(({ id }) => id)).toEqual(
    scene.regions.filter(({ id }) => id === one!.id || id === two!.id).map(({ id }) => id),
  );
  const body = { function: 'indoorRender', upload_img: imageId, size: 512 };
  const { taskId } = (await user.post('/api/ai/startTask', body)).json().data;
  const task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect(task.request.scene.corrections).toHaveLength(2);
  expect(await filesOf(sceneKeys(imageId))).not.toEqual([]);
  await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  expect(await filesOf(imagePrefix(imageId))).toEqual([]);
  expect(await studio.services.database.scenes.find(imageId, 'interior')).toBeUndefined();
  expect((await user.get(`/api/ai/scene?imageId=${imageId}`)).statusCode).toBe(410);
});

test('a flat-colour map gives the regions; a picture that is none is refused by name', async () => {
  const imageId = await upload(DRAWING);
  const { width, height } = SIZE;
  const map = await sharp(await plain(width, height, '#c02020'))
    .composite([{ input: await plain(width, height >> 1, '#20c020'), top: 0, left: 0 }])
    .png()
    .toBuffer();
  const mapId = await upload(map, 'reference');
  const answer = await user.post('/api/ai/scene', { imageId, idMap: mapId });
  expect(sceneSchema.parse(answer.json().data)).toMatchObject({ idMap: mapId });
  expect(answer.json().data.regions).toHaveLength(2);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: '#000000', noise } });
  const photoId = await upload(await photo.png().toBuffer());
  const refused = await user.post('/api/ai/scene', { imageId, idMap: photoId });
  expect([refused.statusCode, refused.json().error.details]).toEqual([
    422,
    { idMap: 'no flat-colour map of the base' },
  ]);
  // The map that stood before still stands.
  expect((await readScene(imageId)).idMap).toBe(mapId);
});

test.each(['mask', 'reference', 'texture'])('a picture can be uploaded as %s', async (purpose) => {
  const imageId = await upload(await plain(40, 30, '#808080'), purpose);
  expect(await studio.services.database.images.find(imageId)).toMatchObject({ purpose, width: 40 });
});

test('a mask must have the size of its base', async () => {
  const base = await upload(DRAWING);
  const { width, height } = SIZE;
  const start = async (mask: string) =>
    user.post('/api/ai/startTask', { function: 'lockImg', upload_img: base, mask, size: 512 });
  const small = await start(await upload(await plain(width - 1, height, '#000000'), 'mask'));
  expect([small.statusCode, small.json().error.details]).toEqual([
    422,
    { mask: "must have the base picture's size" },
  ]);
  expect((await start(await upload(await plain(width, height, '#000000'), 'mask'))).statusCode).toBe(202);
});

test('a picture of one pixel is read as nothing', async () => {
  const scene = await readScene(await upload(await plain(1, 1, '#ffffff')));
  expect(scene).toMatchObject({ width: 1, height: 1 });
  expect(scene.regions.length).toBeLessThanOrEqual(1);
});

test('who goes while a picture is read leaves nothing behind and stops nobody', async () => {
  const url = await studio.app.listen({ host: '127.0.0.1', port: 0 });
  const imageId = await upload(DRAWING);
  const cookie = `${COOKIES.session}=${user.cookies.get(COOKIES.session)}`;
  const address = `${url}/api/ai/scene?imageId=${imageId}&space=interior`;
  const gone = new AbortController();
  const impatient = fetch(address, { headers: { cookie }, signal: gone.signal }).catch(() => 'gone');
  await wait(50);
  gone.abort();
  expect(await impatient).toBe('gone');
  expect((await readScene(imageId, '&space=interior')).regions.length).toBeGreaterThan(3);
});
