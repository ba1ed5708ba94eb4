import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdToast, letToastGo, toast, useToasts } from './toast.ts';

const words = () => useToasts.getState().toasts.map((each) => each.words);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what was told goes after a while, a failure later than a success', () => {
  toast.success('Saved');
  toast.error('Not sent');
  expect(words()).toEqual(['Saved', 'Not sent']);
  vi.advanceTimersByTime(3_000);
  expect(words()).toEqual(['Not sent']);
  vi.advanceTimersByTime(3_000);
  expect(words()).toEqual([]);
});

test('the same again is told once, and a fourth drives out the first', () => {
  for (const each of ['a', 'b', 'b', 'c', 'd']) toast.info(each);
  expect(words()).toEqual(['b', 'c', 'd']);
});

test('what can be taken back stays longer than what cannot', () => {
  toast.success('Moved', { label: 'Undo', act: () => undefined });
  toast.success('Saved');
  vi.advanceTimersByTime(3_000);
  expect(words()).toEqual(['Moved']);
  vi.advanceTimersByTime(7_000);
  expect(words()).toEqual([]);
});

test('each of two deletions can be taken back, though both are told in the same words and more is told after them', () => {
  const back = vi.fn();
  for (const each of ['first', 'second']) toast.success('Deleted', { label: 'Undo', act: () => back(each) });
  for (const each of ['a', 'b']) toast.info(each);
  expect(words()).toEqual(['Deleted', 'Deleted', 'b']);
  for (const { action } of useToasts.getState().toasts) action?.act();
  expect(back.mock.calls).toEqual([['first'], ['second']]);
});

test('what somebody is at stays until they leave it', () => {
  toast.success('Moved', { label: 'Undo', act: () => undefined });
  const id = useToasts.getState().toasts[0]?.id ?? 0;
  holdToast(id);
  vi.advanceTimersByTime(60_000);
  expect(words()).toEqual(['Moved']);
  letToastGo(id);
  vi.advanceTimersByTime(4_000);
  expect(words()).toEqual([]);
});
