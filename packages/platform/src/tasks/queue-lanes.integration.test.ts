import type { User } from '@plumbline/core/identity/user.ts';
import { cancelMany } from '@plumbline/core/tasks/end-task.ts';
import { type ClaimedTask, claimNext } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { shareServices } from '../testing/shared-services.ts';
import { addUser } from '../testing/task-fixtures.ts';
import { ENGINE_OF_TASK, WAITS_IN_LANE } from './lane-of-task.ts';

let services: Services;
const clock = shareServices((shared) => {
  services = shared;
});
beforeEach(() => services.pool.query('delete from tasks'));

const OFFER: WorkOffer = {
  workerId: 'worker-1',
  engines: [{ id: 'builtin', functions: ['indoorRender', 'cleanpro'] }],
  largestSize: 4096,
  running: [],
  interrupted: true,
  looksBack: true,
};

async function add(user: User, rows: number, size: number, count: number): Promise<void> {
  const request = { function: 'indoorRender', size, count, seed: 1 };
  await services.pool.query(
    `insert into tasks (task_id, user_id, state, request, function, size, count, search_text, claim, attempts, progress, favourite, created_at)
      select gen_random_uuid(), $1, 'queued', $2, 'indoorRender', $3, $4, '', 0, 0, 0, false, $6 from generate_series(1, $5)`,
    [user.id, request, size, count, rows, clock.now()],
  );
}

/** What the lanes say, and what the tasks do. */
async function compare(): Promise<{ readonly kept: unknown[]; readonly counted: unknown[] }> {
  const kept = await services.pool.query(
    `select user_id, function, size, engine, interrupted, tasks, pictures from queue_lanes order by 1, 2, 3, 4, 5`,
  );
  const counted = await services.pool.query(
    `select t.user_id, t.function, t.size, ${ENGINE_OF_TASK} as engine, t.attempts > 0 as interrupted,
      count(*)::int as tasks, sum(t.count)::int as pictures
     from tasks t where ${WAITS_IN_LANE} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  );
  return { kept: kept.rows, counted: counted.rows };
}

test('the lanes say what waits, whatever happens to tasks and in whatever order', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom(
        'add',
        'add',
        'claim',
        'claim',
        'finish',
        'give back',
        'hold',
        'let go',
        'cancel',
        'delete',
      ),
      who: fc.nat(2),
      number: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 5, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      await services.pool.query('delete from tasks');
      const people = [await addUser(services), await addUser(services, 'vip'), await addUser(services)];
      const running: ClaimedTask[] = [];
      for (const { what, who, number } of chosen) {
        clock.advance(2);
        const user = people[who]!;
        const open = `user_id = '${user.id}' and state = 'queued'`;
        if (what === 'add') await add(user, number, number % 2 === 0 ? 768 : 2048, number);
        if (what === 'claim') {
          const claimed = await claimNext(
            services.database,
            { ...OFFER, running: running.map(({ task }) => task.taskId) },
            () => clock.now(),
          );
          if (claimed) running.push(claimed);
        }
        const one = what === 'finish' || what === 'give back' ? running.shift() : undefined;
        if (one && what === 'finish') await finishTask(services.database, one, null, clock.now());
        if (one && what === 'give back')
          await releaseTask(services.database, one, {
            at: clock.now(),
            why: number > 2 ? 'interrupted' : 'stopping',
          });
        if (what === 'hold') await services.pool.query(`update tasks set held = true where ${open}`);
        if (what === 'let go') await services.pool.query(`update tasks set held = false where ${open}`);
        if (what === 'delete') await services.pool.query(`delete from tasks where ${open}`);
        if (what === 'cancel')
          await services.database.transaction(async (repositories) => {
            const { rows } = await services.pool.query<{ task_id: string }>(
              `select task_id from tasks where ${open} limit 2`,
            );
            const found = await repositories.tasks.findMany(rows.map((row) => row.task_id));
            await cancelMany(repositories, user.id, found, clock.now());
          });
        const { kept, counted } = await compare();
        expect(kept).toEqual(counted);
      }
    }),
    { numRuns: 25 },
  );
});

test('starts, claims and ends at once leave no lane behind that says something else', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => addUser(services)));
  await services.database.workers.save({
    workerId: 'worker-1',
    slots: 1,
    largestSize: null,
    engines: [],
    seenAt: clock.now(),
  });
  const worker = async (n: number) => {
    await services.database.workers.save({
      workerId: `w${n}`,
      slots: 1,
      largestSize: null,
      engines: [],
      seenAt: clock.now(),
    });
    for (let taken = 0; taken < 10; taken++) {
      const offer = { ...OFFER, workerId: `w${n}` };
      const claimed = await claimNext(services.database, offer, () => clock.now());
      if (claimed) await finishTask(services.database, claimed, null, clock.now());
    }
  };
  const starter = async (user: User) => {
    for (let n = 0; n < 15; n++) await add(user, 1, 768, 1);
  };
  await Promise.all([...people.map(starter), ...[1, 2, 3, 4, 5, 6].map(worker)]);
  const { kept, counted } = await compare();
  expect(kept).toEqual(counted);
  for (const n of [1, 2]) await worker(n);
  await services.pool.query('delete from users where id = any($1)', [people.map(({ id }) => id)]);
  expect((await compare()).kept).toEqual([]);
});

test('a membership moves what waits already', async () => {
  const [first, second] = [await addUser(services), await addUser(services)];
  await add(first, 1, 768, 1);
  clock.advance(5);
  await add(second, 1, 768, 1);
  await services.pool.query(`update users set user_type = 'vip' where id = $1`, [second.id]);
  const claimed = await claimNext(services.database, OFFER, () => clock.now());
  expect(claimed?.task.userId).toBe(second.id);
});

test('a kind that no worker at hand can do holds nobody up', async () => {
  const [one, two] = [await addUser(services), await addUser(services)];
  await add(one, 50, 8192, 1);
  clock.advance(5);
  await add(two, 1, 768, 1);
  const claimed = await claimNext(services.database, OFFER, () => clock.now());
  expect(claimed?.task.userId).toBe(two.id);
  expect(
    await claimNext(services.database, { ...OFFER, running: [claimed!.task.taskId] }, () => clock.now()),
  ).toBeUndefined();
});
