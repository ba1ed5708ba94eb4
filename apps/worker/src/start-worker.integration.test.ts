import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StartedTask, Task } from '@plumbline/contract/api/tasks.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, addUser, giveTickets, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { type TestServices, createTestServices } from '@plumbline/platform/testing/test-services.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningWorker, startWorker } from './start-worker.ts';
import { testCodec } from './testing/test-codec.ts';
import { createTestEngine } from './testing/test-engine.ts';

const PROCESS = fileURLToPath(new URL('./testing/worker-process.ts', import.meta.url));
let context: TestServices;
let services: Services;
let user: User;
let base: ImageRecord;
let journal: string;
let closing: (() => Promise<unknown>)[] = [];
let journals = 0;

beforeAll(async () => {
  context = await createTestServices();
  services = context.services;
});
afterAll(() => context.close());
beforeEach(async () => {
  journal = join(services.settings.dataDir, `journal-${journals++}`);
  user = await addUser(services);
  base = await addBase(services, user.id);
});
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function work(slots: number): Promise<RunningWorker> {
  const settings = { ...services.settings, workerConcurrency: slots };
  const worker = await startWorker(
    { ...services, settings },
    { engines: [createTestEngine(journal)], codec: testCodec },
  );
  closing.push(() => worker.close());
  return worker;
}

async function workInProcess(slots = 1): Promise<ChildProcess> {
  const child = fork(PROCESS, {
    env: {
      ...process.env,
      DATABASE_URL: services.settings.databaseUrl,
      DATA_DIR: services.settings.dataDir,
      WORKER_CONCURRENCY: String(slots),
      TEST_JOURNAL: journal,
    },
    execArgv: [],
  });
  const gone = once(child, 'exit');
  closing.push(async () => {
    child.kill('SIGKILL');
    await gone;
  });
  const [message] = await Promise.race([once(child, 'message'), gone]);
  if (message !== 'ready') throw new Error('the worker process did not start');
  return child;
}

const read = (taskId: string, owner = user): Promise<Task> =>
  readTask({ database: services.database, clock: services.clock, locale: 'en' }, owner.id, taskId);

async function until(taskId: string, reached: (task: Task) => boolean, owner = user): Promise<Task> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const task = await read(taskId, owner);
    if (reached(task)) return task;
    if (Date.now() > deadline) throw new Error(`the task stayed ${JSON.stringify(task)}`);
    await wait(20);
  }
}
const ended = ({ state }: Task) => state !== 'queued' && state !== 'running';
const runs = (task: Task) => task.state === 'running' && task.progress > 0;
const lines = async () => (await readFile(journal, 'utf8').catch(() => '')).split('\n').filter(Boolean);

test('a task is done: images, tickets, provenance, durations', async () => {
  await work(1);
  const { taskId } = await start(services, user, base, { count: 2, seed: 0xffffffff, promptTxt: 'slow:100' });
  const task = await until(taskId, ended);
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
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 8, reserved: 0, settled: 2 });
  const { rows } = await services.pool.query(
    'select record from provenance where task_id = $1 order by image_id',
    [taskId],
  );
  expect(rows[0].record).toMatchObject({
    schema: 1,
    seed: 0xffffffff,
    inputs: [{ role: 'base', imageId: base.imageId, pixelHash: base.pixelHash }],
    engine: { id: 'test', version: '1.0' },
    request: task.request,
    notes: ['made by the test'],
  });
  const image = await services.database.images.find(task.images[0]?.imageId ?? '');
  expect(await services.storage.stat(image?.workingKey ?? '')).toMatchObject({ bytes: 36 });
  await deleteTask(services, user.id, taskId);
  expect(await services.storage.stat(image?.workingKey ?? '')).toBeUndefined();
  const left = await services.pool.query('select 1 from provenance where task_id = $1', [taskId]);
  expect(left.rowCount).toBe(0);
});

test('an image that fails gives its ticket back; the others are delivered', async () => {
  await work(1);
  const some = await start(services, user, base, { count: 3, promptTxt: 'fail:1', seed: 1 });
  expect(await until(some.taskId, ended)).toMatchObject({
    state: 'done',
    error: { code: 'RENDER_FAILED' },
    images: [{ seed: 1 }, { seed: 3 }],
  });
  const none = await start(services, user, base, { promptTxt: 'refuse' });
  expect(await until(none.taskId, ended)).toMatchObject({
    state: 'failed',
    error: { code: 'BAD_GATEWAY' },
    images: [],
  });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 8, reserved: 0, settled: 2 });
});

test('a base whose file is gone fails its task, without charge', async () => {
  await work(1);
  await services.storage.delete(base.workingKey);
  const { taskId } = await start(services, user, base);
  expect(await until(taskId, ended)).toMatchObject({ state: 'failed', error: { code: 'IMAGE_NOT_FOUND' } });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 10, reserved: 0 });
});

