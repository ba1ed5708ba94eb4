import type { Database, Repositories } from '@plumbline/core/ports/database.ts';
import type { ClaimedTask } from '@plumbline/core/tasks/run/claim-task.ts';
import type { TaskProgress } from '@plumbline/core/tasks/run/report-progress.ts';
import type { TaskPreview } from '@plumbline/core/tasks/task-preview-repository.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressWriter } from './progress-writer.ts';

// Encoding takes real time, whatever the clock of a test says.
vi.mock('./encode-preview.ts', () => ({ encodePreview: async () => ({ width: 1, height: 1 }) }));

const written: string[] = [];
const shown: number[] = [];
let held = true;
let broken = false;
const repositories = {
  tasks: {
    changeProgress: async (_taskId: string, _claim: number, { progress, stage }: TaskProgress) => {
      if (broken) throw new Error('no database');
      written.push(`${progress} ${stage}`);
      return held;
    },
  },
  taskPreviews: {
    save: async (_taskId: string, { number }: TaskPreview) => shown.push(number),
  },
  taskEvents: { append: async () => undefined },
} as unknown as Repositories;
const database = {
  transaction: (work: (of: Repositories) => Promise<unknown>) => work(repositories),
} as unknown as Database;
const claimed = { task: { taskId: 't', userId: 'u', claim: 1 } } as ClaimedTask;
const create = (onLost = () => undefined as void) =>
  createProgressWriter({ database, clock: { now: () => new Date() } }, claimed, onLost);

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  shown.length = 0;
  [held, broken] = [true, false];
});
afterEach(() => vi.useRealTimers());

test('only the newest of many reports is written, and never backwards', async () => {
  const writer = create();
  for (let step = 0; step <= 40; step++) writer.report(step / 100, 'read');
  writer.report(0.1, 'again');
  await vi.advanceTimersByTimeAsync(50);
  expect(written).toEqual(['0.4 again']);
  writer.report(0.2, 'again');
  await vi.advanceTimersByTimeAsync(500);
  writer.report(0.5, 'again');
  await vi.advanceTimersByTimeAsync(500);
  expect(written).toEqual(['0.4 again', '0.5 again']);
});

test('nothing is written after it was closed', async () => {
  const writer = create();
  writer.report(0.5, 'read');
  await writer.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([]);
});

test('a lost claim is told, a database that is away for a moment is not one', async () => {
  const onLost = vi.fn();
  const writer = create(onLost);
  broken = true;
  writer.report(0.1, 'read');
  await vi.advanceTimersByTimeAsync(500);
  expect(onLost).not.toHaveBeenCalled();
  broken = false;
  held = false;
  writer.report(0.2, 'read');
  await vi.advanceTimersByTimeAsync(500);
  expect(onLost).toHaveBeenCalledOnce();
});

test('of many coarse pictures at most one or two a second are written, and none that has become a result', async () => {
  const writer = create();
  const picture = { width: 1, height: 1, channels: 3 as const, data: new Uint8ClampedArray(3) };
  writer.report(0.1, 'sampling');
  for (let step = 0; step < 40; step++) {
    writer.show(picture);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(4);
  const before = shown.length;
  writer.show(picture);
  await writer.forgetPicture();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown).toHaveLength(before);
});
