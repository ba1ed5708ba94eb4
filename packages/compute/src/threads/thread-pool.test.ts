import { afterEach, expect, test } from 'vitest';
import { ThreadCrashError } from './pooled-thread.ts';
import type { OddJob } from './testing/odd-jobs-thread.ts';
import { JobTimeoutError, ThreadPool } from './thread-pool.ts';

let pool: ThreadPool<OddJob, number>;
const never = new AbortController().signal;
const open = (size: number, options: { maxWaiting?: number; graceMs?: number } = {}) => {
  pool = new ThreadPool({
    script: new URL('./testing/odd-jobs-thread.ts', import.meta.url),
    size,
    ...options,
  });
  return pool;
};
afterEach(() => pool.close());

test('answers jobs, one after the other where there is one thread', async () => {
  open(1);
  const jobs = [1, 2, 3].map((n) =>
    pool.run({ type: 'sum', values: new Uint8Array([n, n]) }, { signal: never }),
  );
  expect(await Promise.all(jobs)).toEqual([2, 4, 6]);
});

test('moves buffers instead of copying them', async () => {
  open(1);
  const values = new Uint8Array([1, 2, 3]);
  const sum = pool.run({ type: 'sum', values }, { signal: never, transfer: [values.buffer] });
  expect(values.byteLength).toBe(0);
  expect(await sum).toBe(6);
});

test('an abort ends a computing job at once and the thread does the next one', async () => {
  open(1);
  const before = await pool.run({ type: 'where' }, { signal: never });
  const controller = new AbortController();
  const started = Promise.withResolvers<void>();
  // It would spin for longer than any test may take.
  const spin = pool.run(
    { type: 'spin', ms: 3_600_000 },
    { signal: controller.signal, progress: () => started.resolve() },
  );
  await started.promise;
  controller.abort(new Error('enough'));
  await expect(spin).rejects.toThrow('enough');
  expect(await pool.run({ type: 'where' }, { signal: never })).toBe(before);
});

test('a thread that does not listen is ended and replaced', async () => {
  open(1, { graceMs: 100 });
  const controller = new AbortController();
  const deaf = pool.run({ type: 'deaf' }, { signal: controller.signal, progress: () => controller.abort() });
  await expect(deaf).rejects.toThrow();
  expect(await pool.run({ type: 'sum', values: new Uint8Array([4]) }, { signal: never })).toBe(4);
});

test('a crash fails its own job alone', async () => {
  open(2);
  const spin = pool.run({ type: 'spin', ms: 300 }, { signal: never });
  const die = pool.run({ type: 'die' }, { signal: never });
  const later = pool.run({ type: 'sum', values: new Uint8Array([5]) }, { signal: never });
  await expect(die).rejects.toBeInstanceOf(ThreadCrashError);
  expect(await Promise.all([spin, later])).toEqual([300, 5]);
});

test('what waits behind a crash, or behind a job whose thread has to be ended, is done', async () => {
  open(1, { graceMs: 100 });
  const two = () =>
    Promise.all([1, 2].map((n) => pool.run({ type: 'sum', values: new Uint8Array([n]) }, { signal: never })));
  const die = pool.run({ type: 'die' }, { signal: never });
  const behindCrash = two();
  await expect(die).rejects.toBeInstanceOf(ThreadCrashError);
  expect(await behindCrash).toEqual([1, 2]);
  const controller = new AbortController();
  const deaf = pool.run({ type: 'deaf' }, { signal: controller.signal, progress: () => controller.abort() });
  const behindDeaf = two();
  await expect(deaf).rejects.toThrow();
  expect(await behindDeaf).toEqual([1, 2]);
});

test('a job over its time is given up', async () => {
  open(1, { graceMs: 50 });
  await expect(pool.run({ type: 'deaf' }, { signal: never, timeoutMs: 400 })).rejects.toBeInstanceOf(
    JobTimeoutError,
  );
  expect(await pool.run({ type: 'sum', values: new Uint8Array([6]) }, { signal: never })).toBe(6);
});

test('an aborted job that waits never starts', async () => {
  open(1);
  const first = pool.run({ type: 'spin', ms: 200 }, { signal: never });
  const controller = new AbortController();
  const second = pool.run({ type: 'die' }, { signal: controller.signal });
  controller.abort();
  await expect(second).rejects.toThrow();
  expect(await first).toBe(200);
});

test('expected failures keep their code and values, a full queue is refused', async () => {
  open(1, { maxWaiting: 1 });
  const refused = pool.run({ type: 'refuse' }, { signal: never });
  const waits = pool.run({ type: 'where' }, { signal: never });
  await expect(pool.run({ type: 'where' }, { signal: never })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(refused).rejects.toMatchObject({ code: 'IMAGE_DIMENSIONS_TOO_LARGE', values: { limit: 7 } });
  await waits;
});
