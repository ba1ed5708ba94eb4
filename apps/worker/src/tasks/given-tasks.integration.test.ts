import { randomUUID } from 'node:crypto';
import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { takeGiven } from '@plumbline/core/tasks/run/claim-task.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, addUser, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningWorker, startWorker } from '../start-worker.ts';
import { testCodec } from '../testing/test-codec.ts';
import { createTestEngine } from '../testing/test-engine.ts';
import { WorkerContext, ended } from '../testing/worker-context.ts';

/** An hour: where it ends in time, it was ended. */
const NEVER_DONE = 'slow:3600000';

let c: WorkerContext;
beforeAll(async () => {
  c = await WorkerContext.open();
});
afterAll(() => c.close());
beforeEach(() => c.beginTest());
afterEach(async () => {
  await c.endTest();
  // No test leaves a task or a worker to the next.
  await c.services.pool.query(`update tasks set state = 'cancelled' where state in ('queued', 'running')`);
  await c.services.pool.query('delete from workers');
});

const fail = (error: unknown) => {
  throw error;
};
const find = (taskId: string) => c.services.database.tasks.find(taskId);
const begin = (promptTxt = '') => start(c.services, c.user, c.base, { promptTxt, seed: 1 });

const HEARS = 'select from workers where takes_given';
const isHeard = () =>
  vi.waitFor(async () => expect((await c.services.pool.query(HEARS)).rowCount).toBe(1), 20_000);

/** A worker that can be given tasks. */
async function hearing(slots: number): Promise<RunningWorker> {
  const worker = await c.work(slots);
  await isHeard();
  return worker;
}

/** Told of by nobody but this test: what is given to it nobody hears of. */
async function deafWorker({ slots = 1, takesGiven = true } = {}): Promise<string> {
  const workerId = randomUUID();
  const { id, place, trained, reads, functions } = createTestEngine();
  const engine: EngineReport = {
    ...{ id, place, trained, reads, functions: [...functions], commit: null, versions: {}, servers: [] },
    ...{ detail: null, missing: [], healthy: true, checkedAt: null, models: [], loras: [] },
  };
  const seenAt = c.services.clock.now();
  const report = { workerId, slots, engines: [engine], largestSize: null, seenAt, takesGiven };
  await c.services.database.workers.save(report);
  return workerId;
}

test('a start gives its task to a worker with a free place, whose first claim it is', async () => {
  await hearing(1);
  const started = await begin();
  expect(started).toMatchObject({ state: 'running', queue_num: 0, hasWorker: true });
  expect(await c.until(started.taskId, ended)).toMatchObject({ state: 'done' });
  expect(await find(started.taskId)).toMatchObject({ claim: 1, attempts: 1, heldBy: expect.any(String) });
  expect(await c.journal()).toHaveLength(1);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ reserved: 0, settled: 1 });
});

test('without a free place it waits, and so does who comes while another waits', async () => {
  await hearing(1);
  const running = await begin(NEVER_DONE);
  const waiting = await begin(NEVER_DONE);
  expect([running.state, waiting.state]).toEqual(['running', 'queued']);
  // A place is free elsewhere, but somebody has waited longer.
  await c.services.pool.query('update workers set slots = 8');
  const other = await addUser(c.services);
  const theirs = await start(c.services, other, await addBase(c.services, other.id), { seed: 1 });
  expect(theirs.state).toBe('queued');
  for (const { taskId } of [waiting, running])
    await cancelTask({ ...c.services, locale: 'en' }, c.user.id, taskId);
  expect(await c.until(theirs.taskId, ended, other)).toMatchObject({ state: 'done' });
});

test('a worker that is full gives a task back, and has it when a place is free', async () => {
  await hearing(1);
  const running = await begin(NEVER_DONE);
  // As where it has just taken something else.
  await c.services.pool.query('update workers set slots = 8');
  const { taskId, state } = await begin();
  expect(state).toBe('running');
  await vi.waitFor(
    async () => expect(await find(taskId)).toMatchObject({ state: 'queued', attempts: 0 }),
    5_000,
  );
  await cancelTask({ ...c.services, locale: 'en' }, c.user.id, running.taskId);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'done' });
  expect(await find(taskId)).toMatchObject({ attempts: 1 });
});

