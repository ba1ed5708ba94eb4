import { setTimeout as sleep } from 'node:timers/promises';
import type { PaceCall, PaceEngine } from './pace-engine.ts';
import { median } from '../../scripts/lib/statistics.ts';
import type { EndedTask, TaskWatch } from './task-watch.ts';
import { wallClock } from './wall-clock.ts';
import { ANSWERED, ENCODED, readSteps, sinceThen, type WorkerSteps } from './worker-steps.ts';

export interface CallOptions {
  readonly engine: PaceEngine;
  readonly watch: TaskWatch;
  /** @returns its id */
  readonly start: () => Promise<string>;
  /** Reads the whole file of its picture. */
  readonly fetchPicture: (task: EndedTask) => Promise<void>;
  /** Where each worker tells its figures. */
  readonly workers: readonly string[];
  /** Whether anything else is done meanwhile: then the workers' figures are of others too, and are not taken. */
  readonly isAlone: boolean;
  readonly isOver: (calls: number) => boolean;
}

/** One call of an engine through the whole system, milliseconds. */
interface Call {
  /** From the click to the event that says done. */
  readonly through: number;
  /** From there until the person has the file. */
  readonly fetched: number;
  /** The same request to the engine with nothing between. */
  readonly bare: number;
  readonly steps: WorkerSteps;
  readonly path: CallPath;
}

const PATH = [
  'click to start',
  'start to claim',
  'claim to engine',
  'engine',
  'answer to end',
  'end to event',
] as const;
/** One after the other, milliseconds; together `through`. */
type CallPath = ReadonlyMap<(typeof PATH)[number], number>;

function pathOf(clicked: number, done: number, task: EndedTask, { askedAt, answeredAt }: PaceCall): CallPath {
  const [created, started, finished] = [task.createdAt, task.startedAt, task.finishedAt].map(Date.parse);
  const moments = [clicked, created, started, askedAt, answeredAt, finished, done];
  return new Map(PATH.map((part, at) => [part, (moments[at + 1] ?? 0) - (moments[at] ?? 0)]));
}

/** Starts of one person are held to so many a minute. */
const PAUSE_MS = 1_000;

/** One task after the other, heard of as a page hears of it, and the bare call after each. */
export async function callEngine(options: CallOptions): Promise<Call[]> {
  const { engine, watch, start, fetchPicture, workers, isAlone, isOver } = options;
  const calls: Call[] = [];
  while (!isOver(calls.length)) {
    const before = isAlone ? await readSteps(workers) : new Map<string, number>();
    const clicked = wallClock();
    const begun = performance.now();
    const task = await watch.done(await start());
    const done = performance.now();
    await fetchPicture(task);
    const fetched = performance.now();
    const { last } = engine;
    const { body } = last;
    const asked = performance.now();
    const init = { method: 'POST', body };
    await (await fetch(`${engine.url}/images/generations`, init)).arrayBuffer();
    const bare = performance.now() - asked;
    const steps = isAlone ? sinceThen(await readSteps(workers), before) : before;
    const path = pathOf(clicked, clicked + done - begun, task, last);
    calls.push({ through: done - begun, fetched: fetched - done, bare, steps, path });
    await sleep(PAUSE_MS);
  }
  return calls;
}

export interface EngineOverhead {
  readonly through: number;
  readonly bare: number;
  readonly fetched: number;
  readonly beyond: number;
  /** Of `beyond`, the work on the picture and all else; undefined where it is not known. */
  readonly parts: { readonly picture: number; readonly system: number } | undefined;
  readonly steps: ReadonlyMap<string, number>;
  readonly path: CallPath;
}

/** Medians. */
export function overheadOf(calls: readonly Call[]): EngineOverhead {
  const of = (value: (call: Call) => number) => median(calls.map(value));
  const step = (call: Call, name: string) => call.steps.get(name) ?? 0;
  const pictureWork = (call: Call) => step(call, ANSWERED) + step(call, ENCODED);
  const names = [...new Set(calls.flatMap(({ steps }) => [...steps.keys()]))];
  return {
    through: of(({ through }) => through),
    bare: of(({ bare }) => bare),
    fetched: of(({ fetched }) => fetched),
    beyond: of(({ through, bare }) => through - bare),
    parts:
      names.length === 0
        ? undefined
        : { picture: of(pictureWork), system: of((call) => call.through - call.bare - pictureWork(call)) },
    steps: new Map(names.map((name) => [name, of((call) => step(call, name))])),
    path: new Map(PATH.map((part) => [part, of((call) => call.path.get(part) ?? 0)])),
  };
}
