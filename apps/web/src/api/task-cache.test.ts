import type { Task } from '@plumbline/contract/api/tasks.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { forgetTask, newestOf, receiveTask, unfinishedIds } from './task-cache.ts';

const task = (taskId: string, change: Partial<Task> = {}): Task => ({
  taskId,
  function: 'indoorRender',
  state: 'running',
  queue_num: 0,
  waitSeconds: 4,
  hasWorker: true,
  progress: 0.5,
  preview: null,
  seenBy: [],
  stage: 'paint',
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
  ...change,
});
const LIST = ['tasks', {}];
const pages = (...items: Task[]) => ({
  pages: [{ items, total: items.length, nextCursor: null }],
  pageParams: [''],
});

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

test('news of a task reaches its own record and every list that holds it', () => {
  client.setQueryData(LIST, pages(task('a'), task('b')));
  receiveTask(client, task('a', { progress: 0.9 }));
  expect(client.getQueryData<Task>(['task', 'a'])?.progress).toBe(0.9);
  expect(
    client.getQueryData<ReturnType<typeof pages>>(LIST)?.pages[0]?.items.map((each) => each.progress),
  ).toEqual([0.9, 0.5]);
});

test('news that was overtaken does not bring an ended task back to life', () => {
  receiveTask(client, task('a', { state: 'done', progress: 1 }));
  receiveTask(client, task('a', { state: 'running', progress: 0.8 }));
  expect(client.getQueryData<Task>(['task', 'a'])?.state).toBe('done');
});

test('the count is asked for again when a task ends, and only then', () => {
  client.setQueryData(['tickets'], 8);
  receiveTask(client, task('a'));
  expect(client.getQueryState(['tickets'])?.isInvalidated).toBe(false);
  receiveTask(client, task('a', { state: 'cancelled' }));
  expect(client.getQueryState(['tickets'])?.isInvalidated).toBe(true);
});

test('knows which tasks to ask for while the stream is down', () => {
  client.setQueryData(LIST, pages(task('a'), task('b', { state: 'done' })));
  receiveTask(client, task('c', { state: 'queued' }));
  expect(unfinishedIds(client).sort()).toEqual(['a', 'c']);
});

test('a deleted task leaves record, list and total', () => {
  client.setQueryData(LIST, pages(task('a'), task('b')));
  forgetTask(client, 'a');
  const list = client.getQueryData<ReturnType<typeof pages>>(LIST)?.pages[0];
  expect(list?.items.map((each) => each.taskId)).toEqual(['b']);
  expect(list?.total).toBe(1);
});

test('an answer that the stream overtook does not bring an ended task back to life', async () => {
  let answer: (running: Task) => void = () => undefined;
  const asked = client.fetchQuery({
    queryKey: ['task', 'a'],
    queryFn: async (context) =>
      newestOf(context.client, await new Promise<Task>((resolve) => (answer = resolve))),
  });
  receiveTask(client, task('a', { state: 'done', progress: 1 }));
  answer(task('a', { state: 'running' }));
  await asked;
  expect(client.getQueryData<Task>(['task', 'a'])?.state).toBe('done');
});

test('an answer about a task that runs, or that nothing is known of, is taken as it is', () => {
  receiveTask(client, task('a', { progress: 0.2 }));
  const news = task('a', { progress: 0.9 });
  expect(newestOf(client, news)).toBe(news);
  const other = task('b');
  expect(newestOf(client, other)).toBe(other);
});
