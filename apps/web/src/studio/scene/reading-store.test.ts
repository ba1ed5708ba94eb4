import { expect, test } from 'vitest';
import { readingOf, selectionAfter, useReadingStore } from './reading-store.ts';

test('a press selects one region, and a second press on it lets go of it', () => {
  expect(selectionAfter([], 'a', false)).toEqual(['a']);
  expect(selectionAfter(['a'], 'a', false)).toEqual([]);
  expect(selectionAfter(['a', 'b'], 'c', false)).toEqual(['c']);
  // One of several is meant alone.
  expect(selectionAfter(['a', 'b'], 'a', false)).toEqual(['a']);
});

test('with Shift a press puts a region into the selection or takes it out', () => {
  expect(selectionAfter(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(selectionAfter(['a', 'b'], 'a', true)).toEqual(['b']);
});

test('what was selected and shown in one picture means nothing in the next, and is there again in the first', () => {
  const { change } = useReadingStore.getState();
  change('indoorRender/one', { selected: ['r1'], adding: true });
  change('indoorRender/one', { cameraShown: true });
  const of = (key: string) => readingOf(useReadingStore.getState(), key);
  expect(of('indoorRender/one')).toEqual({
    selected: ['r1'],
    active: undefined,
    adding: true,
    cameraShown: true,
    saved: 'idle',
  });
  expect(of('indoorRender/two')).toMatchObject({ selected: [], adding: false, cameraShown: false });
  expect(of('indoorRender/one').selected).toEqual(['r1']);
  change('indoorRender/two', { active: 'r1' });
  expect(of('indoorRender/two')).toMatchObject({ selected: [], active: 'r1' });
  expect(of('indoorRender/one').selected).toEqual([]);
});

test('what becomes of a correction is said of its own picture alone', () => {
  const { change, noteSaved } = useReadingStore.getState();
  const of = (key: string) => readingOf(useReadingStore.getState(), key);
  change('indoorRender/other', { selected: ['r9'] });
  noteSaved('indoorRender/one', 'saving');
  change('indoorRender/one', { selected: ['r1'] });
  expect(of('indoorRender/one')).toMatchObject({ saved: 'saving', selected: ['r1'] });
  change('indoorRender/two', { selected: ['r2'] });
  noteSaved('indoorRender/one', 'saved');
  expect(of('indoorRender/two')).toMatchObject({ saved: 'idle', selected: ['r2'] });
});
