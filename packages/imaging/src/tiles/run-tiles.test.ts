import { expect, test } from 'vitest';
import type { RenderContext } from './render-context.ts';
import { runTiles } from './run-tiles.ts';
import type { TileKernel } from './tile-runner.ts';

interface Squares {
  readonly out: Float32Array;
  readonly tiles: string[];
}
const squares: TileKernel<Squares> = {
  name: 'squares',
  prepare:
    ({ out, tiles }) =>
    (from, to) => {
      tiles.push(`${from}-${to}`);
      for (let i = from; i < to; i++) out[i] = i * i;
    },
};
const context = (signal = new AbortController().signal): RenderContext => ({ signal, progress: () => {} });

test('covers the whole range, the last tile is shorter', () => {
  const input = { out: new Float32Array(10), tiles: [] as string[] };
  const shares: number[] = [];
  runTiles(context(), squares, input, 10, 4, (done) => shares.push(done));
  expect([...input.out]).toEqual([0, 1, 4, 9, 16, 25, 36, 49, 64, 81]);
  expect(input.tiles).toEqual(['0-4', '4-8', '8-10']);
  expect(shares).toEqual([0.4, 0.8, 1]);
});

test('stops at the border of a tile once cancelled', () => {
  const control = new AbortController();
  const input = { out: new Float32Array(10), tiles: [] as string[] };
  const reason = new Error('enough');
  const run = () => runTiles(context(control.signal), squares, input, 10, 4, () => control.abort(reason));
  expect(run).toThrow(reason);
  expect(input.tiles).toEqual(['0-4', '4-8']);
});

test('a runner of the context takes the place of the calling thread', () => {
  const asked: unknown[] = [];
  const tiles = {
    run: (kernel: TileKernel<never>, _: unknown, count: number) => asked.push(kernel.name, count),
  };
  runTiles({ ...context(), tiles: tiles as never }, squares, { out: new Float32Array(1), tiles: [] }, 7, 2);
  expect(asked).toEqual(['squares', 7]);
});
