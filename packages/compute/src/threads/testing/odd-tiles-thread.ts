import { threadId } from 'node:worker_threads';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { serveTiles } from '../serve-tiles.ts';

/** The side beside the render of the kernels that the tests of tile threads run: each behaves in one way that a thread may. */
const marks: TileKernel<{ readonly out: Int32Array }> = {
  name: 'marks',
  prepare:
    ({ out }) =>
    (from, to) =>
      out.fill(threadId, from, to),
};
/** As `marks`, but so slow that all its tiles take longer than the render's thread may be kept from running. */
const marksSlowly: TileKernel<{ readonly out: Int32Array }> = {
  name: 'marks-slowly',
  prepare: ({ out }) => {
    const clock = new Int32Array(new SharedArrayBuffer(4));
    return (from, to) => {
      Atomics.wait(clock, 0, 0, 50);
      out.fill(threadId, from, to);
    };
  },
};
const odd = (name: string, act: () => void): TileKernel<{ readonly started: Int32Array }> => ({
  name,
  prepare:
    ({ started }) =>
    () => {
      Atomics.add(started, 0, 1);
      act();
    },
});

const KERNELS = [
  marks,
  marksSlowly,
  odd('dies', () => process.exit(3)),
  odd('throws', () => {
    throw new Error('as asked');
  }),
  odd('hangs', () => {
    for (;;) {
      // Never ends.
    }
  }),
];
serveTiles(new Map(KERNELS.map((kernel) => [kernel.name, kernel as TileKernel<never>])));