test('a running task is cancelled within a second and its tickets are back', async () => {
  await work(1);
  const { taskId } = await start(services, user, base, { count: 2, promptTxt: 'slow:20000' });
  const next = await start(services, user, base);
  await until(taskId, runs);
  const begin = performance.now();
  const reader = { database: services.database, clock: services.clock, locale: 'en' as const };
  expect(await cancelTask(reader, user.id, taskId)).toMatchObject({ state: 'cancelled' });
  while (!(await lines()).some((line) => line.startsWith('abort'))) await wait(5);
  expect(performance.now() - begin).toBeLessThan(1000);
  await until(next.taskId, ended);
  expect(await read(taskId)).toMatchObject({ state: 'cancelled', images: [] });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 9, reserved: 0, settled: 1 });
});

test('a task deleted while it runs leaves nothing behind', async () => {
  await work(1);
  const { taskId } = await start(services, user, base, { promptTxt: 'slow:20000' });
  await until(taskId, runs);
  await deleteTask(services, user.id, taskId);
  while (!(await lines()).some((line) => line.startsWith('abort'))) await wait(5);
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 10, reserved: 0 });
  expect(await services.storage.stat(base.workingKey)).toBeUndefined();
});

test('a worker killed in the middle of a task: done once, charged once', async () => {
  const first = await workInProcess();
  const { taskId } = await start(services, user, base, { count: 3, promptTxt: 'slow:700', seed: 5 });
  const halfway = await until(taskId, (task) => task.images.length === 1 && task.progress > 0.4);
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await read(taskId)).toMatchObject({ state: 'running' });
  await workInProcess();
  const task = await until(taskId, ended);
  expect(task).toMatchObject({ state: 'done', images: [{ seed: 5 }, { seed: 6 }, { seed: 7 }] });
  expect(task.images[0]).toEqual(halfway.images[0]);
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 7, reserved: 0, settled: 3 });
  const begun = (await lines()).map((line) => line.split(' ').slice(0, 3).join(' '));
  expect(begun).toEqual(['run slow:700 0', 'run slow:700 1', 'run slow:700 1', 'run slow:700 2']);
});

test('a worker that is asked to stop gives its task back, and that is no failed attempt', async () => {
  const { taskId } = await start(services, user, base, { promptTxt: 'slow:3000' });
  for (let stops = 0; stops < 3; stops++) {
    const worker = await work(1);
    await until(taskId, runs);
    const begin = performance.now();
    await worker.close();
    expect(performance.now() - begin).toBeLessThan(4000);
    expect(await read(taskId)).toMatchObject({ state: 'queued' });
  }
  await work(1);
  expect(await until(taskId, ended)).toMatchObject({ state: 'done' });
  expect(await auditLedger(services, user.id)).toMatchObject({ settled: 1, reserved: 0 });
});

test('a short task ends before its worker does', async () => {
  const worker = await work(1);
  const { taskId } = await start(services, user, base, { promptTxt: 'slow:800' });
  await until(taskId, runs);
  await worker.close();
  expect(await read(taskId)).toMatchObject({ state: 'done' });
});

test('a task that kills its worker fails after three attempts, and the others are done', async () => {
  const poison = await start(services, user, base, { promptTxt: 'slow:300 kill' });
  const others: StartedTask[] = [];
  for (let n = 0; n < 3; n++) others.push(await start(services, user, base, { promptTxt: 'slow:600' }));
  for (let deaths = 0; deaths < 6 && !ended(await read(poison.taskId)); deaths++) {
    const child = await workInProcess(2);
    await Promise.race([once(child, 'exit'), until(poison.taskId, ended)]);
    // Ten seconds of silence, without waiting for them.
    await services.pool.query("update plumbline_queue.job set heartbeat_on = now() - interval '1 minute'");
  }
  expect(await read(poison.taskId)).toMatchObject({ state: 'failed', error: { code: 'RENDER_FAILED' } });
  for (const { taskId } of others) expect(await until(taskId, ended)).toMatchObject({ state: 'done' });
  expect((await lines()).filter((line) => line.includes('kill'))).toHaveLength(3);
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 7, reserved: 0, settled: 3 });
});

test('50 tasks of five users at once: every ledger is exact', async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => addUser(services)));
  const bases = await Promise.all(users.map(({ id }) => addBase(services, id)));
  await Promise.all(users.map(({ id }) => giveTickets(services, id, 7)));
  await work(4);
  await work(3);
  const started = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const owner = users[n % 5]!;
      const body = { count: (n % 3) + 1, promptTxt: `${n % 4 === 0 ? 'fail:0' : ''} slow:${n}` };
      const task = await start(services, owner, bases[n % 5]!, body).catch((error) => error.code as string);
      return { owner, task };
    }),
  );
  let delivered = 0;
  for (const { owner, task } of started) {
    if (typeof task === 'string') {
      expect(task).toBe('NOT_ENOUGH_TICKETS');
      continue;
    }
    delivered += (await until(task.taskId, ended, owner)).images.length;
  }
  const audits = await Promise.all(users.map(({ id }) => auditLedger(services, id)));
  expect(audits.every(({ reserved }) => reserved === 0)).toBe(true);
  expect(audits.reduce((sum, { settled }) => sum + settled, 0)).toBe(delivered);
  expect(delivered).toBeGreaterThan(50);
});
