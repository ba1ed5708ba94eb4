import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { type StartedTask, taskListQuerySchema } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { cancelTask } from '@plumbline/core/tasks/cancel-task.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { endUnable } from '@plumbline/core/tasks/end-unable.ts';
import { deleteTask } from '@plumbline/core/tasks/delete-task.ts';
import { listTasks } from '@plumbline/core/tasks/list-tasks.ts';
import { readTask } from '@plumbline/core/tasks/read-task.ts';
import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { sweepTasks } from '@plumbline/core/tasks/sweep-tasks.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { shareServices } from '../testing/shared-services.ts';
import { addBase, addUser, start } from '../testing/task-fixtures.ts';

let services: Services;
let user: User;
let base: ImageRecord;

const clock = shareServices((shared) => {
  services = shared;
});
beforeEach(async () => {
  await services.pool.query('delete from tasks');
  await services.pool.query('delete from render_durations');
  await services.pool.query('delete from workers');
  user = await addUser(services);
  base = await addBase(services, user.id);
});

const reader = () => ({ database: services.database, clock, locale: 'en' as const });
const list = (query: Record<string, string> = {}) =>
  listTasks(reader(), user.id, taskListQuerySchema.parse(query));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const ENGINE: EngineReport = {
  id: 'e',
  commit: null,
  versions: {},
  functions: ['indoorRender'],
  reads: 'vocabulary',
  trained: false,
  place: 'here',
  servers: [],
  detail: null,
  missing: [],
  models: [],
  loras: [],
  healthy: true,
  checkedAt: null,
};

test('a start stores the task and its tickets together', async () => {
  const started = await start(services, user, base, { count: 2, promptTxt: 'oak' });
  expect(started).toMatchObject({ state: 'queued', queue_num: 0, waitSeconds: 20, tickets: 8 });
  const task = await readTask(reader(), user.id, started.taskId);
  expect(task).toMatchObject({
    state: 'queued',
    function: 'indoorRender',
    request: { imageKind: 'line', promptTxt: 'oak', count: 2, size: 768, cnStrength: 0.6 },
    base: { imageId: base.imageId, width: 640 },
    images: [],
    error: null,
    engine: null,
    startedAt: null,
    durationMs: null,
  });
});

test('what is refused leaves neither a task nor a reservation', async () => {
  const other = await addUser(services);
  const foreign = await addBase(services, other.id);
  const deleted = await addBase(services, user.id, { deletedAt: clock.now() });
  const huge = await addBase(services, user.id, { width: 5001 });
  expect(await codeOf(start(services, user, foreign))).toBe('IMAGE_NOT_FOUND');
  expect(await codeOf(start(services, user, deleted))).toBe('IMAGE_NOT_FOUND');
  expect(await codeOf(start(services, user, huge))).toBe('IMAGE_DIMENSIONS_TOO_LARGE');
  await services.database.workers.save({
    workerId: 'w',
    slots: 1,
    largestSize: null,
    engines: [ENGINE],
    seenAt: clock.now(),
  });
  expect(await codeOf(start(services, user, base, { engine: 'other' }))).toBe('VALIDATION_FAILED');
  expect(await codeOf(start(services, user, base, { engine: 'e' }))).toBe('accepted');
  expect((await list()).total).toBe(1);
  expect(await auditLedger(services, user.id)).toMatchObject({ reserved: 1 });
});

test('starts beyond the burst are refused', async () => {
  const calm = { ...services, settings: { ...services.settings, startBurst: 2 } };
  await start(calm, user, base);
  await start(calm, user, base);
  expect(await codeOf(start(calm, user, base))).toBe('TOO_MANY_REQUESTS');
  clock.set('2026-03-04T08:01:01Z');
  expect(await codeOf(start(calm, user, base))).toBe('accepted');
});

test('a full queue takes nothing more on, of one person and of everybody', async () => {
  const full = (all: number, person: number) => ({
    ...services,
    settings: { ...services.settings, queueLimits: { all, person } },
  });
  await start(full(10, 2), user, base);
  await start(full(10, 2), user, base);
  const refused = await start(full(10, 2), user, base).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'OWN_QUEUE_FULL', values: { waiting: 2, limit: 2 } });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 8, reserved: 2 });
  const other = await addUser(services);
  const theirs = await addBase(services, other.id);
  expect(await codeOf(start(full(2, 2), other, theirs))).toBe('QUEUE_FULL');
  expect(await codeOf(start(full(3, 2), other, theirs))).toBe('accepted');
});

