import { expect, test } from 'vitest';
import { SettledFiles } from './settled-files.ts';

const file = (bytes: number, changedAt: number, path = 'a.png') => ({ path, bytes, changedAt });

test('a file counts once it has stood still, and once for each version', () => {
  const files = new SettledFiles(800);
  expect(files.look([file(10, 1)], 0)).toEqual([]);
  expect(files.look([file(20, 2)], 500)).toEqual([]);
  expect(files.look([file(20, 2)], 1200)).toEqual([]);
  expect(files.look([file(20, 2)], 1300)).toEqual(['a.png']);
  expect(files.look([file(20, 2)], 5000)).toEqual([]);
  expect(files.look([file(20, 3)], 6000)).toEqual([]);
  expect(files.look([file(20, 3)], 6800)).toEqual(['a.png']);
});

test('an empty file is not whole, and one that goes and comes is a new version', () => {
  const files = new SettledFiles(100);
  files.look([file(0, 1)], 0);
  expect(files.look([file(0, 1)], 500)).toEqual([]);
  files.look([file(5, 2)], 600);
  expect(files.look([file(5, 2)], 700)).toEqual(['a.png']);
  files.look([], 800);
  files.look([file(5, 3)], 900);
  expect(files.look([file(5, 3)], 1000)).toEqual(['a.png']);
});

test('what was there is none, until it changes; the newest comes last', () => {
  const files = new SettledFiles(0);
  files.ignore([file(5, 1), file(5, 1, 'b.png')]);
  expect(files.look([file(5, 1), file(5, 1, 'b.png')], 10)).toEqual([]);
  expect(files.look([file(5, 9), file(6, 7, 'b.png')], 20)).toEqual(['b.png', 'a.png']);
});
