import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForStall } from './stall-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that gets on may take any time', () => {
  const watch = watchForStall(1000);
  for (let step = 0; step <= 50; step += 1) {
    watch.heard(step / 50, 'enlarge');
    vi.advanceTimersByTime(900);
  }
  expect(watch.signal.aborted).toBe(false);
  watch.heard(0, 'compose');
  vi.advanceTimersByTime(900);
  expect(watch.signal.aborted).toBe(false);
  watch.close();
});

test('work that says the same again and again is given up, as silent work is', () => {
  for (const says of [true, false]) {
    const watch = watchForStall(1000);
    for (let step = 0; step < 3; step += 1) {
      if (says) watch.heard(0.5 - step / 10, 'enlarge');
      vi.advanceTimersByTime(400);
    }
    expect(watch.signal.reason).toMatchObject({ message: 'nothing new for 1 s' });
  }
});

test('work that waits for its turn may wait, and is given up once it hangs', () => {
  const watch = watchForStall(1000);
  for (let step = 0; step < 10; step += 1) {
    watch.heard(0, 'waiting');
    vi.advanceTimersByTime(900);
  }
  expect(watch.signal.aborted).toBe(false);
  watch.heard(0.1, 'shapes');
  vi.advanceTimersByTime(1100);
  expect(watch.signal.aborted).toBe(true);
  watch.close();
});

test('nothing is raised once it is closed', () => {
  const watch = watchForStall(1000);
  watch.close();
  vi.advanceTimersByTime(5000);
  expect(watch.signal.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
