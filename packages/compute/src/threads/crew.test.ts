import { expect, test } from 'vitest';
import { Crew } from './crew.ts';

test.each([
  [1, 1, 0],
  [2, 1, 1],
  [2, 2, 0],
  [4, 1, 3],
  [4, 2, 1],
  [4, 3, 0],
  [4, 0, 3],
])('of %d threads with %d at work each of these has %d to spare', (size, busy, spare) => {
  const crew = Crew.of(size);
  crew.busy = busy;
  expect(crew.spare).toBe(spare);
  expect(new Crew(crew.memory).spare).toBe(spare);
});
