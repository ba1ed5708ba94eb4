import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { type CutProblem, minCut } from './min-cut.ts';

function randomProblem(seed: number, nodes: number): CutProblem {
  const random = seededRandom(seed);
  const pairs = Array.from(
    { length: nodes * nodes },
    (_, at) => [at % nodes, Math.floor(at / nodes)] as const,
  ).filter(([p, q]) => p < q && random() < 0.5);
  const cost = () => Math.floor(10 * random());
  return {
    source: Float64Array.from({ length: nodes }, cost),
    sink: Float64Array.from({ length: nodes }, cost),
    from: Int32Array.from(pairs, ([p]) => p),
    to: Int32Array.from(pairs, ([, q]) => q),
    cost: Float64Array.from(pairs, cost),
  };
}

function costOf(problem: CutProblem, side: ArrayLike<number>): number {
  let sum = 0;
  for (let node = 0; node < problem.source.length; node++)
    sum += (side[node] === 1 ? problem.sink[node] : problem.source[node]) as number;
  for (let edge = 0; edge < problem.from.length; edge++)
    if (side[problem.from[edge] as number] !== side[problem.to[edge] as number])
      sum += problem.cost[edge] as number;
  return sum;
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))('no other cut costs less (%i)', (seed) => {
  const nodes = 2 + (seed % 8);
  const problem = randomProblem(seed, nodes);
  const found = costOf(problem, minCut(problem));
  for (let bits = 0; bits < 2 ** nodes; bits++) {
    const side = Array.from({ length: nodes }, (_, node) => (bits >> node) & 1);
    expect(costOf(problem, side)).toBeGreaterThanOrEqual(found - 1e-6);
  }
});
