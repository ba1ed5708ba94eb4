import { setTimeout as wait } from 'node:timers/promises';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, addUser, giveTickets, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WorkerContext, begun, ended } from './testing/worker-context.ts';

/** An hour: where it ends in time, it was ended. */
const NEVER_DONE = 'slow:3600000';

let c: WorkerContext;
beforeAll(async () => {
  c = await WorkerContext.open();
});
afterAll(() => c.close());
beforeEach(() => c.beginTest());
afterEach(() => c.endTest());

test('a task is done: images, tickets, provenance, durations', async () => {
  await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, {
    count: 2,
    seed: 0xffffffff,
    promptTxt: 'slow:100',
  });
  const task = await c.until(taskId, ended);
  expect(task).toMatchObject({
    state: 'done',
    progress: 1,
    stage: null,
    error: null,
    engine: { id: 'test', version: '1.0' },
    images: [
      { width: 4, height: 3, seed: 0xffffffff, fidelity: { score: 0.97, added: 0.01 } },
      { width: 4, height: 3, seed: 0 },
    ],
  });
  expect(task.durationMs).toBeGreaterThanOrEqual(200);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 8, reserved: 0, settled: 2 });
  const { rows } = await c.services.pool.query(
    'select record from provenance where task_id = $1 order by image_id',
    [taskId],
  );
  expect(rows[0].record).toMatchObject({
    schema: 1,
    seed: 0xffffffff,
    inputs: [{ role: 'base', imageId: c.base.imageId, pixelHash: c.base.pixelHash }],
    engine: { id: 'test', version: '1.0' },
    request: task.request,
    notes: ['made by the test'],
  });
  const image = await c.services.database.images.find(task.images[0]?.imageId ?? '');
  expect(await c.services.storage.stat(image?.workingKey ?? '')).toMatchObject({ bytes: 36 });
  await deleteTask(c.services, c.user.id, taskId);
  await sweepDeleted(c.services, restorableUntil(c.services.clock.now()));
  expect(await c.services.storage.stat(image?.workingKey ?? '')).toBeUndefined();
  const left = await c.services.pool.query('select 1 from provenance where task_id = $1', [taskId]);
  expect(left.rowCount).toBe(0);
});

test('an image that fails gives its ticket back; the others are delivered', async () => {
  await c.work(1);
  const some = await start(c.services, c.user, c.base, { count: 3, promptTxt: 'fail:1', seed: 1 });
  expect(await c.until(some.taskId, ended)).toMatchObject({
    state: 'done',
    error: { code: 'RENDER_FAILED' },
    images: [{ seed: 1 }, { seed: 3 }],
  });
  const none = await start(c.services, c.user, c.base, { promptTxt: 'refuse:BAD_GATEWAY' });
  expect(await c.until(none.taskId, ended)).toMatchObject({
    state: 'failed',
    error: { code: 'BAD_GATEWAY' },
    images: [],
  });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 8, reserved: 0, settled: 2 });
});

test('a base whose file is gone fails its task, without charge', async () => {
  await c.work(1);
  await c.services.storage.delete(c.base.workingKey);
  const { taskId } = await start(c.services, c.user, c.base);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'failed', error: { code: 'IMAGE_NOT_FOUND' } });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 10, reserved: 0 });
});

test('a running task is cancelled in the middle of its work and its tickets are back', async () => {
  await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, { count: 2, promptTxt: NEVER_DONE });
  const next = await start(c.services, c.user, c.base);
  await c.until(taskId, begun);
  const reader = { database: c.services.database, clock: c.services.clock, locale: 'en' as const };
  expect(await cancelTask(reader, c.user.id, taskId)).toMatchObject({ state: 'cancelled' });
  while (!(await c.journal()).some((line) => line.startsWith('abort'))) await wait(5);
  await c.until(next.taskId, ended);
  expect(await c.read(taskId)).toMatchObject({ state: 'cancelled', images: [] });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 9, reserved: 0, settled: 1 });
});

test('a task deleted while it runs leaves nothing behind', async () => {
  await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, { promptTxt: NEVER_DONE });
  await c.until(taskId, begun);
  await deleteTask(c.services, c.user.id, taskId);
  while (!(await c.journal()).some((line) => line.startsWith('abort'))) await wait(5);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 10, reserved: 0 });
  await sweepDeleted(c.services, restorableUntil(c.services.clock.now()));
  expect(await c.services.storage.stat(c.base.workingKey)).toBeUndefined();
});

test('a worker that is asked to stop gives its task back, and that is no failed attempt', async () => {
  const { taskId } = await start(c.services, c.user, c.base, { promptTxt: 'slow:3000' });
  for (let stops = 0; stops < 3; stops++) {
    const worker = await c.work(1);
    await c.until(taskId, begun);
    await worker.close();
    expect(await c.read(taskId)).toMatchObject({ state: 'queued' });
  }
  await c.work(1);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'done' });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ settled: 1, reserved: 0 });
});

test('a short task ends before its worker does', async () => {
  const worker = await c.work(1);
  const { taskId } = await start(c.services, c.user, c.base, { promptTxt: 'slow:800' });
  await c.until(taskId, begun);
  await worker.close();
  expect(await c.read(taskId)).toMatchObject({ state: 'done' });
});

test('50 tasks of five users at once: every ledger is exact', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => addUser(c.services)));
  const bases = await Promise.all(users.map(({ id }) => addBase(c.services, id)));
  await Promise.all(users.map(({ id }) => giveTickets(c.services, id, 7)));
  await c.work(4);
  await c.work(3);
  const started = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const owner = users[n % 5]!;
      const body = { count: (n % 3) + 1, promptTxt: `${n % 4 === 0 ? 'fail:0' : ''} slow:${n}` };
      const task = await start(c.services, owner, bases[n % 5]!, body).catch((error) => error.code as string);
      return { owner, task };
    }),
  );
  let delivered = 0;
  for (const { owner, task } of started) {
    if (typeof task === 'string') {
      expect(task).toBe('NOT_ENOUGH_TICKETS');
      continue;
    }
    delivered += (await c.until(task.taskId, ended, owner)).images.length;
  }
  const audits = await Promise.all(users.map(({ id }) => auditLedger(c.services, id)));
  expect(audits.every(({ reserved }) => reserved === 0)).toBe(true);
  expect(audits.reduce((sum, { settled }) => sum + settled, 0)).toBe(delivered);
  expect(delivered).toBeGreaterThan(50);
});
