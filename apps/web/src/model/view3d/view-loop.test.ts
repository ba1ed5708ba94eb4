import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookOf } from './look-of.ts';
import type { Drawing, ViewState } from './model-renderer.ts';
import { ViewLoop } from './view-loop.ts';

const state: ViewState = {
  camera: { eye: [0, 1, 5], target: [0, 1, 0], fieldOfView: 1, twoPoint: true },
  ...{ sun: [0, 1, 0], look: lookOf('light'), cuts: [] },
};

let frames: (() => void)[] = [];
let loop: ViewLoop | undefined;

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['performance'], now: 1000 });
  vi.advanceTimersByTime(1000);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  loop?.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A machine that takes so many milliseconds for a picture with all pixels; what it was asked to draw is kept. */
function machine(wholeMs: number) {
  const drawn: Drawing[] = [];
  const renderer = {
    draw: (drawing: Drawing) => {
      drawn.push(drawing);
      vi.advanceTimersByTime(wholeMs * drawing.scale ** 2);
    },
    finished: () => Promise.resolve(),
    pick: () => undefined,
  };
  loop = new ViewLoop(renderer, { dataset: {} });
  loop.resize(100, 100);
  return { loop, drawn };
}

/** Draws what is asked for until nothing more is, or so often. */
async function pictures(count: number): Promise<void> {
  for (let picture = 0; picture < count && frames.length > 0; picture += 1) {
    frames.shift()?.();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

const isWhole = ({ scale, triangles }: Drawing) => scale === 1 && !Number.isFinite(triangles);

test('where a whole picture takes long, a change shows in a smaller one first', async () => {
  const { loop: slow, drawn } = machine(900);
  slow.show(state, false);
  await pictures(40);
  expect(isWhole(drawn.at(-1)!)).toBe(true);
  drawn.length = 0;
  slow.refresh();
  await pictures(2);
  expect(drawn.map(isWhole)).toEqual([false, true]);
  expect(drawn[0]!.scale ** 2 * 900).toBeLessThan(300);
});

test('where a whole picture takes no time, a change shows in all its pixels at once, and then ever finer', async () => {
  const { loop: quick, drawn } = machine(5);
  quick.show(state, false);
  await pictures(40);
  drawn.length = 0;
  quick.refresh();
  await pictures(3);
  expect(drawn.map(isWhole)).toEqual([true, true, true]);
  expect(drawn.map(({ round }) => round)).toEqual([0, 1, 2]);
});

test('while it moves, pictures get smaller until they are quick, in few sizes; then it rests in all pixels', async () => {
  const { loop: slow, drawn } = machine(300);
  for (let turn = 0; turn < 12; turn += 1) {
    slow.show(state, true);
    await pictures(1);
  }
  expect(new Set(drawn.map(({ scale }) => scale)).size).toBeLessThanOrEqual(4);
  expect(drawn.at(-1)!.scale ** 2 * 300).toBeLessThan(45);
  vi.advanceTimersByTime(1000);
  await pictures(3);
  expect(isWhole(drawn.at(-1)!)).toBe(true);
});
