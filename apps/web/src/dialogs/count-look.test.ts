import { expect, test } from 'vitest';
import { countLook } from './count-look.ts';

const DAY = 86_400_000;

test('the fourth look is the moment, then not again for a day, however often one looks', () => {
  let memory = { looks: 0, toldAt: 0 };
  const told: number[] = [];
  for (let look = 1; look <= 40; look += 1) {
    const counted = countLook(memory, DAY * 100 + look * 1_000);
    memory = counted.memory;
    if (counted.tell) told.push(look);
  }
  expect(told).toEqual([4]);
  expect(countLook(memory, DAY * 101).tell).toBe(false);
  expect(countLook(memory, DAY * 101 + 4_000).tell).toBe(true);
});

test('a few looks on a later day are few again', () => {
  const { memory } = countLook({ looks: 3, toldAt: 0 }, DAY * 100);
  expect(memory.looks).toBe(0);
  expect(countLook(memory, DAY * 102).tell).toBe(false);
});
