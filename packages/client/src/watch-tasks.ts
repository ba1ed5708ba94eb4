import { type Task, taskSchema } from '@plumbline/contract/api/tasks.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { API_VERSION } from '@plumbline/contract/constants.ts';
import type { ApiCall } from './api-call.ts';
import type { ClientSettings } from './client-settings.ts';
import { ServerError } from './server-error.ts';

/** The part of EventSource that is used; the browser's own resumes with `Last-Event-ID` after a break. */
export interface EventStream {
  readonly readyState: number;
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(type: string, listener: (event: { data: string }) => void): void;
  close(): void;
}

export type Connection = 'live' | 'polling' | 'lost';

export interface WatchOptions {
  readonly createStream: (url: string) => EventStream;
  readonly onTask: (task: Task) => void;
  readonly onConnection: (connection: Connection) => void;
  /** Ids that have not ended as far as the caller knows: what is asked for while the stream is down. */
  readonly unfinished: () => readonly string[];
}

const CLOSED = 2;
const POLL_MS = 2000;
const REOPEN_MS = { first: 2000, most: 30_000 };

/**
 * Keeps the caller told about all of a user's tasks: by the event stream, and by asking for the unfinished ones
 * while the stream is down. A stream that the browser gave up on is opened again with growing pauses.
 *
 * @returns a function that ends the watch.
 */
export function watchTasks(settings: ClientSettings, call: ApiCall, options: WatchOptions): () => void {
  let stream: EventStream | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let pause = REOPEN_MS.first;
  let ended = false;

  const ask = async () => {
    try {
      const waiting = options.unfinished();
      for (const taskId of waiting) {
        const task = await call('task', { query: { taskId } }).catch(leaveRefused);
        // Whoever is signed in by now is not told of the tasks of who was.
        if (ended) return;
        if (task) options.onTask(task);
      }
      // With nothing to wait for, something small is asked, so that `polling` means that the server answers.
      if (waiting.length === 0) await call('siteInfo', {});
      if (!ended && poll !== undefined) options.onConnection('polling');
    } catch {
      if (!ended && poll !== undefined) options.onConnection('lost');
    }
  };
  const keepAsking = () => {
    const mine = setTimeout(async () => {
      await ask();
      // While it was asked the stream may have come back and broken off again: then another one asks.
      if (!ended && poll === mine) keepAsking();
    }, POLL_MS);
    poll = mine;
  };
  const stopAsking = () => {
    clearTimeout(poll);
    poll = undefined;
  };
  const open = () => {
    stream = options.createStream(`${settings.baseUrl}${OTHER_PATHS.taskEvents}?version=${API_VERSION}`);
    stream.addEventListener('task', ({ data }) => {
      const task = taskSchema.safeParse(parseJson(data));
      if (task.success && !ended) options.onTask(task.data);
    });
    stream.onopen = () => {
      const resumed = poll !== undefined;
      stopAsking();
      pause = REOPEN_MS.first;
      options.onConnection('live');
      if (resumed) void ask();
    };
    stream.onerror = () => {
      if (ended) return;
      if (poll === undefined) {
        options.onConnection('lost');
        keepAsking();
      }
      if (stream?.readyState !== CLOSED) return;
      clearTimeout(reopen);
      reopen = setTimeout(open, pause);
      pause = Math.min(pause * 2, REOPEN_MS.most);
    };
  };

  open();
  return () => {
    ended = true;
    stopAsking();
    clearTimeout(reopen);
    stream?.close();
  };
}

/** A task that was deleted elsewhere, a session that ended: the server answers, and the other tasks are to be asked for. */
function leaveRefused(error: unknown): undefined {
  if (error instanceof ServerError && error.status < 500) return undefined;
  throw error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
