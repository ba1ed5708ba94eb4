import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import sharp, { type OutputInfo } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

/** The villa that the app itself offers for a first try. */
const DRAWING = readFileSync(new URL('../../../../content/public/samples/villa.png', import.meta.url));

let studio: TestApp;
let worker: RunningWorker;
const codec = shareCompute();
beforeAll(async () => {
  studio = await startTestStudio();
  worker = await startWorker(studio.services, { engines: createEngines({ threads: 2 }), codec });
});
afterAll(async () => {
  await worker.close();
  await studio.close();
});

async function finished(browser: TestBrowser, taskId: string): Promise<Task> {
  for (;;) {
    const task: Task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(100);
  }
}

test('drawing → render → compare → download → use as base → delete', async () => {
  const user = await studio.signedIn('13800000081');
  const upload = await postPicture(user, DRAWING);
  const { imageId, kind, url: baseUrl } = upload.json().data;
  expect(kind).toBe('line');

  const body = { function: 'architecturalRender', upload_img: imageId, seed: 11, size: 512, count: 2 };
  const { taskId } = (await user.post('/api/ai/startTask', body)).json().data;
  const task = await finished(user, taskId);
  expect(task).toMatchObject({ state: 'done', error: null, engine: { id: 'builtin' }, base: { imageId } });
  expect(task.images.map(({ seed }) => seed)).toEqual([11, 12]);

  const [image] = task.images;
  if (!image) throw new Error('no image');
  const file = await user.get(image.url);
  const { data, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([image.width, image.height]);
  expect(hashOf(info, data)).toBe(image.pixelHash);
  expect(image.fidelity?.score).toBeGreaterThan(0.6);
  expect((await user.get(image.fidelity?.diffUrl ?? '')).headers['content-type']).toBe('image/png');
  expect((await user.get(image.thumbnailUrl, { accept: 'image/webp' })).headers['content-type']).toBe(
    'image/webp',
  );

  const zip = await user.post('/api/ai/download', { imageIds: task.images.map((made) => made.imageId) });
  expect(zip.rawPayload.includes('01-render.png')).toBe(true);
  expect(zip.rawPayload.includes('02-render.png')).toBe(true);

  // The same request makes the same pixels, and a result is a base like any other.
  const again = { ...body, count: 1 };
  const repeated = await finished(user, (await user.post('/api/ai/startTask', again)).json().data.taskId);
  expect(repeated.images[0]?.pixelHash).toBe(image.pixelHash);
  const onward = { function: 'architecturalRender', upload_img: image.imageId, size: 512 };
  const next = await finished(user, (await user.post('/api/ai/startTask', onward)).json().data.taskId);
  expect(next.state).toBe('done');

  // Its first picture is the base of a later task and stays; the second one goes; the drawing is still in use.
  expect((await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(204);
  expect((await user.get(image.url)).statusCode).toBe(200);
  expect((await user.get(task.images[1]?.url ?? '')).statusCode).toBe(410);
  expect((await user.get(baseUrl)).statusCode).toBe(200);
});

test('a deleted base is refused and costs nothing', async () => {
  const user = await studio.signedIn('13800000082');
  const { imageId } = (await postPicture(user, DRAWING)).json().data;
  const body = { function: 'architecturalRender', upload_img: imageId, size: 512 };
  const { taskId } = (await user.post('/api/ai/startTask', body)).json().data;
  await finished(user, taskId);
  await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`);
  const before = (await user.get('/api/ai/totalTicket?type=1')).json().data;
  const answer = await user.post('/api/ai/startTask', body);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ data: { taskId: null }, error: { code: 'IMAGE_NOT_FOUND' } });
  expect((await user.get('/api/ai/totalTicket?type=1')).json().data).toBe(before);
});

function hashOf({ width, height, channels }: OutputInfo, data: Buffer): string {
  const size = Buffer.alloc(12);
  [width, height, channels].forEach((value, index) => size.writeUInt32LE(value, index * 4));
  return createHash('sha256').update(size).update(data).digest('hex');
}
