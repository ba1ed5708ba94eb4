import type { Task } from '@plumbline/contract/api/tasks.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, TaskStream, type TaskStreamSource } from './task-stream.ts';

let progress = 0;
let reads = 0;
let stream: TaskStream | undefined;

/** A task of 2 kB whose progress is the moment at which it was read. */
const task = (taskId: string) =>
  ({ taskId, state: 'running', progress, stage: 'x'.repeat(2_000) }) as Partial<Task> as Task;
const source: TaskStreamSource = {
  readTasks: async (taskIds) => {
    reads += 1;
    return taskIds.map(task);
  },
  readSnapshot: async () => ({ taskIds: [], sequence: 0 }),
  readEventsAfter: async () => [],
  isAllowed: async () => true,
};

beforeEach(() => {
  vi.useFakeTimers();
  [progress, reads] = [0, 0];
});
afterEach(() => {
  stream?.output.destroy();
  vi.useRealTimers();
});

const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};
const take = () => String(stream?.output.read() ?? '');

test('a listener that takes nothing costs a bounded buffer, and then gets the newest state', async () => {
  stream = new TaskStream(source, undefined, '0');
  await settle();
  for (let sequence = 1; sequence <= 5_000; sequence++) {
    progress = sequence;
    stream.changed(`task-${sequence % 3}`, sequence);
    if (sequence % 10 === 0) await settle();
  }
  await settle();
  expect(stream.output.writableLength + stream.output.readableLength).toBeLessThan(256 * 1024);
  expect(reads).toBeLessThan(200);
  let text = '';
  for (let turn = 0; turn < 20; turn++) {
    text += take();
    await vi.advanceTimersByTimeAsync(0);
  }
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(ids.slice(-3)).toEqual([4_998, 4_999, 5_000]);
  expect(text.trim().endsWith('}')).toBe(true);
  expect(text).toContain('"progress":5000');
});

test('a listener that stays stuck is let go', async () => {
  stream = new TaskStream(source, undefined, '0');
  await settle();
  for (let sequence = 1; sequence <= 500; sequence++) {
    stream.changed('task', sequence);
    await settle();
  }
  expect(stream.output.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(stream.output.destroyed).toBe(true);
});

test('the heart beats as a comment', async () => {
  stream = new TaskStream(source, undefined, undefined);
  await settle();
  take();
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  expect(take()).toBe(': heartbeat\n\n');
});

test('the stream ends when it is told to look and its session has, not when the database is silent for a moment', async () => {
  let answer: () => Promise<boolean> = () => Promise.reject(new Error('no database'));
  let asked = 0;
  const isAllowed = () => {
    asked += 1;
    return answer();
  };
  stream = new TaskStream({ ...source, isAllowed }, undefined, undefined);
  // By itself it never asks: a thousand streams would be a thousand questions every few seconds.
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toBe(0);
  stream.output.resume();
  await stream.recheck();
  expect(stream.output.writableEnded).toBe(false);
  answer = async () => true;
  await stream.recheck();
  expect(stream.output.writableEnded).toBe(false);
  answer = async () => false;
  await stream.recheck();
  expect(stream.output.writableEnded).toBe(true);
  await stream.recheck();
  expect(asked).toBe(3);
});
