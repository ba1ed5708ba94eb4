import { expect, test } from 'vitest';
import { fewOf } from './few-of.ts';

const options = Array.from({ length: 12 }, (_, id) => ({ id: String(id) }));
const ids = (chosen?: string, room = 6) => fewOf(options, chosen, room).map(({ id }) => Number(id));

test('many are cut to the room there is, and the chosen one is never cut', () => {
  expect(ids()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ids('2')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ids('10')).toEqual([0, 1, 2, 3, 4, 10]);
});

test('one row more is shown whole', () => {
  expect(ids('0', 9)).toHaveLength(12);
});
