import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { GridCut } from './grid-cut.ts';

const WIDTH = 6;
const HEIGHT = 5;
/** The cells inside the frame. */
const INNER = Array.from({ length: (WIDTH - 2) * (HEIGHT - 2) }, (_, k) => {
  const x = 1 + (k % (WIDTH - 2));
  const y = 1 + Math.floor(k / (WIDTH - 2));
  return y * WIDTH + x;
});

interface Problem {
  readonly terminal: Int32Array;
  readonly capacity: readonly Int32Array[];
}

function drawProblem(seed: number): Problem {
  const random = seededRandom(seed);
  const terminal = new Int32Array(WIDTH * HEIGHT);
  const capacity = [0, 1, 2, 3].map(() => new Int32Array(WIDTH * HEIGHT));
  const steps = [1, -1, WIDTH, -WIDTH];
  for (const i of INNER) {
    terminal[i] = Math.round(40 * (random() - 0.5));
    for (const [d, step] of steps.entries())
      if (INNER.includes(i + step)) (capacity[d] as Int32Array)[i] = Math.floor(20 * random());
  }
  return { terminal, capacity };
}

function costOf({ terminal, capacity }: Problem, isSink: (cell: number) => boolean): number {
  const steps = [1, -1, WIDTH, -WIDTH];
  let cost = 0;
  for (const i of INNER) {
    const t = terminal[i] as number;
    if (isSink(i) && t > 0) cost += t;
    if (!isSink(i) && t < 0) cost -= t;
    for (const [d, step] of steps.entries())
      if (!isSink(i) && isSink(i + step)) cost += (capacity[d] as Int32Array)[i] as number;
  }
  return cost;
}

describe('smallest cut of a grid', () => {
  test('is as cheap as the cheapest of all 4096 cuts', () => {
    const cut = new GridCut(WIDTH, HEIGHT);
    for (let seed = 0; seed < 60; seed++) {
      const problem = drawProblem(seed);
      cut.clear();
      cut.terminal.set(problem.terminal);
      for (const [d, values] of problem.capacity.entries()) cut.capacity[d as 0 | 1 | 2 | 3].set(values);
      cut.solve();
      let cheapest = Infinity;
      for (let bits = 0; bits < 1 << INNER.length; bits++)
        cheapest = Math.min(
          cheapest,
          costOf(problem, (cell) => ((bits >> INNER.indexOf(cell)) & 1) === 1),
        );
      expect(costOf(problem, (cell) => cut.isSink(cell))).toBe(cheapest);
    }
  });
});
