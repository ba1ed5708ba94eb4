import { setTimeout as sleep } from 'node:timers/promises';
import type { TileKernel } from '@plumbline/imaging/tiles/tile-runner.ts';
import { expect, test } from 'vitest';
import { Crew } from './crew.ts';
import { TileThreads } from './tile-threads.ts';

interface Input {
  readonly out: Int32Array;
  readonly started: Int32Array;
}

/** Writes −1 to its tiles, slowly: the threads beside it do what their own script says. */
function slowly(name: string): TileKernel<Input> {
  return {
    name,
    prepare:
      ({ out }) =>
      (from, to) => {
        const end = Date.now() + 5;
        while (Date.now() < end);
        out.fill(-1, from, to);
      },
  };
}

const shared = (count: number) => new Int32Array(new SharedArrayBuffer(4 * count));
const input = (): Input => ({ out: shared(400), started: shared(1) });
const script = new URL('./testing/odd-tiles-thread.ts', import.meta.url);
const crew = (size: number, busy = 1) => Object.assign(Crew.of(size), { busy });
const open = (size: number, busy = 1) =>
  new TileThreads({ script, patienceMs: 100 }).runnerFor(crew(size, busy));
const ignore = () => undefined;

test('threads beside the render take part, and every tile is done', async () => {
  const tiles = open(3);
  const seen = new Set<number>();
  // Threads take a moment to start.
  for (let attempt = 0; attempt < 50 && seen.size < 3; attempt++) {
    const work = input();
    tiles.run(slowly('marks'), work, 400, 7, ignore);
    expect(work.out).not.toContain(0);
    for (const thread of work.out) seen.add(thread);
    await sleep(20);
  }
  expect(seen.size).toBe(3);
});

test('without a thread to spare the render does all', () => {
  const work = input();
  open(2, 2).run(slowly('marks'), work, 400, 7, ignore);
  expect(new Set(work.out)).toEqual(new Set([-1]));
});

test.each(['dies', 'throws', 'hangs'])('a thread that %s is survived', async (name) => {
  const tiles = open(2);
  const work = input();
  for (let attempt = 0; attempt < 50 && work.started[0] === 0; attempt++) {
    work.out.fill(0);
    tiles.run(slowly(name), work, 400, 7, ignore);
    expect(new Set(work.out)).toEqual(new Set([-1]));
    await sleep(20);
  }
  expect(work.started[0]).toBeGreaterThan(0);
  tiles.run(slowly(name), work, 400, 7, ignore);
  expect(new Set(work.out)).toEqual(new Set([-1]));
});

test('what is thrown at the border of a tile ends the run, and nobody takes a further tile', () => {
  const tiles = open(2);
  const work = input();
  const run = () =>
    tiles.run(slowly('marks-slowly'), work, 400, 7, (done) => {
      if (done > 0.2) throw new Error('cancelled');
    });
  expect(run).toThrow('cancelled');
  expect(work.out).toContain(0);
});
