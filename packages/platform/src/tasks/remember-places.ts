import type { QueueMoment, QueuePlace } from '@plumbline/core/tasks/queue-place.ts';
import type { Connection } from '../database/connection.ts';
import { readPlaces } from './read-places.ts';

/** How long the queue as it was read is good enough for who only looks at a place in it. */
const KEPT_MS = 500;

interface Remembered {
  readonly readAt: number;
  readonly places: ReadonlyMap<string, QueuePlace>;
}

/**
 * The queue as everybody sees it, read once for all who ask within half a second: places are worked out over the whole
 * queue, and each of those who wait asks for theirs again and again.
 */
export function rememberPlaces(connection: Connection): {
  /** As it is now. */
  read(taskId: string, at: QueueMoment): Promise<QueuePlace | undefined>;
  /** As it was half a second ago at most; as it is now for a task that was not there or did not run then. */
  recall(taskId: string, running: boolean, at: QueueMoment): Promise<QueuePlace | undefined>;
} {
  let remembered: Remembered | undefined;
  let reading: Promise<Remembered> | undefined;
  const readAll = async (at: QueueMoment): Promise<Remembered> => {
    const readAt = performance.now();
    remembered = { readAt, places: await readPlaces(connection, 'all', at) };
    return remembered;
  };
  return {
    read: async (taskId, at) => (await readPlaces(connection, [taskId], at)).get(taskId),
    async recall(taskId, running, at) {
      const known = remembered?.places.get(taskId);
      if (remembered && known?.running === running && performance.now() - remembered.readAt < KEPT_MS)
        return known;
      reading ??= readAll(at).finally(() => {
        reading = undefined;
      });
      return (await reading).places.get(taskId);
    },
  };
}