test('many starts at once are given to as many places as there are, and each is made once', async () => {
  await hearing(2);
  const started = await Promise.all(Array.from({ length: 6 }, () => begin('slow:20')));
  const given = started.filter(({ state }) => state === 'running');
  expect(given.length).toBeLessThanOrEqual(2);
  for (const { taskId } of started)
    expect(await c.until(taskId, ended)).toMatchObject({ state: 'done', error: null });
  expect(await c.journal()).toHaveLength(6);
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ reserved: 0, settled: 6 });
});

test('a worker that does not hear of given tasks is given none, nor one that was not heard of lately', async () => {
  await deafWorker({ takesGiven: false });
  expect((await begin()).state).toBe('queued');
  const silent = await deafWorker();
  await c.services.pool.query(
    `update workers set beat_at = now() - interval '4 seconds' where worker_id = $1`,
    [silent],
  );
  const other = await addUser(c.services);
  const theirs = await start(c.services, other, await addBase(c.services, other.id), { seed: 1 });
  expect(theirs.state).toBe('queued');
});

test('what was given to a worker that is gone since another takes over', async () => {
  const deaf = await deafWorker();
  const { taskId, state } = await begin();
  expect(state).toBe('running');
  expect(await find(taskId)).toMatchObject({ heldBy: deaf });
  await c.services.database.workers.remove(deaf);
  await c.work(1);
  expect(await c.until(taskId, ended)).toMatchObject({ state: 'done' });
  // Nobody had begun it.
  expect(await find(taskId)).toMatchObject({ claim: 2, attempts: 1 });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ reserved: 0, settled: 1 });
});

test('a worker that stops is given nothing more, though its task has two seconds to end', async () => {
  const worker = await hearing(2);
  await begin(NEVER_DONE);
  const closed = worker.close();
  await vi.waitFor(async () => expect((await c.services.pool.query(HEARS)).rowCount).toBe(0), 1_900);
  expect((await c.services.pool.query('select from workers')).rowCount).toBe(1);
  expect((await begin()).state).toBe('queued');
  await closed;
});

test('only the worker that has it may run a given task, and only while nobody has taken it over', async () => {
  const deaf = await deafWorker();
  const { taskId } = await begin();
  const { database, clock } = c.services;
  const take = (workerId: string) => takeGiven(database, { taskId, workerId }, () => clock.now(), fail);
  expect(await take(randomUUID())).toBeUndefined();
  expect(await take(deaf)).toMatchObject({ task: { taskId, claim: 1 }, missing: [0] });
  await database.tasks.change(taskId, { claim: 2 });
  expect(await take(deaf)).toBeUndefined();
});

test('a worker whose engine has just fallen sick gives a task back, and it waits until the engine is well', async () => {
  let healthy = true;
  const engine = { ...createTestEngine(), health: async () => ({ healthy }) };
  const settings = { ...c.services.settings, workerConcurrency: 1 };
  const worker = await startWorker({ ...c.services, settings }, { engines: [engine], codec: testCodec });
  try {
    await isHeard();
    healthy = false;
    const { taskId } = await begin();
    await vi.waitFor(
      async () => expect(await find(taskId)).toMatchObject({ state: 'queued', attempts: 0 }),
      5_000,
    );
    healthy = true;
    expect(await c.until(taskId, ended)).toMatchObject({ state: 'done', engine: { id: 'test' } });
    expect(await find(taskId)).toMatchObject({ attempts: 1 });
  } finally {
    await worker.close();
  }
});

test('one whose base went meanwhile fails at its worker, and its ticket comes back', async () => {
  const deaf = await deafWorker();
  const { taskId } = await begin();
  const { database, clock } = c.services;
  await database.images.save({ ...c.base, deletedAt: clock.now() });
  expect(await takeGiven(database, { taskId, workerId: deaf }, () => clock.now(), fail)).toBeUndefined();
  expect(await find(taskId)).toMatchObject({ state: 'failed', error: 'IMAGE_NOT_FOUND' });
  expect(await auditLedger(c.services, c.user.id)).toMatchObject({ reserved: 0, settled: 0 });
});
