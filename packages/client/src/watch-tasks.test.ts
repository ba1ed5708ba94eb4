import type { Task } from '@plumbline/contract/api/tasks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiCall } from './api-call.ts';
import { ServerError } from './server-error.ts';
import { fakeSettings } from './testing/fake-settings.ts';
import { type EventStream, watchTasks } from './watch-tasks.ts';

const task: Task = {
  taskId: 't1',
  function: 'indoorRender',
  state: 'running',
  queue_num: 0,
  waitSeconds: 4,
  hasWorker: true,
  progress: 0.5,
  stage: 'shade',
  preview: null,
  seenBy: [],
  images: [],
  tickets: { perImage: 1, charged: 0, returned: 0 },
  error: null,
  request: {
    function: 'indoorRender',
    upload_img: 'i1',
    promptTxt: '',
    atmosphere: 'sunny',
    cnStrength: 0.6,
    similarity: 0.5,
    count: 1,
    size: 768,
    seed: 1,
  },
  base: null,
  engine: null,
  favourite: false,
  tags: [],
  place: null,
  batch: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  durationMs: null,
};

class FakeStream implements EventStream {
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private listener: ((event: { data: string }) => void) | undefined;
  addEventListener(_type: string, listener: (event: { data: string }) => void) {
    this.listener = listener;
  }
  send(data: string) {
    this.listener?.({ data });
  }
  close() {
    this.readyState = 2;
  }
}

function watch(call: ApiCall, unfinished = ['t1']) {
  const streams: FakeStream[] = [];
  const tasks: Task[] = [];
  const connections: string[] = [];
  const stop = watchTasks(fakeSettings([]).settings, call, {
    createStream: () => {
      const stream = new FakeStream();
      streams.push(stream);
      return stream;
    },
    onTask: (seen) => tasks.push(seen),
    onConnection: (connection) => connections.push(connection),
    unfinished: () => unfinished,
  });
  return { streams, tasks, connections, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('passes on the tasks of the stream and ignores what breaks the contract', () => {
  const { streams, tasks, connections, stop } = watch(vi.fn());
  streams[0]!.onopen?.();
  streams[0]!.send(JSON.stringify(task));
  streams[0]!.send('{"taskId":');
  streams[0]!.send('{"taskId":"t2"}');
  expect(tasks).toEqual([task]);
  expect(connections).toEqual(['live']);
  stop();
});

test('asks for unfinished tasks while the stream is down, and stops when it is back', async () => {
  const call = vi.fn(() => Promise.resolve({ ...task, progress: 0.7 }));
  const { streams, tasks, connections, stop } = watch(call as unknown as ApiCall);
  streams[0]!.onopen?.();
  streams[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tasks.at(-1)?.progress).toBe(0.7);
  expect(connections).toEqual(['live', 'lost', 'polling']);
  streams[0]!.onopen?.();
  await vi.advanceTimersByTimeAsync(0);
  const asked = call.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(call.mock.calls.length).toBe(asked);
  expect(connections.at(-1)).toBe('live');
  stop();
});

test('a task that was deleted elsewhere does not make the server look lost, nor hide the other tasks', async () => {
  const call = vi.fn((_name: string, { query }: { query: { taskId: string } }) =>
    query.taskId === 'gone'
      ? Promise.reject(new ServerError('NOT_FOUND', ''))
      : Promise.resolve({ ...task, progress: 0.8 }),
  );
  const { streams, tasks, connections, stop } = watch(call as unknown as ApiCall, ['gone', 't1']);
  streams[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tasks.at(-1)?.progress).toBe(0.8);
  expect(connections).toEqual(['lost', 'polling']);
  stop();
});

test('opens a closed stream again with growing pauses and says when nothing answers', async () => {
  const call = vi.fn(() => Promise.reject(new AppError('NETWORK_ERROR', '')));
  const { streams, connections, stop } = watch(call as unknown as ApiCall);
  streams[0]!.readyState = 2;
  streams[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams).toHaveLength(2);
  streams[1]!.readyState = 2;
  streams[1]!.onerror?.();
  await vi.advanceTimersByTimeAsync(3999);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(3);
  expect(connections.at(-1)).toBe('lost');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(3);
});

/** Answers when the test says so. */
function slowCall() {
  const answers: (() => void)[] = [];
  const call = vi.fn(
    () => new Promise<Task>((resolve) => answers.push(() => resolve({ ...task, progress: 0.9 }))),
  );
  return { call, answers };
}

test('a stream that comes and goes while something is asked leaves one who asks, not two', async () => {
  const { call, answers } = slowCall();
  const { streams, stop } = watch(call as unknown as ApiCall);
  streams[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  streams[0]!.onopen?.();
  streams[0]!.onerror?.();
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(0);
  const before = call.mock.calls.length;
  await vi.advanceTimersByTimeAsync(2000);
  expect(call.mock.calls.length - before).toBe(1);
  stop();
});

test('an answer that comes after the end is nobody’s, and nothing more is asked', async () => {
  const { call, answers } = slowCall();
  const { streams, tasks, stop } = watch(call as unknown as ApiCall, ['t1', 't2']);
  streams[0]!.onerror?.();
  await vi.advanceTimersByTimeAsync(2000);
  stop();
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tasks).toEqual([]);
  expect(call).toHaveBeenCalledTimes(1);
});
