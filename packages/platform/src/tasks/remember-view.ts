import type { QueueMoment } from '@plumbline/core/tasks/queue-place.ts';
import type { QueueView } from '@plumbline/core/tasks/queue-view.ts';
import type { Connection } from '../database/connection.ts';
import { readQueueView } from './read-queue-view.ts';

/** How long the queue as it was read is good enough for who only looks at a place in it. */
const KEPT_MS = 500;
/** A queue that takes long to be read is read so much more rarely. */
const REST_FOR_WORK = 20;

/** With no more people in it than this it is quick to be read, and read anew for whoever wants to know it as it is now. */
const FEW_PEOPLE = 2_000;

interface Remembered {
  readonly readAt: number;
  readonly took: number;
  readonly view: QueueView;
}

/** The queue as everybody sees it, read once for all who ask at the same time: each of those who wait asks again and again. */
export function rememberView(connection: Connection): {
  /** As it is now, where that is quickly known; else as it was a little while ago. */
  read(at: QueueMoment): Promise<QueueView>;
  /** As it was half a second ago at most; as it is now for somebody who was not in it. */
  recall(at: QueueMoment, userId: string): Promise<QueueView>;
} {
  let remembered: Remembered | undefined;
  let reading: Promise<Remembered> | undefined;
  const readNow = async (at: QueueMoment): Promise<Remembered> => {
    const readAt = performance.now();
    const view = await readQueueView(connection, at);
    remembered = { readAt, took: performance.now() - readAt, view };
    return remembered;
  };
  const readTogether = async (at: QueueMoment): Promise<QueueView> => {
    reading ??= readNow(at).finally(() => {
      reading = undefined;
    });
    return (await reading).view;
  };
  const youngerThan = (milliseconds: number) =>
    remembered && performance.now() - remembered.readAt < milliseconds ? remembered.view : undefined;
  const rest = () => REST_FOR_WORK * (remembered?.took ?? 0);
  return {
    read: async (at) =>
      ((remembered?.view.people.length ?? 0) > FEW_PEOPLE ? youngerThan(rest()) : undefined) ??
      (await readNow(at)).view,
    async recall(at, userId) {
      const view = youngerThan(Math.max(KEPT_MS, rest()));
      const isIn = view?.people.some((person) => person.userId === userId);
      return view && isIn ? view : readTogether(at);
    },
  };
}
