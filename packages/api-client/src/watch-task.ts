import type { Task } from './generated/types.ts';
import { PlumblineError } from './plumbline-error.ts';
import { readEvents } from './read-events.ts';
import { type RequestOptions, type Send, sleep } from './transport.ts';

const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export function hasEnded({ state }: Task): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/**
 * A task whenever it changes, until it has ended: by the stream of events, which is opened again where it breaks, from
 * where it stood.
 *
 * @throws PlumblineError for a task that is not there or not the key's; the signal's reason
 */
export async function* watchTask(
  send: Send,
  taskId: string,
  { signal }: RequestOptions,
): AsyncGenerator<Task, void> {
  let lastEventId: string | undefined;
  for (let failures = 0; ; ) {
    try {
      const { body } = await send({
        method: 'GET',
        path: `/api/ai/taskEvents?taskId=${encodeURIComponent(taskId)}`,
        headers: {
          accept: 'text/event-stream',
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        repeatable: true,
        signal,
      });
      if (!body)
        throw new PlumblineError('ANSWER_UNREADABLE', 'The stream of events is empty.', { status: 200 });
      for await (const { event, data, id } of readEvents(body)) {
        lastEventId = id ?? lastEventId;
        failures = 0;
        if (event !== 'task') continue;
        const task = JSON.parse(data) as Task;
        if (task.taskId !== taskId) continue;
        yield task;
        if (hasEnded(task)) return;
      }
    } catch (error) {
      signal?.throwIfAborted();
      // What the server refuses it refuses again; a connection that broke is made anew, however long the task takes.
      if (
        error instanceof PlumblineError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429
      )
        throw error;
    }
    failures += 1;
    await sleep(Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}
