import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { createOlderVersions } from '@plumbline/worker/replay/older-versions.ts';
import { replayImage } from '@plumbline/worker/replay/replay-image.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readZip } from './read-zip.ts';
import { startTestStudio } from './test-studio.ts';
import { postForm, postPicture } from './upload-form.ts';
import { shareCompute, shareEngine } from '../shared-threads.ts';

const [WIDTH, HEIGHT] = [200, 150];
const isPot = (x: number, y: number) => Math.hypot(x - 100, (y - 75) * 1.2) < 48;
const POT = [70, 110, 60];
const WALL = [226, 222, 214];

let studio: TestApp;
let worker: RunningWorker;
let user: TestBrowser;
let phone = 13840000000;
const codec = shareCompute();
beforeAll(async () => {
  studio = await startTestStudio();
  worker = await startWorker(studio.services, { engines: [shareEngine()], codec });
});
afterAll(async () => {
  await worker.close();
  await studio.close();
});
beforeEach(async () => {
  user = await studio.signedIn(String(++phone));
});

function paint(colourAt: (x: number, y: number) => readonly number[]): Promise<Buffer> {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) data.set(colourAt(i % WIDTH, Math.floor(i / WIDTH)), 3 * i);
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
const potPicture = () => paint((x, y) => (isPot(x, y) ? POT : WALL));

async function upload(picture: Uint8Array, purpose = 'base'): Promise<string> {
  const answer = await (purpose === 'base'
    ? postPicture(user, picture)
    : postForm(user, [
        { name: 'purpose', value: purpose },
        { name: 'file', filename: 'a.png', type: 'image/png', value: picture },
      ]));
  expect(answer.statusCode).toBe(201);
  return answer.json().data.imageId;
}

async function cutOut(body: object): Promise<Task> {
  const answer = await user.post('/api/ai/startTask', { function: 'matting', seed: 1, ...body });
  expect([answer.statusCode, answer.json().error.code]).toEqual([202, 0]);
  const { taskId } = answer.json().data;
  for (;;) {
    const task: Task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(100);
  }
}

const tickets = async (): Promise<number> => (await user.get('/api/ai/totalTicket?type=1')).json().data;
async function cornerOf(file: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, info.channels)];
}

test('an item is cut out and stays clear in the file, its thumbnails and its downloads', async () => {
  const task = await cutOut({ upload_img: await upload(await potPicture()) });
  expect(task).toMatchObject({ state: 'done', error: null });
  const [image] = task.images;
  if (!image) throw new Error('no image');
  expect(image).toMatchObject({ width: WIDTH, height: HEIGHT, facts: { method: 'automatic' } });

  const file = (await user.get(image.url)).rawPayload;
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  let wrong = 0;
  for (let i = 0; i < WIDTH * HEIGHT; i += 1)
    if ((data[4 * i + 3] as number) >= 128 !== isPot(i % WIDTH, Math.floor(i / WIDTH))) wrong += 1;
  expect(wrong).toBeLessThan(80);
  expect([...data.subarray(4 * (75 * WIDTH + 100)).subarray(0, 4)]).toEqual([...POT, 255]);

  const webp = (await user.get(image.thumbnailUrl, { accept: 'image/webp' })).rawPayload;
  expect((await cornerOf(webp))[3]).toBe(0);
  const jpeg = (await user.get(image.thumbnailUrl, { accept: 'image/jpeg' })).rawPayload;
  for (const value of await cornerOf(jpeg)) expect(value).toBeGreaterThan(250);

  const zip = await user.post('/api/ai/download', { imageIds: [image.imageId], format: 'jpg' });
  const [inZip] = readZip(zip.rawPayload).values();
  for (const value of await cornerOf(inZip as Buffer)) expect(value).toBeGreaterThan(250);
});

test('what was picked by clicks is cut out along its own edge', async () => {
  const two = await paint((x, y) => {
    if (Math.hypot(x - 50, y - 70) < 30) return POT;
    return Math.hypot(x - 150, y - 80) < 32 ? [150, 50, 40] : WALL;
  });
  const imageId = await upload(two);
  const points = [{ x: 150, y: 80, label: 1 }];
  const { maskId } = (await user.post('/api/ai/clickMask', { imageId, points })).json().data;
  const task = await cutOut({ upload_img: imageId, mask: maskId });
  expect(task.images[0]?.facts).toEqual({ method: 'mask' });
  const { data } = await sharp((await user.get(task.images[0]?.url ?? '')).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[4 * (y * WIDTH + x) + 3];
  expect([alphaAt(150, 80), alphaAt(50, 70), alphaAt(100, 20)]).toEqual([255, 0, 0]);
});

test('a cut-out, one along a picked mask, and what is made of a cut-out can be made again to the pixel', async () => {
  const imageId = await upload(await potPicture());
  const points = [{ x: 100, y: 75, label: 1 }];
  const { maskId } = (await user.post('/api/ai/clickMask', { imageId, points })).json().data;
  const first = await cutOut({ upload_img: imageId, mask: maskId });
  const onward = await cutOut({ upload_img: first.images[0]?.imageId });
  const engines = createEngines({ threads: 1 });
  const { database, storage, settings } = studio.services;
  const olderVersions = createOlderVersions({ dataDir: settings.dataDir });
  for (const task of [first, onward]) {
    const [record] = await database.tasks.findProvenance(task.images[0]?.imageId ?? '');
    if (!record) throw new Error('no record');
    const replay = await replayImage(
      { database, storage, codec, engines, olderVersions },
      record,
      new AbortController().signal,
    );
    expect(replay.outcome).toBe('match');
  }
  await Promise.all(engines.map((engine) => engine.close()));
});

test('where no item stands out the task fails, says so, and the ticket comes back', async () => {
  const imageId = await upload(await paint((x) => [60 + x / 2, 60 + x / 2, 64 + x / 2]));
  const before = await tickets();
  const task = await cutOut({ upload_img: imageId });
  expect([task.state, task.error?.code]).toEqual(['failed', 'ITEM_NOT_FOUND']);
  expect(await tickets()).toBe(before);
});
