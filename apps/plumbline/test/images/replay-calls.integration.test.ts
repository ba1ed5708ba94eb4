import { setTimeout as wait } from 'node:timers/promises';
import type { Replay } from '@plumbline/contract/api/replays.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { workingKey } from '@plumbline/core/images/image-keys.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';
import { shareCompute, shareEngine } from '../shared-threads.ts';

let studio: TestApp;
let worker: RunningWorker;
let user: TestBrowser;
let phone = 13840000700;
const codec = shareCompute();
const start = () => startWorker(studio.services, { engines: [shareEngine()], codec });
beforeAll(async () => {
  studio = await startTestStudio();
  worker = await start();
});
afterAll(async () => {
  await worker.close();
  await studio.close();
});
beforeEach(async () => {
  user = await studio.signedIn(String(++phone));
});

/** @returns the image of a finished task */
async function makeResult(): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8b49a' } })
    .png()
    .toBuffer();
  const { imageId } = (await postPicture(user, picture)).json().data;
  const started = (
    await user.post('/api/ai/startTask', { function: 'compress', upload_img: imageId })
  ).json();
  for (;;) {
    const task = (await user.get(`/api/ai/getTaskByTaskId?taskId=${started.data.taskId}`)).json()
      .data as Task;
    if (task.state === 'done') return task.images[0]?.imageId ?? '';
    if (task.state === 'failed') throw new Error(JSON.stringify(task.error));
    await wait(50);
  }
}

async function read(imageId: string): Promise<Replay> {
  return (await user.get(`/api/ai/replay?imageId=${imageId}`)).json().data;
}

async function replay(imageId: string): Promise<Replay> {
  const answer = await user.post('/api/ai/replay', { imageId });
  expect(answer.statusCode).toBe(202);
  for (;;) {
    const now = await read(imageId);
    if (now.state === 'done') return now;
    await wait(50);
  }
}

test('a result says what made it, and is made again: it matches until a stored pixel changes', async () => {
  const imageId = await makeResult();
  const before = await read(imageId);
  expect(before).toMatchObject({ state: 'none', outcome: null, madeBy: { engine: 'builtin' } });
  expect(before.currentVersion).toBe(before.madeBy.version);
  expect(await replay(imageId)).toMatchObject({ outcome: 'match', difference: null });

  const { storage } = studio.services;
  const key = workingKey(imageId);
  const { data, info } = await sharp(await storage.get(key))
    .raw()
    .toBuffer({ resolveWithObject: true });
  data[0] = (data[0] as number) ^ 16;
  const { width, height, channels } = info;
  await storage.put(key, await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
  expect(await replay(imageId)).toMatchObject({ outcome: 'mismatch', difference: { largest: 16 } });
});

test('where an input was deleted it says so', async () => {
  const imageId = await makeResult();
  const [record] = await studio.services.database.tasks.findProvenance(imageId);
  await studio.services.storage.delete(workingKey(record?.inputs[0]?.imageId ?? ''));
  expect(await replay(imageId)).toMatchObject({ outcome: 'cannot', obstacle: 'input-gone' });
});

test('somebody else’s result, an upload and an unknown picture are not found', async () => {
  const imageId = await makeResult();
  const [record] = await studio.services.database.tasks.findProvenance(imageId);
  const stranger = await studio.signedIn(String(++phone));
  for (const [browser, id] of [
    [stranger, imageId],
    [user, record?.inputs[0]?.imageId],
    [user, 'nothing-like-it'],
  ] as const) {
    expect((await browser.get(`/api/ai/replay?imageId=${id}`)).statusCode).toBe(404);
    expect((await browser.post('/api/ai/replay', { imageId: id })).statusCode).toBe(404);
  }
});

test('two starts at once are one replay; a worker that comes later does it; the hour has its limit', async () => {
  const imageId = await makeResult();
  await worker.close();
  const answers = await Promise.all(
    [0, 1].map(async () => (await user.post('/api/ai/replay', { imageId })).json().data as Replay),
  );
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1);
  expect((await read(imageId)).state).toBe('queued');
  const { pool } = studio.services;
  const { rows } = await pool.query(
    `select count(*)::int as jobs from plumbline_queue.job where name = 'run-replay-v1' and data->>'imageId' = $1`,
    [imageId],
  );
  expect(rows).toEqual([{ jobs: 1 }]);
  worker = await start();
  while ((await read(imageId)).state !== 'done') await wait(50);
  expect((await read(imageId)).outcome).toBe('match');

  const other = await makeResult();
  await pool.query(
    `insert into provenance select 'p' || n, task_id, record, made_at from provenance, generate_series(1, 20) n where image_id = $1`,
    [imageId],
  );
  await pool.query(
    `insert into replays select 'p' || n, user_id, attempt, state, outcome, obstacle, difference, started_at, changed_at
     from replays, generate_series(1, 20) n where image_id = $1`,
    [imageId],
  );
  const refused = await user.post('/api/ai/replay', { imageId: other });
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('one that nobody ends is given up, and may be started again', async () => {
  const imageId = await makeResult();
  await replay(imageId);
  await studio.services.pool.query(
    `update replays set state = 'running', outcome = null, changed_at = changed_at - interval '31 minutes' where image_id = $1`,
    [imageId],
  );
  expect(await read(imageId)).toMatchObject({ state: 'done', outcome: 'cannot', obstacle: 'interrupted' });
  expect(await replay(imageId)).toMatchObject({ outcome: 'match' });
});
