import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { type S3Fault, type S3StandIn, startS3 } from '@plumbline/platform/testing/s3-stand-in.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import { createTestEngine } from '@plumbline/worker/testing/test-engine.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { quarters } from './pictures.ts';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

let s3: S3StandIn;
let studio: TestApp;
let worker: RunningWorker;
let picture: Buffer;
const codec = shareCompute();
beforeAll(async () => {
  picture = await quarters(60, 40).png().toBuffer();
  s3 = await startS3();
  studio = await startTestStudio({ settings: { ...s3.environment, S3_TIMEOUT_SECONDS: '1' } });
  worker = await startWorker(studio.services, { engines: [createTestEngine()], codec });
});
afterEach(() => {
  s3.judge = () => undefined;
});
afterAll(async () => {
  await worker.close();
  await studio.close();
  await s3.close();
});

async function finished(browser: TestBrowser, taskId: string): Promise<Task> {
  for (;;) {
    const task: Task = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(50);
  }
}
async function keysInStore(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of studio.services.storage.list('images/')) keys.push(key);
  return keys;
}
const countRows = async () =>
  Number((await studio.services.pool.query('select count(*) from images')).rows[0].count);

test('upload → render → compare → download → delete, and nothing of it on this machine', async () => {
  const user = await studio.signedIn('13800000091');
  const { imageId, url } = (await postPicture(user, picture)).json().data;
  const whole = await user.get(url);
  const part = await user.get(url, { range: 'bytes=8-15' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 8-15/${whole.rawPayload.byteLength}`,
  ]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(8, 16))).toBe(true);

  const body = { function: 'architecturalRender', upload_img: imageId, seed: 11, count: 2 };
  const { taskId } = (await user.post('/api/ai/startTask', body)).json().data;
  const task = await finished(user, taskId);
  expect([task.state, task.error, task.images.length]).toEqual(['done', null, 2]);
  for (const { url: made, width, height, thumbnailUrl } of task.images) {
    expect(await sharp((await user.get(made)).rawPayload).metadata()).toMatchObject({ width, height });
    expect((await user.get(thumbnailUrl, { accept: 'image/webp' })).headers['content-type']).toBe(
      'image/webp',
    );
  }
  const zip = await user.post('/api/ai/download', { imageIds: task.images.map((image) => image.imageId) });
  expect(zip.rawPayload.includes('01-render.png')).toBe(true);

  const before = await keysInStore();
  expect((await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(204);
  const [gone] = task.images;
  expect((await user.get(gone?.url ?? '')).statusCode).toBe(410);
  await sweepDeleted(studio.services, restorableUntil(studio.clock.now()));
  const after = await keysInStore();
  for (const { imageId: made } of task.images)
    expect([before, after].map((keys) => keys.some((key) => key.includes(made)))).toEqual([true, false]);
  expect(existsSync(join(studio.services.settings.dataDir, 'files'))).toBe(false);
});

test.each<[string, S3Fault]>([
  ['refuses to be written', { status: 403, code: 'AccessDenied' }],
  ['has too much to do', { status: 503, code: 'SlowDown' }],
  ['does not answer', 'silence'],
  ['is gone in the middle of the body', 'cut the request'],
])('an upload to a store that %s asks for patience and leaves no row and no file', async (_name, fault) => {
  const [rows, keys] = [await countRows(), await keysInStore()];
  s3.judge = ({ method }) => (method === 'PUT' ? fault : undefined);
  const answer = await postPicture(studio.browser(), picture);
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await countRows()).toBe(rows);
  expect(await keysInStore()).toEqual(keys);
});

test('a store that is slow is waited for, and one that is away is not ready', async () => {
  s3.judge = () => ({ lateMs: 300 });
  expect((await postPicture(studio.browser(), picture)).statusCode).toBe(201);
  s3.judge = () => ({ status: 403, code: 'AccessDenied' });
  const ready = await studio.browser().get('/readyz');
  expect([ready.statusCode, ready.json().parts]).toMatchObject([
    503,
    { storage: 'unavailable', database: 'ok' },
  ]);
});
