import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { type ClaimedTask, claimNext } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { postponeTask } from '@plumbline/core/tasks/run/postpone-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import { queueMoment } from '@plumbline/core/tasks/worker-repository.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { shareServices } from '../testing/shared-services.ts';
import { addUser } from '../testing/task-fixtures.ts';

const WORKER = 'worker-1';
const BEGIN = new Date('2026-03-04T08:00:00Z').getTime();

let services: Services;
shareServices((shared) => {
  services = shared;
});
beforeEach(clear);

async function clear(): Promise<void> {
  for (const table of ['tasks', 'task_turns', 'render_durations', 'workers'])
    await services.pool.query(`delete from ${table}`);
  await heard(WORKER);
}

async function heard(workerId: string, engines: readonly object[] = []): Promise<void> {
  await services.pool.query(
    `insert into workers (worker_id, slots, engines, seen_at, beat_at) values ($1, 1, $2, $3, now())`,
    [workerId, JSON.stringify(engines), new Date(BEGIN)],
  );
}

async function person(kind: 'user' | 'vip' = 'user'): Promise<string> {
  const { id } = await addUser(services);
  await services.pool.query('update users set user_type = $2 where id = $1', [id, kind]);
  return id;
}

interface Wish {
  readonly number?: number;
  readonly function?: FunctionName;
  readonly engine?: string;
  readonly size?: number;
}

/** Tasks that wait since so many seconds after the beginning. */
async function wait(userId: string, second: number, wish: Wish = {}): Promise<string[]> {
  const { number = 1, function: name = 'indoorRender', engine, size = 768 } = wish;
  const ids = Array.from({ length: number }, () => randomUUID());
  const request = { function: name, count: 1, size, seed: 1, ...(engine ? { engine } : {}) };
  await services.pool.query(
    `insert into tasks (task_id, user_id, state, request, function, size, count, search_text, claim, attempts, progress, favourite, created_at)
      select id, $2, 'queued', $3, $4, $5, 1, '', 0, 0, 0, false, $6 from unnest($1::uuid[]) as id`,
    [ids, userId, request, name, size, new Date(BEGIN + second * 1000)],
  );
  return ids;
}

const at = (second: number) => new Date(BEGIN + second * 1000);
const offer = (change: Partial<WorkOffer> = {}): WorkOffer => ({
  workerId: WORKER,
  engines: [{ id: 'builtin', functions: ['indoorRender', 'cleanpro'] }],
  largestSize: 2048,
  running: [],
  interrupted: true,
  looksBack: true,
  ...change,
});

function claim(second: number, running: readonly ClaimedTask[] = [], change: Partial<WorkOffer> = {}) {
  const offered = offer({ running: running.map(({ task }) => task.taskId), ...change });
  return claimNext(services.database, offered, () => at(second));
}

/** Runs the queue empty with so many places, ten seconds a task. @returns whose tasks were begun, in their order, and when */
async function serve(
  places: number,
  from: number,
  arrivals: ReadonlyMap<number, () => Promise<unknown>> = new Map(),
) {
  const begun: { readonly userId: string; readonly taskId: string; readonly second: number }[] = [];
  let running: { claimed: ClaimedTask; until: number }[] = [];
  for (let second = from; ; second += 1) {
    await arrivals.get(second)?.();
    for (const { claimed, until } of running)
      if (until <= second) await finishTask(services.database, claimed, null, at(second));
    running = running.filter(({ until }) => until > second);
    while (running.length < places) {
      const claimed = await claim(
        second,
        running.map((one) => one.claimed),
      );
      if (!claimed) break;
      // Places do not become free all at once.
      running.push({ claimed, until: second + 10 + running.length });
      begun.push({ userId: claimed.task.userId, taskId: claimed.task.taskId, second });
    }
    if (running.length === 0 && [...arrivals.keys()].every((arrival) => arrival <= second)) return begun;
  }
}

test('one person’s five hundred delay another’s first by what runs and by nothing else', async () => {
  const [many, single] = [await person(), await person()];
  await wait(many, 0, { number: 500 });
  const running: ClaimedTask[] = [];
  for (let place = 0; place < 3; place++) running.push((await claim(5, running))!);
  const [first] = await wait(single, 7);
  await finishTask(services.database, running.shift()!, null, at(20));
  expect((await claim(20, running))?.task.taskId).toBe(first);
});

test('whoever’s queue is never empty is served as often as every other, within what runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 6, max: 14 }), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (batches, places) => {
        await clear();
        const people = [];
        for (const [index, number] of batches.entries()) {
          const userId = await person();
          people.push(userId);
          await wait(userId, index * 3, { number });
        }
        const begun = await serve(places, 20);
        expect(begun).toHaveLength(batches.reduce((sum, number) => sum + number, 0));
        const counts = new Map(people.map((userId) => [userId, 0]));
        const least = Math.min(...batches);
        for (const { userId } of begun) {
          counts.set(userId, counts.get(userId)! + 1);
          const values = [...counts.values()];
          // While everybody still has something that waits.
          if (Math.max(...values) < least)
            expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(places + 1);
        }
      },
    ),
    { numRuns: 6 },
  );
});

