import { expect, test } from 'vitest';
import { SharedWork } from './shared-work.ts';

const never = () => new AbortController().signal;

function counted() {
  const shared = new SharedWork<number>();
  const signals: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<number>((resolve, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
      ends.push(() => resolve(signals.length));
    });
  return { shared, signals, ends, work };
}

test('callers of one moment share the work, a later one begins anew', async () => {
  const { shared, signals, ends, work } = counted();
  const both = [shared.run('a', never(), work), shared.run('a', never(), work)];
  ends[0]?.();
  expect(await Promise.all(both)).toEqual([1, 1]);
  const later = shared.run('a', never(), work);
  ends[1]?.();
  expect(await later).toBe(2);
  expect(signals).toHaveLength(2);
});

test('one that goes leaves the work to the others, the last one ends it', async () => {
  const { shared, signals, ends, work } = counted();
  const first = new AbortController();
  const second = new AbortController();
  const one = shared.run('a', first.signal, work);
  const two = shared.run('a', second.signal, work);
  first.abort(new Error('one has gone'));
  await expect(one).rejects.toThrow('one has gone');
  expect(signals[0]?.aborted).toBe(false);
  second.abort(new Error('two has gone'));
  await expect(two).rejects.toThrow('two has gone');
  expect(signals[0]?.aborted).toBe(true);
  const three = shared.run('a', never(), work);
  ends[1]?.();
  expect(await three).toBe(2);
});

test('failures reach everyone and are not kept', async () => {
  const shared = new SharedWork<number>();
  const fail = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([shared.run('a', never(), fail), shared.run('a', never(), fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.run('a', never(), async () => 1)).toBe(1);
});