test('what no worker can do ends after a quarter of an hour, with its tickets back', async () => {
  const { taskId } = await start(services, user, base, { function: 'architecturalRender' });
  const { taskId: large } = await start(services, user, base);
  const { taskId: able } = await start(services, user, base, { size: 512 });
  const pass = async (minute: number, isThere = true) => {
    clock.set(`2026-03-04T08:${String(minute).padStart(2, '0')}:00Z`);
    const worker = { workerId: 'w', slots: 1, largestSize: 512, engines: [ENGINE], seenAt: clock.now() };
    if (isThere) await services.database.workers.save(worker);
    await endUnable(services.database, clock.now());
    return Promise.all(
      [taskId, large, able].map(async (id) => (await readTask(reader(), user.id, id)).state),
    );
  };
  expect((await readTask(reader(), user.id, taskId)).hasWorker).toBe(false);
  // Nobody at all is an outage: everything waits for its end.
  expect(await pass(1, false)).toEqual(['queued', 'queued', 'queued']);
  for (let minute = 20; minute < 35; minute++)
    expect(await pass(minute)).toEqual(['queued', 'queued', 'queued']);
  expect(await readTask(reader(), user.id, able)).toMatchObject({ hasWorker: true });
  expect(await pass(35)).toEqual(['failed', 'failed', 'queued']);
  expect((await readTask(reader(), user.id, taskId)).error?.code).toBe('NO_WORKER');
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 9, reserved: 1 });
});

test('a worker that comes back in time starts the patience anew', async () => {
  await start(services, user, base, { function: 'architecturalRender' });
  const states: number[] = [];
  for (const minute of [0, 1, 20, 21, 34]) {
    clock.set(`2026-03-04T08:${String(minute).padStart(2, '0')}:00Z`);
    await services.database.workers.save({
      workerId: 'w',
      slots: 1,
      largestSize: null,
      engines: [ENGINE],
      seenAt: clock.now(),
    });
    // Between the first two and the others nobody looked: that was an outage.
    await endUnable(services.database, clock.now());
    states.push((await services.database.tasks.countWaiting(user.id)).own);
  }
  expect(states).toEqual([1, 1, 1, 1, 1]);
});

test('one’s own tasks are nobody ahead; the wait is estimated by what was measured and how many work', async () => {
  const workers = { workerId: 'w', slots: 2, largestSize: null, engines: [ENGINE], seenAt: clock.now() };
  await services.database.workers.save(workers);
  const tasks: StartedTask[] = [];
  for (let n = 0; n < 4; n++) {
    clock.set(`2026-03-04T08:00:0${n}Z`);
    tasks.push(await start(services, user, base));
  }
  const read = async (n: number) => {
    const { queue_num, waitSeconds } = await readTask(reader(), user.id, tasks[n]?.taskId ?? '');
    return [queue_num, waitSeconds];
  };
  expect(await Promise.all([0, 1, 2, 3].map(read))).toEqual([
    [0, 10],
    [0, 10],
    [0, 20],
    [0, 25],
  ]);
  for (const milliseconds of [4_000, 6_000, 60_000])
    await services.database.tasks.addDuration({
      function: 'indoorRender',
      size: 768,
      engineId: 'builtin',
      milliseconds,
      at: clock.now(),
    });
  expect(await read(3)).toEqual([0, 15]);
  await claimTask(services.database, tasks[0]?.taskId ?? '', clock.now());
  await services.database.tasks.changeProgress(tasks[0]?.taskId ?? '', 1, { progress: 0.5, stage: 'light' });
  expect(await read(0)).toEqual([0, 3]);
  expect(await read(3)).toEqual([0, 14]);
  clock.set('2026-03-04T08:01:00Z');
  expect(await read(3)).toEqual([0, 21]);
});

test('the queue counts people, each once, and not oneself', async () => {
  const others = [await addUser(services), await addUser(services)];
  for (const other of others) {
    const theirs = await addBase(services, other.id);
    for (let n = 0; n < 2; n++) {
      clock.advance(1);
      await start(services, other, theirs);
    }
  }
  clock.advance(1);
  const first = await start(services, user, base);
  const second = await start(services, user, base);
  const third = await start(services, user, base);
  const placeOf = async ({ taskId }: StartedTask) => (await readTask(reader(), user.id, taskId)).queue_num;
  expect([first.queue_num, await placeOf(first), await placeOf(second), await placeOf(third)]).toEqual([
    2, 2, 2, 2,
  ]);
});

test('a cancelled task is over at once, and its tickets are back', async () => {
  const { taskId } = await start(services, user, base, { count: 3 });
  expect(await cancelTask(reader(), user.id, taskId)).toMatchObject({ state: 'cancelled', queue_num: 0 });
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 10, reserved: 0 });
  expect(await codeOf(cancelTask(reader(), user.id, taskId))).toBe('TASK_NOT_CANCELLABLE');
  expect(await claimTask(services.database, taskId, clock.now())).toBeUndefined();
});

test('foreign and unknown tasks are not there', async () => {
  const { taskId } = await start(services, user, base);
  const other = await addUser(services);
  for (const id of [taskId, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect(await codeOf(readTask(reader(), other.id, id))).toBe('NOT_FOUND');
    expect(await codeOf(cancelTask(reader(), other.id, id))).toBe('NOT_FOUND');
    expect(await codeOf(deleteTask(services, other.id, id))).toBe('NOT_FOUND');
  }
});

test('deleting takes the files along, save those that another task uses', async () => {
  const one = await start(services, user, base);
  const two = await start(services, user, base);
  await deleteTask(services, user.id, one.taskId);
  expect(await codeOf(readTask(reader(), user.id, one.taskId))).toBe('GONE');
  expect(await services.storage.stat(base.workingKey)).toBeDefined();
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 9, reserved: 1 });
  await deleteTask(services, user.id, two.taskId);
  await sweepDeleted(services, restorableUntil(clock.now()));
  expect(await services.storage.stat(base.workingKey)).toBeUndefined();
  expect(await auditLedger(services, user.id)).toMatchObject({ available: 10, reserved: 0 });
  expect(await codeOf(start(services, user, base))).toBe('IMAGE_NOT_FOUND');
});

