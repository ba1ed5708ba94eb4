/**
 * The real-time mode as a person has it: the application as it is started, a WebSocket, the clients' own pump, and a window whose
 * drawing changes by a stroke, a window or a chimney at a time. Without a graphics card, and with a stand-in of ComfyUI that takes
 * 50 ms a frame, beside the bare calls of the same stand-in in the same run. Then a session, whose memory is looked at.
 *
 * Latencies count from the change in the window until the picture is here: with its capture, the look at it, its packing and both ways.
 *
 *   node scripts/run.mjs bench/live.ts [--changes 20] [--seconds 15] [--still 60] [--minutes 3] [--only builtin,engine,memory]
 */
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { startComfyuiStandIn } from '@plumbline/engines/comfyui/testing/comfyui-stand-in.ts';
import { createPool } from '@plumbline/platform/database/create-pool.ts';
import { startEmbeddedPostgres } from '@plumbline/platform/database/embedded-postgres.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';
import { BareFrames } from './src/bare-frame.ts';
import { type ChangingDrawing, changingDrawings } from './src/changing-drawings.ts';
import { GrainedFiles } from './src/grained-files.ts';
import { LiveWindow, type WindowResult } from './src/live-window.ts';
import { addMembers, type PersonHeaders } from './src/load-people.ts';
import { memoryOfTree } from './src/memory-of-tree.ts';

const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    still: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '3' },
    only: { type: 'string', default: 'builtin,engine,memory' },
  },
});
const CHANGES = Number(values.changes);
const SECONDS = Number(values.seconds);
const STILL_SECONDS = Number(values.still);
const MINUTES = Number(values.minutes);
const PARTS = new Set(values.only.split(','));

const ENGINE_MS = 50;
/** Between two changes of a model that is being turned. */
const CHANGE_MS = 100;
/** The same of somebody who watches a fast engine. */
const QUICK_CHANGE_MS = 40;
/** Before anything is timed: threads are started, and code is compiled as it is used. */
const FIRST_CHANGES = 5;
const TARGETS = { coarseMs: 500, perSecond: 2, still: 0, enginePerSecond: 12, overheadMs: 25, flat: 1.1 };

const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-live-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const files = new GrainedFiles();
const engine = await startComfyuiStandIn({
  stepMs: 0,
  jobMs: ENGINE_MS,
  fileOf: (paint) => files.next(paint),
});
const env = { DATABASE_URL: postgres.url, COMFYUI_URLS: engine.url };
const app = await startApp({ dataDir: join(dataDir, 'data'), env });
const pool = createPool(postgres.url, () => undefined);
const missed: string[] = [];

function check(what: string, isKept: boolean): string {
  if (!isKept) missed.push(what);
  return isKept ? 'kept' : 'MISSED';
}

function show(what: string, figure: string, more = ''): void {
  console.log(`  ${what.padEnd(44)} ${figure.padStart(22)}   ${more}`.trimEnd());
}

const times = (all: readonly number[]) =>
  `${median(all).toFixed(0)} ms, p95 ${quantile(all, 0.95).toFixed(0)} ms`;
const latencies = (all: readonly WindowResult[]) => all.map(({ latencyMs }) => latencyMs);

function openWindow(person: PersonHeaders, drawing: ChangingDrawing, engineId: string): LiveWindow {
  const options = { function: drawing.function, engine: engineId, seed: 7 } as const;
  return new LiveWindow({ url: app.url, person, options });
}

const stateAt = ({ states }: ChangingDrawing, change: number) => {
  const state = states[change % states.length];
  if (!state) throw new Error('nothing is drawn');
  return state;
};

/** One change after the other, each once the one before has its best picture. */
async function changeOneByOne(window: LiveWindow, drawing: ChangingDrawing, from: number, changes: number) {
  const coarse: WindowResult[] = [];
  const fine: WindowResult[] = [];
  for (let change = from; change < from + changes; change += 1) {
    const shown = window.show(stateAt(drawing, change));
    coarse.push(await window.resultOf(shown, 'coarse'));
    fine.push(await window.resultOf(shown, 'fine'));
    // Hands do not keep time with looks.
    await sleep(100 + Math.random() * 100);
  }
  return { coarse, fine };
}

