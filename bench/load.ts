/**
 * A studio at work on one machine: two servers, two workers, PostgreSQL and an engine that is a stand-in of OpenAI's images
 * protocol. People read the states of their tasks, lists and themselves, start tasks, bring pictures and listen to their streams. Times of
 * each kind of request, the memory of each process from minute to minute, and what the whole system adds to a call of
 * the engine before they come and while they are there, beside the bare call of the same stand-in in the same run.
 *
 * Ends by itself; with 0 minutes nobody else comes.
 *
 *   npm run bench:load [-- --minutes 10] [--people 200] [--calls 30]
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPool } from '@plumbline/platform/database/create-pool.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { removeData, type StartedApp, startApp } from '@plumbline/e2e/start-app.ts';
import { drawingPng } from './src/drawing-input.ts';
import { callEngine, type EngineOverhead, overheadOf } from './src/engine-calls.ts';
import { addPeople, type PersonHeaders } from './src/load-people.ts';
import { startPaceEngine } from './src/pace-engine.ts';
import { residentMiB } from './src/resident-memory.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';
import { type EndedTask, TaskWatch } from './src/task-watch.ts';
import { freePort } from './src/worker-steps.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    calls: { type: 'string', default: '30' },
  },
});
const MINUTES = Number(values.minutes);
const PEOPLE = Number(values.people);
/** Of the engine, of one person with nobody else there. */
const QUIET_CALLS = Number(values.calls);
const LISTENERS = Math.ceil(PEOPLE / 4);
/** Between two requests of one person, on average. */
const PAUSE_MS = 2_000;
const ENGINE = 'openai-images';
const ENGINE_MS = 400;
/** Before anything is timed: threads are started, and code is compiled as it is used. */
const FIRST_CALLS = 10;
/** Promised: of the whole system, beside the engine's own time. */
const OVERHEAD_MS = 25;
/** Resident memory of the last third beside that of the middle one. */
const FLAT = 1.15;

const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-load-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const engine = await startPaceEngine(ENGINE_MS);
const env = {
  DATABASE_URL: postgres.url,
  OPENAI_IMAGES_BASE_URL: engine.url,
  OPENAI_IMAGES_API_KEY: 'none',
  OPENAI_IMAGES_MODEL: 'pace',
  FREE_DAILY_RENDERS: '100000',
  WORKER_CONCURRENCY: '4',
};
const start = (role: string, more: Readonly<Record<string, string>> = {}) =>
  startApp({ dataDir: join(dataDir, 'data'), env: { ...env, ...more, ROLE: role } });
const servers = [await start('server'), await start('server')];
const ports = [await freePort(), await freePort()];
const workers: StartedApp[] = [];
for (const port of ports) workers.push(await start('worker', { METRICS_PORT: `${port}` }));
const pool = createPool(postgres.url, () => undefined);

const times = new Map<string, number[]>();
let failures = 0;
const seen = new Map<string, number>();