test('files that a deletion could not remove are swept', async () => {
  const { taskId } = await start(services, user, base);
  const refusing = {
    ...services.storage,
    list: () => {
      throw new Error('the disk refuses');
    },
  };
  await deleteTask(services, user.id, taskId);
  const sweep = sweepDeleted({ ...services, storage: refusing }, restorableUntil(clock.now()));
  await expect(sweep).rejects.toThrow('the disk refuses');
  expect(await services.storage.stat(base.workingKey)).toBeDefined();
  // A sweep looks into one folder; after a day every folder had its turn.
  for (let minutes = 120; minutes < 28 * 60; minutes += 5)
    await sweepImages({ ...services, clock: { now: () => new Date(Date.now() + minutes * 60_000) } });
  expect(await services.storage.stat(base.workingKey)).toBeUndefined();
});

test('the list pages by number and by cursor, newest first, while tasks are added', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    clock.set(`2026-03-04T08:00:0${n >> 1}Z`);
    ids.push((await start(services, user, base)).taskId);
  }
  const all = await list();
  expect(all.total).toBe(5);
  expect(all.nextCursor).toBeNull();
  const order = all.items.map((task) => task.taskId);
  expect(new Set(order)).toEqual(new Set(ids));
  expect((await list({ page: '2', pageSize: '2' })).items.map((task) => task.taskId)).toEqual(
    order.slice(2, 4),
  );
  const first = await list({ pageSize: '2' });
  clock.set('2026-03-04T08:00:09Z');
  await start(services, user, base);
  const second = await list({ pageSize: '2', cursor: first.nextCursor ?? '' });
  expect(second.items.map((task) => task.taskId)).toEqual(order.slice(2, 4));
  const third = await list({ pageSize: '2', cursor: second.nextCursor ?? '' });
  expect(third).toMatchObject({ total: 6, nextCursor: null });
  expect(third.items.map((task) => task.taskId)).toEqual(order.slice(4));
  expect(await codeOf(list({ cursor: 'bm9uc2Vuc2U' }))).toBe('VALIDATION_FAILED');
});

test('the list is searched by words of the prompt and titles in any language, function and favourite', async () => {
  const oak = (await start(services, user, base, { promptTxt: 'Oak floor, 100% WARM_light' })).taskId;
  const house = (await start(services, user, base, { function: 'architecturalRender', promptTxt: '雪天' }))
    .taskId;
  await services.database.tasks.change(house, { favourite: true });
  const found = async (query: Record<string, string>) => (await list(query)).items.map((task) => task.taskId);
  expect(await found({ q: 'warm OAK' })).toEqual([oak]);
  expect(await found({ q: '100% warm_' })).toEqual([oak]);
  expect(await found({ q: '%' })).toEqual([oak]);
  expect(await found({ q: '雪' })).toEqual([house]);
  expect(await found({ q: '室内渲染' })).toEqual([oak]);
  expect(await found({ q: 'architecture render' })).toEqual([house]);
  expect(await found({ q: 'oak snow' })).toEqual([]);
  expect(await found({ function: 'architecturalRender' })).toEqual([house]);
  expect(await found({ favourite: 'true' })).toEqual([house]);
  expect(await found({ favourite: 'false' })).toEqual([oak]);
});

test('events stand in order, one a task, and are forgotten after an hour', async () => {
  const { taskEvents } = services.database;
  const one = (await start(services, user, base)).taskId;
  const two = (await start(services, user, base)).taskId;
  const before = await taskEvents.newest(user.id);
  expect(await taskEvents.after(user.id, 0)).toEqual([
    { taskId: one, sequence: before - 1 },
    { taskId: two, sequence: before },
  ]);
  await cancelTask(reader(), user.id, one);
  expect(await taskEvents.after(user.id, before - 1)).toEqual([
    { taskId: two, sequence: before },
    { taskId: one, sequence: before + 1 },
  ]);
  expect(await taskEvents.after(user.id, before + 1)).toEqual([]);
  expect(await taskEvents.after(user.id, before + 2)).toBeUndefined();
  clock.set('2026-03-04T08:30:00Z');
  await cancelTask(reader(), user.id, two);
  clock.set('2026-03-04T09:20:00Z');
  await sweepTasks(services.database, clock.now());
  expect(await taskEvents.after(user.id, before)).toBeUndefined();
  expect(await taskEvents.after(user.id, before + 1)).toEqual([{ taskId: two, sequence: before + 2 }]);
});
