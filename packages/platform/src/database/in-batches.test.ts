import { expect, test, vi } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Batches as they came; each is answered when the test says so. */
function recorder() {
  const batches: {
    readonly asked: readonly number[];
    readonly answer: () => void;
    readonly fail: () => void;
  }[] = [];
  const ask = inBatches<number, string>(
    (asked) =>
      new Promise((resolve, reject) => {
        batches.push({
          asked,
          answer: () => resolve(asked.map((question) => `answer ${question}`)),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { batches, ask };
}

test('one that comes alone goes at once; those that come meanwhile go together, each with its own answer', async () => {
  const { batches, ask } = recorder();
  const answers = [1, 2, 3, 4, 5].map((question) => ask(question));
  expect(batches.map(({ asked }) => asked)).toEqual([[1], [2]]);
  batches[0]?.answer();
  expect(await answers[0]).toBe('answer 1');
  await vi.waitFor(() => expect(batches.map(({ asked }) => asked)).toEqual([[1], [2], [3, 4, 5]]), {
    timeout: 60_000,
  });
  batches[2]?.answer();
  batches[1]?.answer();
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5].map((question) => `answer ${question}`));
});

test('a failure is everybody’s who asked with it, and nobody else’s', async () => {
  const { batches, ask } = recorder();
  const answers = [1, 2, 3].map((question) => ask(question).catch((error: Error) => error.message));
  batches[0]?.fail();
  expect(await answers[0]).toBe('away');
  batches[1]?.answer();
  await vi.waitFor(() => expect(batches).toHaveLength(3), { timeout: 60_000 });
  batches[2]?.answer();
  expect(await Promise.all(answers)).toEqual(['away', 'answer 2', 'answer 3']);
});

test('a thousand at once come in batches that are no larger than they may be', async () => {
  const sizes: number[] = [];
  const ask = inBatches<number, number>(async (asked) => {
    sizes.push(asked.length);
    return asked;
  });
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  expect(Math.max(...sizes)).toBe(64);
  expect(sizes.length).toBeLessThan(25);
});