async function ask(
  kind: string,
  person: PersonHeaders,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const server = servers[Math.floor(Math.random() * servers.length)] ?? servers[0];
  const { 'content-type': type, ...bare } = person;
  const isForm = init.body instanceof FormData;
  const headers = isForm ? bare : { ...bare, 'content-type': type ?? '' };
  const begun = performance.now();
  const response = await fetch(`${server?.url}${path}`, { ...init, headers });
  const answer = (await response.json()) as { data: unknown; error?: { code: string; details?: object } };
  const known = times.get(kind) ?? [];
  known.push(performance.now() - begun);
  times.set(kind, known);
  if (!response.ok) {
    failures += 1;
    const what = `${kind}: ${answer.error?.code} ${JSON.stringify(answer.error?.details ?? '')}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  return answer.data;
}

const drawing = await drawingPng('living-room', 800);
async function bringDrawing(person: PersonHeaders): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(drawing)], { type: 'image/png' }), 'drawing.png');
  const init = { method: 'POST', body: form };
  await ask('bring a picture', person, '/api/ai/upload', init);
}
/** From words alone: what is measured is the system, and no reading of a drawing. */
async function startTask(person: PersonHeaders): Promise<string | undefined> {
  const body = JSON.stringify({
    function: 'textToImage',
    promptTxt: 'a quiet study',
    engine: ENGINE,
    size: 512,
  });
  const started = await ask('start a task', person, '/api/ai/startTask', { method: 'POST', body });
  return (started as { taskId: string | null } | null)?.taskId ?? undefined;
}
const stateOf = (person: PersonHeaders, taskId: string) =>
  ask('state of a task', person, `/api/ai/getTaskByTaskId?taskId=${taskId}`) as Promise<{
    state: string;
    durationMs: number | null;
  }>;

/** One person: most of what they do is looking. */
async function live(person: PersonHeaders, until: number): Promise<void> {
  let taskId: string | undefined;
  while (performance.now() < until) {
    await sleep(Math.random() * 2 * PAUSE_MS);
    const chance = Math.random();
    if (chance < 0.03) taskId = (await startTask(person)) ?? taskId;
    else if (chance < 0.06) await bringDrawing(person);
    else if (chance < 0.2) await ask('list of tasks', person, '/api/ai/getTaskList?pageSize=20');
    else if (chance < 0.3) await ask('who am I', person, '/api/user/userInfo');
    else if (taskId !== undefined) await stateOf(person, taskId);
    else await ask('tickets', person, '/api/ai/totalTicket');
  }
}

/** Workers report what their engines can do every few seconds. */
async function engineThere(person: PersonHeaders): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const { engines } = (await ask('engines', person, '/api/ai/engines')) as {
      engines: { id: string; functions: string[] }[];
    };
    if (engines.some(({ id, functions }) => id === ENGINE && functions.includes('textToImage'))) return;
    if (attempt === 59) throw new Error(`The engine is not there: ${JSON.stringify(engines)}`);
    await sleep(500);
  }
}

async function fetchPicture(person: PersonHeaders, { images: [image] }: EndedTask): Promise<void> {
  const headers = { cookie: person['cookie'] ?? '' };
  const response = await fetch(`${servers[0]?.url}${image?.url}`, { headers });
  if (!response.ok) throw new Error(`A picture was answered ${response.status}.`);
  await response.arrayBuffer();
}

function printOverhead(when: string, overhead: EngineOverhead): void {
  const { bare, through, beyond, fetched, parts, steps, path } = overhead;
  console.log(
    `  engine, ${when}: bare call ${bare.toFixed(1)} ms, through the system ${through.toFixed(1)} ms from click to picture: ${beyond.toFixed(1)} ms beyond; its file is read in ${fetched.toFixed(1)} ms more`,
  );
  console.log(`    on its way: ${[...path].map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')}`);
  if (!parts) return;
  console.log(
    `    of them ${parts.picture.toFixed(1)} ms work on the picture (read, brought to size, packed, labelled), ${parts.system.toFixed(1)} ms the system`,
  );
  const each = [...steps].filter(([, milliseconds]) => milliseconds > 0);
  console.log(`    at the worker: ${each.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')}`);
}

/** Everybody lives, and one of them calls the engine meanwhile. @returns whether memory was flat */
async function withEverybody(
  others: readonly PersonHeaders[],
  watch: TaskWatch,
  calling: (isAlone: boolean, isOver: (calls: number) => boolean) => ReturnType<typeof callEngine>,
): Promise<boolean> {
  console.log(`${PEOPLE} people come for ${MINUTES} minutes.`);
  times.clear();

  const listeners = others.slice(0, LISTENERS).map((person) => ({ person, watch: new TaskWatch() }));
  for (const [index, listener] of listeners.entries())
    await listener.watch.open(servers[index % servers.length]?.url ?? '', listener.person);
  const processes = [
    ...servers.map((app, n) => [`server ${n + 1}`, app] as const),
    ...workers.map((app, n) => [`worker ${n + 1}`, app] as const),
  ];
  const memory = new Map(processes.map(([name]) => [name, [] as number[]]));
  const begun = performance.now();
  const until = begun + MINUTES * 60_000;
  const sampling = setInterval(() => {
    for (const [name, app] of processes) memory.get(name)?.push(residentMiB(app.pid));
  }, 5_000);
  const [busyCalls] = await Promise.all([
    calling(false, () => performance.now() > until),
    ...others.map((person) => live(person, until)),
  ]);
  clearInterval(sampling);
  const seconds = (performance.now() - begun) / 1_000;
  await Promise.all(listeners.map((listener) => listener.watch.close()));
  const events = listeners.reduce((sum, listener) => sum + listener.watch.heard, 0);

  const all = [...times.values()].flat();
  console.log(
    `\n${PEOPLE} people, ${LISTENERS} of them with a stream, ${(seconds / 60).toFixed(1)} minutes, 2 servers, 2 workers of 4 places`,
  );
  console.log(
    `  ${(all.length / seconds).toFixed(1)} requests a second, ${failures} of ${all.length} refused or failed ${JSON.stringify(Object.fromEntries(seen))}, ${events} events`,
  );
  for (const [kind, each] of [...times, ['all', all] as const]) {
    const figures = [0.5, 0.95, 0.99].map((share) => quantile(each, share).toFixed(1).padStart(8));
    console.log(
      `  ${kind.padEnd(18)} ${String(each.length).padStart(7)}   p50, p95, p99 ${figures.join(' ')} ms`,
    );
  }
  const { rows } = await pool.query<{ state: string; number: number; wait: number | null }>(
    `select state, count(*)::int as number,
      percentile_cont(0.5) within group (order by extract(epoch from started_at - created_at) * 1000) as wait
      from tasks group by state`,
  );
  for (const { state, number, wait } of rows)
    console.log(
      `  tasks ${state.padEnd(12)} ${String(number).padStart(7)}   median wait ${wait === null ? '—' : Math.round(wait)} ms`,
    );
  let isFlat = true;
  for (const [name, samples] of memory) {
    const third = Math.floor(samples.length / 3);
    const [middle, last] = [median(samples.slice(third, 2 * third)), median(samples.slice(2 * third))];
    isFlat &&= last <= middle * FLAT;
    console.log(
      `  ${name}   ${samples[0] ?? 0} MiB at first, ${middle} in the middle third, ${last} in the last`,
    );
  }
  printOverhead('while they were there', overheadOf(busyCalls));
  console.log(`  memory ${isFlat ? 'flat' : 'not flat'}`);
  return isFlat && failures <= all.length / 100;
}

try {
  const people = await addPeople(pool, PEOPLE + 1);
  const [quiet, ...others] = people;
  if (!quiet) throw new Error('Nobody is there.');
  await engineThere(quiet);
  console.log('The system is up; its calls of an engine are timed while nothing else happens.');
  const watch = new TaskWatch();
  await watch.open(servers[1]?.url ?? '', quiet);
  const calling = (isAlone: boolean, isOver: (calls: number) => boolean) =>
    callEngine({
      engine,
      watch,
      start: async () => {
        const taskId = await startTask(quiet);
        if (taskId === undefined) throw new Error(`No task was started: ${[...seen.keys()].join(', ')}`);
        return taskId;
      },
      fetchPicture: (task) => fetchPicture(quiet, task),
      workers: ports.map((port) => `http://127.0.0.1:${port}`),
      isAlone,
      isOver,
    });
  await calling(true, (calls) => calls === FIRST_CALLS);
  const overhead = overheadOf(await calling(true, (calls) => calls === QUIET_CALLS));
  printOverhead('quiet', overhead);
  const isSteady = MINUTES > 0 ? await withEverybody(others, watch, calling) : true;
  await watch.close();
  printOverhead('quiet', overhead);
  const system = overhead.parts?.system ?? Number.NaN;
  console.log(
    `  the system beyond the engine and the work on its picture, quiet: ${system.toFixed(1)} ms median (promised: ${OVERHEAD_MS})`,
  );
  if (!(system <= OVERHEAD_MS) || !isSteady) process.exitCode = 1;
} finally {
  await pool.end();
  await Promise.all([...servers, ...workers].map((app) => app.end()));
  await engine.close();
  await postgres.close();
  await removeData(dataDir);
}
