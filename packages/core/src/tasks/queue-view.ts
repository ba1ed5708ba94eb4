import { ESTIMATED_RENDER_S } from '@plumbline/contract/constants.ts';
import type { QueuePlace } from './queue-place.ts';
import { sizeNumber } from './size-number.ts';
import type { StatusTask } from './task-status.ts';

/** What tasks have in common for whoever makes them and for how long it takes. */
export interface TaskKind {
  readonly function: string;
  /** Longest side in pixels; 0 stands for the base's own. */
  readonly size: number;
  /** The engine that was agreed; empty for any. */
  readonly engine: string;
}

/** Tasks of one kind that wait. */
export interface WaitingWork extends TaskKind {
  readonly tasks: number;
  readonly pictures: number;
}

/** Somebody whose tasks wait. */
export interface WaitingPerson {
  readonly userId: string;
  /** The moment by which their next task stands in the fair order, in seconds; the smallest is served first. */
  readonly score: number;
  /** How much later each further one of theirs stands. */
  readonly step: number;
  /** Next first. */
  readonly work: readonly WaitingWork[];
}

/** A task that runs. */
export interface RunningWork extends TaskKind {
  readonly userId: string;
  /** The worker that has it; null of a version that does not say. */
  readonly heldBy: string | null;
  /** Pictures that it still has to make, parts of one counted. */
  readonly pictures: number;
}

/** What a living worker can do. */
export interface AbleWorker {
  readonly workerId: string;
  /** Tasks that it runs at a time. */
  readonly slots: number;
  readonly largestSize: number | null;
  /** Its healthy engines. */
  readonly engines: readonly { readonly id: string; readonly functions: readonly string[] }[];
}

/** The whole queue at one moment, from which every place in it follows. */
export interface QueueView {
  readonly people: readonly WaitingPerson[];
  readonly running: readonly RunningWork[];
  readonly workers: readonly AbleWorker[];
  /** Seconds that a picture of a kind took of late; undefined where none was made. */
  readonly seconds: (kind: TaskKind) => number | undefined;
}

/** The kind of a task. */
function kindOf({ request, engineTerms }: Pick<StatusTask, 'request' | 'engineTerms'>): TaskKind {
  return {
    function: request.function,
    size: sizeNumber(request.size),
    engine: request.engine ?? engineTerms?.engineId ?? '',
  };
}

/**
 * Where an unfinished task stands. Everybody's tasks stand at the moments of the fair order, from their next one on, each one step
 * after the one before; ahead are those whose moment is earlier. Of these it waits for what would be done by the workers that can do
 * it: what others do as well counts by the part of the places that are theirs.
 *
 * @param earlier its owner's own waiting tasks from before it
 */
export function placeIn(
  view: QueueView,
  task: Pick<StatusTask, 'userId' | 'state' | 'request' | 'engineTerms' | 'progress'>,
  earlier: readonly WaitingWork[],
): QueuePlace {
  const kind = kindOf(task);
  const secondsOf = (work: TaskKind & { readonly pictures: number }) =>
    work.pictures * (view.seconds(work) ?? ESTIMATED_RENDER_S);
  const ownSeconds = secondsOf({ ...kind, pictures: task.request.count * (1 - task.progress) });
  const able = ableWorkers(view, kind);
  const slots = slotsOf(able);
  const place = { running: false, ahead: 0, peopleAhead: 0, secondsAhead: 0, ownSeconds, slots };
  if (task.state === 'running') return { ...place, running: true };
  const partOf = createPartOf(view, able);
  const own = sum(earlier, ({ tasks }) => tasks);
  const self = view.people.find(({ userId }) => userId === task.userId);
  const moment = self ? self.score + own * self.step : Number.POSITIVE_INFINITY;
  const aheadOf = new Set<string>();
  const add = (userId: string, work: WaitingWork, part: number) => {
    if (part === 0) return;
    aheadOf.add(userId);
    place.ahead += work.tasks * part;
    place.secondsAhead += secondsOf(work) * part;
  };
  for (const work of view.running) add(work.userId, { ...work, tasks: 1 }, partOf(work, work.heldBy));
  for (const work of earlier) add(task.userId, work, partOf(work));
  for (const { userId, score, step, work } of view.people) {
    if (userId === task.userId || score >= moment) continue;
    let left = Math.ceil((moment - score) / step);
    for (const each of work) {
      const tasks = Math.min(left, each.tasks);
      add(userId, { ...each, tasks, pictures: (each.pictures * tasks) / each.tasks }, partOf(each));
      left -= tasks;
      if (left === 0) break;
    }
  }
  aheadOf.delete(task.userId);
  return { ...place, peopleAhead: aheadOf.size };
}

/** The living workers that can do what is of a kind. An engine that none of them has is nobody's: another takes its place. */
function ableWorkers({ workers }: QueueView, { function: name, size, engine }: TaskKind): AbleWorker[] {
  const can = (worker: AbleWorker, id?: string) =>
    worker.engines.some((each) => (id === undefined || each.id === id) && each.functions.includes(name));
  const isWaitedFor = engine !== '' && workers.some((worker) => can(worker, engine));
  return workers.filter(
    (worker) =>
      (worker.largestSize === null || size <= worker.largestSize) &&
      can(worker, isWaitedFor ? engine : undefined),
  );
}

/**
 * How much of what is ahead would be done by these workers, 0 to 1. While there is none of them all of it counts: whoever comes
 * may have to do it.
 */
function createPartOf(view: QueueView, able: readonly AbleWorker[]) {
  const known = new Map<string, number>();
  return (kind: TaskKind, heldBy: string | null = null): number => {
    if (able.length === 0) return 1;
    if (view.workers.some(({ workerId }) => workerId === heldBy))
      return able.some(({ workerId }) => workerId === heldBy) ? 1 : 0;
    const key = `${kind.function} ${kind.size} ${kind.engine}`;
    const others = known.has(key) ? [] : ableWorkers(view, kind);
    const part =
      known.get(key) ?? slotsOf(others.filter((worker) => able.includes(worker))) / slotsOf(others);
    known.set(key, Number.isNaN(part) ? 0 : part);
    return known.get(key) ?? 0;
  };
}

function slotsOf(workers: readonly AbleWorker[]): number {
  return sum(workers, ({ slots }) => slots);
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
