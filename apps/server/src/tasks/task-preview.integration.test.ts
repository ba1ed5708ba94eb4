import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { reportProgress } from '@plumbline/core/tasks/run/report-progress.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('the coarse picture of a running task is its owner’s alone, is kept nowhere, and ends with the task', async () => {
  const browser = await t.signedIn('13900003001');
  const userId = (await browser.get('/api/user/userInfo')).json().data.userId;
  const base = await addBase(t.services, userId);
  const body = { function: 'indoorRender', upload_img: base.imageId };
  const { taskId } = (await browser.post('/api/ai/startTask', body)).json().data;
  const read = async () => (await browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data;
  expect((await read()).preview).toBeNull();
  const early = await browser.get(`/api/ai/taskPreview?taskId=${taskId}`);
  expect([early.statusCode, early.payload]).toEqual([204, '']);

  const { database, clock } = t.services;
  const claimed = await claimTask(database, taskId, clock.now());
  if (!claimed) throw new Error('the task cannot be claimed');
  const bytes = Buffer.from('a picture');
  const show = (number: number) =>
    reportProgress(
      database,
      claimed,
      { progress: 0.5, stage: 'sampling', preview: { number, width: 300, height: 200, bytes } },
      clock.now(),
    );
  expect(await show(1)).toBe(true);
  const { preview } = await read();
  expect(preview).toEqual({ url: `/api/ai/taskPreview?taskId=${taskId}&of=1.1`, width: 300, height: 200 });
  const answer = await browser.get(preview.url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(answer.rawPayload).toEqual(bytes);

  const stranger = await t.signedIn('13900003002');
  for (const url of [preview.url, '/api/ai/taskPreview?taskId=nobody-knows-it'])
    expect((await stranger.get(url)).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });

  await finishTask(database, claimed, 'RENDER_FAILED', clock.now());
  expect((await read()).preview).toBeNull();
  // A page that heard of it asks a moment too late: that is no error, and nothing is kept of it.
  const late = await browser.get(preview.url);
  expect([late.statusCode, late.payload]).toEqual([204, '']);
  expect(late.headers['cache-control']).toContain('no-store');
  // To a stranger it is no more than it was.
  expect((await stranger.get(preview.url)).statusCode).toBe(404);
  // What a worker that was too slow still writes belongs to nobody.
  expect(await show(2)).toBe(false);
  expect(await database.taskPreviews.find(taskId)).toBeUndefined();
});
