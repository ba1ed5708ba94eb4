import { expect, test } from 'vitest';
import { ReusedMemory } from './reused-memory.ts';
import { sharedBytes, sharedFloats } from './shared-planes.ts';

const MIB = 1024 ** 2;

test('planes of one piece of work after another lie in the same memory, zero at the start of each', () => {
  const memory = new ReusedMemory(() => true);
  const kept = sharedFloats(10, memory).fill(7);
  const seen = Array.from({ length: 5 }, () =>
    memory.within(() => {
      const planes = [sharedBytes(3, memory), sharedFloats(12 * MIB, memory), sharedFloats(10 * MIB, memory)];
      const dirt = planes.filter((plane) => plane.some((value) => value !== 0)).length;
      for (const plane of planes) plane.fill(9);
      return { dirt, size: memory.size };
    }),
  );
  expect(seen.map(({ dirt }) => dirt)).toEqual([0, 0, 0, 0, 0]);
  expect(new Set(seen.map(({ size }) => size)).size).toBe(1);
  expect(kept.every((value) => value === 7)).toBe(true);
});

test('what a piece of work within another takes is given back alone', () => {
  const memory = new ReusedMemory(() => true);
  memory.within(() => {
    const outer = sharedFloats(4, memory).fill(1);
    memory.within(() => sharedFloats(4, memory).fill(2));
    const next = sharedFloats(4, memory);
    expect([...outer, ...next]).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
  });
});

test('what is thrown gives back, too', () => {
  const memory = new ReusedMemory(() => true);
  const fail = () =>
    memory.within(() => {
      sharedFloats(20 * MIB, memory);
      throw new Error('cancelled');
    });
  for (let k = 0; k < 4; k++) expect(fail).toThrow('cancelled');
  expect(memory.size).toBe(80 * MIB);
});

test('memory to which a late thread may still write is not used again', () => {
  let quiet = false;
  const memory = new ReusedMemory(() => quiet);
  const late = memory.within(() => sharedFloats(4, memory));
  const next = memory.within(() => sharedFloats(4, memory));
  late.fill(5);
  expect([...next]).toEqual([0, 0, 0, 0]);
  quiet = true;
  const buffer = memory.within(() => sharedFloats(4, memory).buffer);
  expect(memory.within(() => sharedFloats(4, memory).buffer)).toBe(buffer);
});