/** @returns pictures of other frames that came, and the seconds */
async function changeOnAndOn(window: LiveWindow, drawing: ChangingDrawing, from: number, pauseMs: number) {
  const before = window.results.length;
  const renders = window.renders;
  const begun = performance.now();
  for (let change = from; performance.now() - begun < SECONDS * 1_000; change += 1) {
    window.show(stateAt(drawing, change));
    await sleep(pauseMs);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const results = window.results.slice(before);
  const first = results.filter(({ shown }, at) => results.findIndex((each) => each.shown === shown) === at);
  return { perSecond: (window.renders - renders) / seconds, results: first };
}

async function measureBuiltin(person: PersonHeaders, drawing: ChangingDrawing): Promise<void> {
  console.log(`\n${drawing.name} (${drawing.function}), built in, ${CHANGES} changes`);
  const window = openWindow(person, drawing, 'builtin');
  const cold = await window.resultOf(window.show(stateAt(drawing, 0)), 'coarse');
  show('first picture of a cold server', `${cold.latencyMs.toFixed(0)} ms`);
  await changeOneByOne(window, drawing, 1, FIRST_CHANGES);
  const { coarse, fine } = await changeOneByOne(window, drawing, 1 + FIRST_CHANGES, CHANGES);
  const coarseMs = median(latencies(coarse));
  show(
    'coarse picture after a change',
    times(latencies(coarse)),
    `median promised: ${TARGETS.coarseMs} ms, ${check(`${drawing.name}: coarse`, coarseMs <= TARGETS.coarseMs)}`,
  );
  show('  of it rendering', times(coarse.map(({ meta }) => meta.renderMs)));
  show('  of it the server, with rendering', times(coarse.map(({ meta }) => meta.serverMs)));
  show('fine picture after a change', times(latencies(fine)));
  show('  of it rendering', times(fine.map(({ meta }) => meta.renderMs)));
  const { perSecond, results } = await changeOnAndOn(window, drawing, 0, CHANGE_MS);
  show(
    `frames a second, a change each ${CHANGE_MS} ms`,
    perSecond.toFixed(2),
    `promised: ${TARGETS.perSecond}, ${check(`${drawing.name}: frames a second`, perSecond >= TARGETS.perSecond)}`,
  );
  show('  latency meanwhile', times(latencies(results)));
  await window.resultOf(window.show(stateAt(drawing, 0)), 'fine');
  const [renders, looks] = [window.renders, window.looks];
  await sleep(STILL_SECONDS * 1_000);
  const still = window.renders - renders;
  show(
    `renders in ${STILL_SECONDS} s without a change`,
    String(still),
    `${window.looks - looks} looks; promised: ${TARGETS.still}, ${check(`${drawing.name}: still`, still === TARGETS.still)}`,
  );
  window.close();
}

/** A server reports what its engines can do a little after its start. */
async function engineReady(person: PersonHeaders, drawing: ChangingDrawing): Promise<LiveWindow> {
  const window = openWindow(person, drawing, 'comfyui');
  await window.resultOf(window.show(stateAt(drawing, 0)), 'fine');
  return window;
}

async function measureEngine(person: PersonHeaders, drawing: ChangingDrawing): Promise<void> {
  console.log(
    `\n${drawing.name} (${drawing.function}), a stand-in of ComfyUI of ${ENGINE_MS} ms a frame, ${CHANGES} changes`,
  );
  const window = await engineReady(person, drawing);
  const bare = await BareFrames.open(engine);
  const bareMs: number[] = [];
  const results: WindowResult[] = [];
  for (let change = 1; change <= FIRST_CHANGES + CHANGES; change += 1) {
    const shown = window.show(stateAt(drawing, change));
    const result = await window.resultOf(shown, 'fine');
    const ms = await bare.again();
    if (change <= FIRST_CHANGES) continue;
    results.push(result);
    bareMs.push(ms);
    await sleep(50 + Math.random() * 100);
  }
  bare.close();
  const server = results.map(({ meta }) => meta.serverMs);
  const overhead = median(server.map((ms, at) => ms - (bareMs[at] ?? 0)));
  show('bare call of the engine', times(bareMs));
  show('the server, from a frame to its picture', times(server));
  show('  of it the engine as it is called', times(results.map(({ meta }) => meta.renderMs)));
  show(
    'the server beyond the bare call',
    `${overhead.toFixed(1)} ms`,
    `median promised: ${TARGETS.overheadMs} ms, ${check('engine: overhead', overhead <= TARGETS.overheadMs)}`,
  );
  show('picture after a change, with capture and look', times(latencies(results)));
  const { perSecond, results: flowing } = await changeOnAndOn(window, drawing, 0, QUICK_CHANGE_MS);
  show(
    `frames a second, a change each ${QUICK_CHANGE_MS} ms`,
    perSecond.toFixed(2),
    `promised: ${TARGETS.enginePerSecond}, ${check('engine: frames a second', perSecond >= TARGETS.enginePerSecond)}`,
  );
  show('  latency meanwhile', times(latencies(flowing)));
  window.close();
  engine.requests.length = 0;
}

/** A session of somebody who draws: a stroke, a look at it, now and then a turn of the model and a rest. */
async function measureMemory(person: PersonHeaders, drawings: readonly ChangingDrawing[]): Promise<void> {
  console.log(`\nA session of ${MINUTES} minutes, built in`);
  const begun = performance.now();
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOfTree(process.pid)), 5_000);
  let renders = 0;
  for (let turn = 0; performance.now() - begun < MINUTES * 60_000; turn += 1) {
    const drawing = drawings[turn % drawings.length];
    if (!drawing) break;
    const window = openWindow(person, drawing, 'builtin');
    const end = Math.min(begun + MINUTES * 60_000, performance.now() + 60_000);
    for (let change = 0; performance.now() < end; change += 1) {
      window.show(stateAt(drawing, change));
      await sleep(change % 20 < 10 ? 300 : 2_000);
    }
    renders += window.renders;
    window.close();
    await sleep(1_000);
  }
  clearInterval(sampling);
  const third = Math.floor(samples.length / 3);
  const around = Math.max(1, Math.floor(samples.length / 12));
  const atThird = median(samples.slice(third - around, third + around));
  const atEnd = median(samples.slice(-2 * around));
  show('frames rendered', String(renders));
  const ninths = Array.from({ length: 9 }, (_, part) =>
    samples.slice(Math.floor((part * samples.length) / 9), Math.floor(((part + 1) * samples.length) / 9)),
  );
  show('  medians of its ninths', ninths.map((part) => median(part).toFixed(0)).join(' '), 'MiB');
  show('memory of server and database, at one third', `${atThird} MiB`);
  show(
    '  at the end',
    `${atEnd} MiB`,
    `flat: ${check('memory', atEnd <= atThird * TARGETS.flat)}; highest ${Math.max(...samples)} MiB`,
  );
}

try {
  const [person] = await addMembers(pool, 1);
  if (!person) throw new Error('Nobody is there.');
  const drawings = await changingDrawings(23);
  console.log(
    `Load of the machine before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  for (const drawing of drawings) if (PARTS.has('builtin')) await measureBuiltin(person, drawing);
  const [house] = drawings;
  if (house && PARTS.has('engine')) await measureEngine(person, house);
  if (PARTS.has('memory') && MINUTES > 0) await measureMemory(person, drawings);
  console.log(
    `\nLoad of the machine after: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  if (missed.length > 0) {
    console.log(`Missed: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await pool.end();
  await app.end();
  await engine.close();
  await postgres.close();
  await removeData(dataDir);
}
