/**
 * The figures of `docs/guides/scale.md`: seconds of a core and bytes that a picture takes, tasks that are chosen, claimed and ended in a
 * second while few and while many wait, starts in a second (request, tickets and task in one transaction), connections.
 * Seconds of a core are the processor's, so that what else runs on the machine does not change them much; rates are the machine's.
 *
 *   node scripts/run.mjs bench/scale.ts [how many wait ...]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { finishTask } from '@plumbline/core/tasks/run/finish-task.ts';
import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { addBase, addUser, start } from '@plumbline/platform/testing/task-fixtures.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { createTestServices } from '@plumbline/platform/testing/test-services.ts';
import sharp from 'sharp';
import { drawingPng } from './src/drawing-input.ts';
import { decodePng, engineInput } from './src/engine-input.ts';
import { median } from './src/statistics.ts';

const WAITING = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000];
const PEOPLE = 100;
const TAKERS = 8;
/** Short, so that about as many wait at the end. */
const TAKING_MS = 3_000;
const STARTS = 1_000;

const folder = await mkdtemp(join(tmpdir(), 'plumbline-scale-'));
const server = await startEmbeddedPostgres(folder);
process.env['TEST_DATABASE_URL'] = server.url;
console.log(`${availableParallelism()} cores`);
await queueFigures();
await startFigures();
await renderFigures();
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

/** Tasks that wait, chosen and claimed one after the other by each of so many workers at once. */
async function queueFigures(): Promise<void> {
  const { services, close } = await createTestServices();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addUser(services)));
  const request = { function: 'indoorRender', count: 1, size: 768, seed: 1 };
  const fill = async (rows: number) => {
    await services.pool.query(
      `insert into tasks (task_id, user_id, state, request, function, size, count, search_text, claim, attempts, progress, favourite, created_at)
        select gen_random_uuid(), ($1::text[])[1 + n % $2], 'queued', $3, 'indoorRender', 768, 1, '', 0, 0, 0, false, now()
        from generate_series(1, $4::int - (select count(*)::int from tasks where state = 'queued')) as n`,
      [people.map(({ id }) => id), PEOPLE, request, rows],
    );
    await services.pool.query('analyze tasks');
  };
  for (const rows of WAITING) {
    await fill(rows);
    const alone = await take(services, 1);
    await fill(rows);
    const together = await take(services, TAKERS);
    console.log(
      `queue, ${rows} tasks wait: ${(1_000 / alone).toFixed(0)} ms to choose, claim and end one alone, ${together.toFixed(0)} a second by ${TAKERS} at once`,
    );
  }
  await close();
}

/** @returns how many a second */
async function take({ database, clock }: Services, workers: number): Promise<number> {
  let taken = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, n) => {
      const workerId = `worker-${n}`;
      await database.workers.save({ workerId, slots: 1, engines: [], seenAt: clock.now() });
      while (performance.now() - begun < TAKING_MS) {
        const chosen = await database.tasks.next(offerOf(workerId), clock.now());
        if (!chosen) return;
        const by = { workerId, claim: chosen.claim };
        const claimed = await claimTask(database, chosen.taskId, clock.now(), by);
        if (!claimed) continue;
        await finishTask(database, claimed, null, clock.now());
        taken += 1;
      }
    }),
  );
  return (1_000 * taken) / (performance.now() - begun);
}

function offerOf(workerId: string): WorkOffer {
  const engines: WorkOffer['engines'] = [{ id: 'builtin', functions: ['indoorRender'] }];
  return { workerId, engines, largestSize: 4096, running: [], interrupted: true };
}

function perSecond(count: number, since: number): number {
  return Math.round((1_000 * count) / (performance.now() - since));
}