test('members go ahead, and whoever waits long enough goes ahead of them', async () => {
  const ordinary = await person();
  const [waiting] = await wait(ordinary, 0);
  const arrivals = new Map<number, () => Promise<unknown>>();
  // One that fits into every gap, each of another member.
  for (let second = 0; second <= 200; second += 10)
    arrivals.set(second, async () => wait(await person('vip'), second));
  const begun = await serve(1, 0, arrivals);
  const turn = begun.find(({ taskId }) => taskId === waiting)!;
  expect(begun[0]?.userId).not.toBe(ordinary);
  expect(turn.second).toBeGreaterThanOrEqual(100);
  expect(turn.second).toBeLessThanOrEqual(150);
});

test('an edit of a moment goes ahead of its owner’s own batch', async () => {
  for (const milliseconds of [2_000, 2_100])
    await services.database.tasks.addDuration({
      function: 'cleanpro',
      size: 768,
      engineId: 'builtin',
      milliseconds,
      at: at(0),
    });
  const owner = await person();
  await wait(owner, 0, { number: 30 });
  const [edit] = await wait(owner, 60, { function: 'cleanpro' });
  expect((await claim(61))?.task.taskId).toBe(edit);
});

test('workers that choose at once choose different tasks', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => person()));
  for (const userId of people) await wait(userId, 0, { number: 4 });
  const workers = Array.from({ length: 20 }, (_, n) => `at-once-${n}`);
  for (const workerId of workers) await heard(workerId);
  const claims = await Promise.all(workers.map((workerId) => claim(1, [], { workerId })));
  expect(new Set(claims.map((one) => one?.task.taskId)).size).toBe(20);
  // None is taken from another that is heard.
  const again = await Promise.all(workers.map((workerId, n) => claim(2, [claims[n]!], { workerId })));
  expect(again).toEqual(workers.map(() => undefined));
});

test('the places that people are told are those in which they are served', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => person(n % 3 === 0 ? 'vip' : 'user')));
  const ids: string[] = [];
  for (const [index, userId] of people.entries()) ids.push(...(await wait(userId, index * 7)));
  const places = await services.database.tasks.places(ids, queueMoment(at(60)));
  const told = ids.toSorted((a, b) => places.get(a)!.ahead - places.get(b)!.ahead);
  const begun = await serve(1, 60);
  expect(begun.map(({ taskId }) => taskId)).toEqual(told);
});

test('a worker takes what it can do, and leaves the rest to those that can', async () => {
  const owner = await person();
  const engine = { id: 'comfyui', functions: ['indoorRender'], healthy: true };
  const [named] = await wait(owner, 0, { engine: 'comfyui' });
  const [large] = await wait(await person(), 1, { size: 3840 });
  const [other] = await wait(await person(), 2, { function: 'extendImg' });
  await heard('worker-2', [engine]);
  // Somebody else has the engine that was asked for, more memory, another function.
  expect(await claim(10)).toBeUndefined();
  expect((await claim(10, [], { largestSize: 5000 }))?.task.taskId).toBe(large);
  expect((await claim(10, [], { engines: [{ id: 'x', functions: ['extendImg'] }] }))?.task.taskId).toBe(
    other,
  );
  const able = { workerId: 'worker-2', engines: [{ id: 'comfyui', functions: ['indoorRender' as const] }] };
  const claimed = await claim(10, [], able);
  expect(claimed?.task.taskId).toBe(named);
  // Once nobody has that engine any more another one takes its place, and the record says which.
  await releaseTask(services.database, claimed!, { at: at(11), why: 'stopping' });
  await services.pool.query("delete from workers where worker_id = 'worker-2'");
  expect((await claim(12))?.task.taskId).toBe(named);
});

test('a task is taken from a worker that is not heard any more, and from nobody else', async () => {
  const [taskId] = await wait(await person(), 0);
  const claimed = await claim(1);
  expect(claimed?.task).toMatchObject({ taskId, heldBy: WORKER, claim: 1 });
  await heard('worker-2');
  const second = { workerId: 'worker-2' };
  expect(await claim(2, [], second)).toBeUndefined();
  // What it lost on the way it finds again by itself.
  expect((await claim(3))?.task).toMatchObject({ taskId, claim: 2 });
  await services.pool.query(
    "update workers set beat_at = now() - interval '11 seconds' where worker_id = $1",
    [WORKER],
  );
  expect((await claim(4, [], second))?.task).toMatchObject({ taskId, heldBy: 'worker-2', claim: 3 });
});

test('an interrupted task waits a moment, and is taken alone', async () => {
  const [taskId] = await wait(await person(), 0);
  const claimed = await claim(1);
  await releaseTask(services.database, claimed!, { at: at(2), why: 'interrupted' });
  expect(await claim(2)).toBeUndefined();
  expect(await claim(4, [], { interrupted: false })).toBeUndefined();
  expect((await claim(4))?.task).toMatchObject({ taskId, attempts: 2 });
});

test('a task that met an outage waits five seconds, and that was no attempt', async () => {
  const [taskId] = await wait(await person(), 0);
  const claimed = await claim(1);
  expect(await postponeTask(services.database, claimed!, at(2))).toBe(true);
  expect(await claim(6)).toBeUndefined();
  const again = await claim(7, [], { interrupted: false });
  expect(again?.task).toMatchObject({ taskId, attempts: 1, claim: 2, retryAt: null });
  // What the first claim comes to deliver or to give back is not taken any more.
  expect(await postponeTask(services.database, claimed!, at(8))).toBe(false);
  // What has not come back for an hour counts.
  expect(await postponeTask(services.database, again!, at(3_700))).toBe(false);
});
