import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

test('ids or everything, and where to', () => {
  expect(readArguments(['a', 'b', '--out', 'x'])).toEqual({ ids: ['a', 'b'], all: false, out: 'x' });
  expect(readArguments(['--all'])).toEqual({ ids: [], all: true, out: undefined });
});

test.each([[[]], [['--all', 'a']], [['--everything']], [['a', '--out']]])('%j is refused', (args) => {
  expect(() => readArguments(args)).toThrow();
});
