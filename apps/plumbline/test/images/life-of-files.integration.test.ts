import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { storeResultFiles } from '@plumbline/core/images/store-result-files.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

let studio: TestApp;
let picture: Buffer;
beforeAll(async () => {
  studio = await startTestStudio();
  picture = await quarters(60, 40).png().toBuffer();
});
afterAll(() => studio.close());

const upload = async (browser: TestBrowser): Promise<{ imageId: string; url: string }> =>
  (await postPicture(browser, picture)).json().data;

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of studio.services.storage.list('images/')) keys.push(key);
  return keys.toSorted();
}

async function releaseTask(taskId: string): Promise<string[]> {
  const { database, clock } = studio.services;
  const until = restorableUntil(clock.now());
  const { released } = await database.transaction(({ images }) =>
    images.releaseTask(taskId, clock.now(), until),
  );
  return released.map((image) => image.imageId);
}

test('a deleted image answers 410 to its owner, 404 to others, and leaves no file', async () => {
  const owner = await studio.signedIn('13800000061');
  const { imageId, url } = await upload(owner);
  await owner.get(`${url}?w=64`);
  expect((await storedKeys()).filter((key) => key.includes(imageId))).toHaveLength(3);
  await studio.services.database.images.addUses('task-1', [imageId]);
  expect(await releaseTask('task-1')).toEqual([imageId]);
  for (const path of [url, `${url}?w=64`]) {
    const answer = await owner.get(path);
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'GONE']);
  }
  expect((await studio.browser().get(url)).statusCode).toBe(404);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  expect((await storedKeys()).filter((key) => key.includes(imageId))).toEqual([]);
});

test('an image goes with the last task that uses it', async () => {
  const owner = await studio.signedIn('13800000062');
  const [shared, own] = [await upload(owner), await upload(owner)];
  const { images } = studio.services.database;
  await images.addUses('task-2', [shared.imageId, own.imageId]);
  await images.addUses('task-3', [shared.imageId]);
  await images.addUses('task-3', [shared.imageId]);
  expect(await releaseTask('task-2')).toEqual([own.imageId]);
  expect((await owner.get(shared.url)).statusCode).toBe(200);
  expect(await releaseTask('task-3')).toEqual([shared.imageId]);
  expect(await releaseTask('task-3')).toEqual([]);
  await expect(images.addUses('task-4', [shared.imageId])).rejects.toMatchObject({ code: 'IMAGE_NOT_FOUND' });
});

test('two tasks that share a base and are deleted at once leave nothing behind', async () => {
  const owner = await studio.signedIn('13800000063');
  for (let round = 0; round < 5; round += 1) {
    const { imageId } = await upload(owner);
    const tasks = [`left-${round}`, `right-${round}`];
    for (const task of tasks) await studio.services.database.images.addUses(task, [imageId]);
    expect((await Promise.all(tasks.map(releaseTask))).flat()).toEqual([imageId]);
  }
});

test('a result is stored with its parents, and another run of its task writes other files', async () => {
  const owner = await studio.signedIn('13800000064');
  const { imageId: base } = await upload(owner);
  const { database, storage, clock } = studio.services;
  const userId = (await database.images.find(base))?.ownerId ?? '';
  const store = (run: number, png: Uint8Array) =>
    storeResultFiles(
      storage,
      {
        imageId: 'r0-00000000-0000-4000-8000-0000000000ab',
        run,
        userId,
        purpose: 'result',
        parents: [base],
        png,
        width: 60,
        height: 40,
        pixelHash: 'ab'.repeat(32),
      },
      clock.now(),
    );
  const image = await store(2, picture);
  await database.images.save(image);
  await database.images.addUses('task-5', [image.imageId]);
  await store(1, Buffer.from('of a run that was overtaken'));
  expect(await database.images.find(image.imageId)).toMatchObject({
    parents: [base],
    purpose: 'result',
    kind: null,
  });
  const answer = await owner.get(`/files/${image.imageId}.png`);
  expect(answer.rawPayload.equals(picture)).toBe(true);
  expect(await releaseTask('task-5')).toEqual([image.imageId]);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  expect((await storedKeys()).filter((key) => key.includes(image.imageId))).toEqual([]);
});

test('what a visitor brought goes after a day, what belongs to no row after an hour', async () => {
  const { services, clock } = studio;
  const user = await studio.signedIn('13800000065');
  const kept = await upload(user);
  const visitor = studio.browser();
  const mine = await upload(visitor);
  const orphan = 'images/ab/11111111-0000-4000-8000-0000000000ab/working.png';
  await services.storage.put(orphan, picture);
  clock.advance(23 * 3600);
  expect((await sweepImages(services)).expired).toBe(0);
  expect((await visitor.get(mine.url)).statusCode).toBe(200);
  clock.advance(2 * 3600);
  expect((await sweepImages(services)).expired).toBe(1);
  expect((await visitor.get(mine.url)).statusCode).toBe(410);

  let orphans = 0;
  for (let turn = 0; turn < 256; turn += 1) {
    orphans += (await sweepImages(services)).orphans;
    clock.advance(300);
  }
  expect(orphans).toBe(1);
  expect(await services.storage.stat(orphan)).toBeUndefined();
  expect((await user.get(kept.url)).statusCode).toBe(200);
});
