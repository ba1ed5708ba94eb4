import { once } from 'node:events';
import type { StartedTask } from '@plumbline/contract/api/tasks.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { giveTickets, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listKeys, namedKeys, sweepAll } from './testing/stored-keys.ts';
import { WorkerContext, ended } from './testing/worker-context.ts';

let c: WorkerContext;
beforeAll(async () => {
  c = await WorkerContext.open();
});
afterAll(() => c.close());
beforeEach(() => c.beginTest());
afterEach(() => c.endTest());

test('a worker killed in the middle of a task: done once, charged once', async () => {
  const first = await c.workInProcess();
  const { taskId } = await start(c.services, c.user, c.base, { count: 3, promptTxt: 'slow:700', seed: 5 });
  const halfway = await c.until(taskId, (task) => task.images.length === 1 && task.progress > 0.4);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await c.read(taskId)).toMatchObject({ state: 'running' });
  await c.workInProcess();
  const task = await c.until(taskId, ended);
  expect(task).toMatchObject({ state: 'done', images: [{ seed: 5 }, { seed: 6 }, { seed: 7 }] });
  expect(task.images[0]).toEqual(halfway.images[0]);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 7, reserved: 0, settled: 3 });
  const begun = (await c.journal()).map((line) => line.split(' ').slice(0, 3).join(' '));
  expect(begun).toEqual(['run slow:700 0', 'run slow:700 1', 'run slow:700 1', 'run slow:700 2']);
});

test('a task that kills its worker fails after three attempts, and the others are done', async () => {
  const poison = await start(c.services, c.user, c.base, { promptTxt: 'slow:300 kill' });
  const others: StartedTask[] = [];
  for (let n = 0; n < 3; n++) others.push(await start(c.services, c.user, c.base, { promptTxt: 'slow:600' }));
  for (let deaths = 0; deaths < 6 && !ended(await c.read(poison.taskId)); deaths++) {
    const child = await c.workInProcess(2);
    await Promise.race([once(child, 'exit'), c.until(poison.taskId, ended)]);
    // Ten seconds of silence, without waiting for them.
    await c.services.pool.query("update workers set beat_at = now() - interval '1 minute'");
  }
  expect(await c.read(poison.taskId)).toMatchObject({ state: 'failed', error: { code: 'RENDER_FAILED' } });
  for (const { taskId } of others) expect(await c.until(taskId, ended)).toMatchObject({ state: 'done' });
  expect((await c.journal()).filter((line) => line.includes('kill'))).toHaveLength(3);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ available: 7, reserved: 0, settled: 3 });
});

test('killed between any two steps of a delivery: delivered once, and the sweep leaves no file without a row', async () => {
  await giveTickets(c.services, c.user.id, 40);
  const tasks: string[] = [];
  for (let step = 1; ; step += 1) {
    const { taskId } = await start(c.services, c.user, c.base);
    tasks.push(taskId);
    const child = await c.workInProcess(1, step);
    const isDead = await Promise.race([
      once(child, 'exit').then(() => true),
      c.until(taskId, ended).then(() => false),
    ]);
    // After the last step: the end of the task may be seen a moment before the process dies of it.
    if (!isDead && child.exitCode === null && step > 10) break;
    child.kill('SIGKILL');
    // The next worker takes the next task; this one waits until nobody is killed any more.
    await c.services.pool.query(
      "update workers set beat_at = now() + interval '1 hour', takes_given = false",
    );
  }
  await c.services.pool.query("update workers set beat_at = now() - interval '1 minute'");
  const last = await c.workInProcess(1);
  for (const taskId of tasks)
    expect(await c.until(taskId, ended)).toMatchObject({ state: 'done', images: [{}] });
  last.kill('SIGKILL');
  const audit = await auditLedger(c.services, c.user.id);
  expect(audit).toMatchObject({ reserved: 0, settled: tasks.length });
  await sweepAll(c.services);
  const own = (keys: string[]) => keys.filter((key) => tasks.some((taskId) => key.includes(taskId)));
  const stored = own(await listKeys(c.services));
  expect(stored).toEqual(own(await namedKeys(c.services)));
  expect(stored).toHaveLength(2 * tasks.length);
});
