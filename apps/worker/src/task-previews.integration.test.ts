import { once } from 'node:events';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { sweepTasks } from '@plumbline/core/tasks/sweep-tasks.ts';
import { start } from '@plumbline/platform/testing/task-fixtures.ts';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkerContext, ended } from './testing/worker-context.ts';

let c: WorkerContext;
beforeAll(async () => {
  c = await WorkerContext.open();
});
afterAll(() => c.close());
beforeEach(() => c.beginTest());
afterEach(() => c.endTest());

const shown = ({ preview }: Task) => preview !== null;
const look = (taskId: string) => c.services.database.taskPreviews.find(taskId);
async function begin(promptTxt: string, count = 1): Promise<string> {
  return (await start(c.services, c.user, c.base, { promptTxt, count, seed: 100 })).taskId;
}

test('what is being made is shown small, and gives way to the result', async () => {
  await c.work(1);
  const taskId = await begin('look slow:2500', 2);
  const task = await c.until(taskId, shown);
  expect(task).toMatchObject({ state: 'running', images: [] });
  expect(task.preview).toEqual({
    url: `/api/ai/taskPreview?taskId=${taskId}&of=1.1`,
    width: 512,
    height: 341,
  });
  const bytes = (await look(taskId)) ?? new Uint8Array();
  expect(bytes.length).toBeLessThan(20_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
  const { channels } = await sharp(bytes).stats();
  expect(Math.round(channels[0]?.mean ?? 0)).toBeCloseTo(100, -1);
  // The second picture of the task has a preview of its own, and the first one's is gone when it is delivered.
  const second = await c.until(taskId, (next) => next.images.length === 1 && shown(next));
  expect(second.preview?.url).toContain('of=1.2');
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'done', preview: null });
  expect(await look(taskId)).toBeUndefined();
});

test('a cancelled task and a failed one leave no picture', async () => {
  await c.work(2);
  const cancelled = await begin('look slow:3600000');
  const failed = await begin('look slow:1500 fail:0');
  await c.until(cancelled, shown);
  const { database, clock } = c.services;
  await cancelTask({ database, clock, locale: 'en' }, c.user.id, cancelled);
  expect(await look(cancelled)).toBeUndefined();
  await c.until(failed, shown);
  expect(await c.until(failed, ended)).toMatchObject({ state: 'failed', preview: null });
  expect(await look(failed)).toBeUndefined();
});

test('a worker that dies leaves a picture that the next claim, or else the sweep, takes away', async () => {
  const child = await c.workInProcess();
  const taskId = await begin('look slow:3600000');
  await c.until(taskId, shown);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { database, clock, pool } = c.services;
  // As long as it counts as running its picture is what is known of it.
  await sweepTasks(database, clock.now());
  expect(await look(taskId)).toBeDefined();
  await pool.query("update tasks set state = 'failed' where task_id = $1", [taskId]);
  expect((await c.read(taskId)).preview).toBeNull();
  await sweepTasks(database, clock.now());
  expect(await look(taskId)).toBeUndefined();
});

test('pictures are in no write-ahead log: a crash of the database empties them', async () => {
  const { rows } = await c.services.pool.query(
    "select relpersistence from pg_class where relname = 'task_previews'",
  );
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
