/**
 * The figures of `docs/guides/scale.md`: seconds of a core and bytes that a picture takes, tasks that are chosen, claimed and ended in a
 * second while few and while many wait, starts in a second (request, tickets and task in one transaction), connections.
 * Seconds of a core are the processor's, so that what else runs on the machine does not change them much; rates are the machine's.
 *
 *   node scripts/run.mjs bench/scale.ts [how many wait ...] [--only queue|starts|renders]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import { claimNext } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import { queueMoment } from '@plumbline/core/tasks/worker-repository.ts';
import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { addBase, addUser, start } from '@plumbline/platform/testing/task-fixtures.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { createTestServices } from '@plumbline/platform/testing/test-services.ts';
import sharp from 'sharp';
import { drawingPng } from './src/drawing-input.ts';
import { decodePng, engineInput } from './src/engine-input.ts';
import { median } from '../scripts/lib/statistics.ts';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const WAITING = positionals.length > 0 ? positionals.map(Number) : [1_000, 10_000, 100_000];
const TAKERS = 8;
/** Short, so that about as many wait at the end. */
const TAKING_MS = 3_000;
const STARTS = 1_000;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-scale-'));
const server = await startEmbeddedPostgres(folder);
process.env['TEST_DATABASE_URL'] = server.url;
console.log(`${availableParallelism()} cores`);
const figures = { queue: queueFigures, starts: startFigures, renders: renderFigures };
for (const [name, measure] of Object.entries(figures))
  if (values.only === undefined || values.only === name) await measure();
await server.close();
await rm(folder, { recursive: true, force: true });

async function renderFigures(): Promise<void> {
  const engine = createBuiltinEngine({ threads: 1 });
  for (const size of [768, 3840] as const) {
    const base = await decodePng(await drawingPng('living-room', size === 768 ? 1600 : 3840));
    const run = () =>
      engine.run(engineInput(base, 'indoorRender', size), {
        signal: AbortSignal.timeout(600_000),
        progress: () => undefined,
      });
    if (size === 768) await run();
    const seconds: number[] = [];
    let bytes = 0;
    let made = '';
    for (let round = 0; round < (size === 768 ? 5 : 2); round++) {
      const before = process.cpuUsage();
      const { picture, fidelity } = await run();
      const { user, system } = process.cpuUsage(before);
      seconds.push((user + system) / 1e6);
      bytes = 0;
      made = `${picture.width} × ${picture.height}`;
      for (const each of [picture, ...(fidelity ? [fidelity.diff] : [])]) {
        const { data, width, height, channels } = each;
        bytes += (await sharp(data, { raw: { width, height, channels } }).png().toBuffer()).byteLength;
      }
    }
    console.log(
      `indoorRender ${size}, ${made}: ${median(seconds).toFixed(1)} s of a core, ${(bytes / 1e6).toFixed(2)} MB stored with its difference`,
    );
  }
  await engine.close();
}

async function startFigures(): Promise<void> {
  const { services, close } = await createTestServices({ environment: { FREE_DAILY_RENDERS: '1000000' } });
  const people = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const user = await addUser(services);
      return { user, base: await addBase(services, user.id) };
    }),
  );
  const begun = performance.now();
  await Promise.all(
    people.map(async ({ user, base }) => {
      for (let n = 0; n < STARTS / people.length; n++) await start(services, user, base);
    }),
  );
  console.log(`starts: ${perSecond(STARTS, begun)} a second, ${services.pool.totalCount} connections`);
  await close();
}

/** Tasks that wait, chosen, claimed and ended one after the other by each of so many workers at once; and what a look at the queue takes. */
async function queueFigures(): Promise<void> {
  for (const rows of WAITING)
    for (const people of new Set([1, 100, rows])) {
      const { services, close } = await createTestServices();
      const fill = () => fillQueue(services, people, rows);
      await fill();
      const alone = await take(services, 1);
      await fill();
      const together = await take(services, TAKERS);
      await fill();
      const looks = await lookAtQueue(services);
      console.log(
        `queue, ${rows} tasks of ${people} wait: ${(1_000 / alone).toFixed(1)} ms to choose, claim and end one alone, ` +
          `${together.toFixed(0)} a second by ${TAKERS} at once; ${looks.toFixed(1)} ms for a place in it`,
      );
      await close();
    }
}

async function fillQueue({ pool }: Services, people: number, rows: number): Promise<void> {
  await pool.query(
    `insert into users (id, name, user_type, role, status, test_user, created_at)
      select 'bench-' || n, 'Bench', 'user', 'user', 'active', true, now() from generate_series(0, $1::int - 1) as n on conflict do nothing`,
    [people],
  );
  await pool.query(
    `insert into tasks (task_id, user_id, state, request, function, size, count, search_text, claim, attempts, progress, favourite, created_at)
      select gen_random_uuid(), 'bench-' || n % $1, 'queued', $2, 'indoorRender', 768, 1, '', 0, 0, 0, false, now() + n * interval '1 ms'
      from generate_series(1, $3::int - (select count(*)::int from tasks where state = 'queued')) as n`,
    [people, { function: 'indoorRender', count: 1, size: 768, seed: 1 }, rows],
  );
  await pool.query('vacuum analyze tasks, queue_lanes, task_turns');
}

/** @returns milliseconds that the start of a task waits for its place, the median */
async function lookAtQueue({ database, pool, clock }: Services): Promise<number> {
  const { rows } = await pool.query<{ task_id: string }>(
    `select task_id from tasks where state = 'queued' order by created_at desc limit 20`,
  );
  const times: number[] = [];
  for (const { task_id: taskId } of rows) {
    const begun = performance.now();
    await database.tasks.places([taskId], queueMoment(clock.now()));
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** @returns how many a second */
async function take({ database, clock }: Services, workers: number): Promise<number> {
  let taken = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, n) => {
      const workerId = `worker-${n}`;
      await database.workers.save({
        workerId,
        slots: 1,
        largestSize: null,
        engines: [],
        seenAt: clock.now(),
      });
      while (performance.now() - begun < TAKING_MS) {
        const claimed = await claimNext(database, offerOf(workerId), () => clock.now());
        if (!claimed) return;
        await finishTask(database, claimed, null, clock.now());
        taken += 1;
      }
    }),
  );
  return (1_000 * taken) / (performance.now() - begun);
}

function offerOf(workerId: string): WorkOffer {
  const engines: WorkOffer['engines'] = [{ id: 'builtin', functions: ['indoorRender'] }];
  return { workerId, engines, largestSize: 4096, running: [], interrupted: true, looksBack: true };
}

function perSecond(count: number, since: number): number {
  return Math.round((1_000 * count) / (performance.now() - since));
}
