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
  /** Pictures that it still has to make, parts of one counted. */
  readonly pictures: number;
}

/** The whole queue at one moment, from which every place in it follows. */
export interface QueueView {
  readonly people: readonly WaitingPerson[];
  readonly running: readonly RunningWork[];
  /** Tasks that all workers together run at a time. */
  readonly slots: number;
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
 * after the one before; ahead are those whose moment is earlier.
 *
 * @param earlier its owner's own waiting tasks from before it
 */
export function placeIn(
  view: QueueView,
  task: Pick<StatusTask, 'userId' | 'state' | 'request' | 'engineTerms' | 'progress'>,
  earlier: readonly WaitingWork[],
): QueuePlace {
  const secondsOf = (work: TaskKind & { readonly pictures: number }) =>
    work.pictures * (view.seconds(work) ?? ESTIMATED_RENDER_S);
  const running = task.state === 'running';
  const ownSeconds = secondsOf({ ...kindOf(task), pictures: task.request.count * (1 - task.progress) });
  if (running) return { running, ahead: 0, peopleAhead: 0, secondsAhead: 0, ownSeconds, slots: view.slots };
  const own = sum(earlier, ({ tasks }) => tasks);
  const self = view.people.find(({ userId }) => userId === task.userId);
  const moment = self ? self.score + own * self.step : Number.POSITIVE_INFINITY;
  const aheadOf = new Set(view.running.map(({ userId }) => userId));
  let ahead = view.running.length + own;
  let secondsAhead = sum(view.running, secondsOf) + sum(earlier, secondsOf);
  for (const { userId, score, step, work } of view.people) {
    if (userId === task.userId || score >= moment) continue;
    aheadOf.add(userId);
    let left = Math.ceil((moment - score) / step);
    for (const each of work) {
      const taken = Math.min(left, each.tasks);
      ahead += taken;
      secondsAhead += (secondsOf(each) * taken) / each.tasks;
      left -= taken;
    }
  }
  aheadOf.delete(task.userId);
  return { running, ahead, peopleAhead: aheadOf.size, secondsAhead, ownSeconds, slots: view.slots };
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
