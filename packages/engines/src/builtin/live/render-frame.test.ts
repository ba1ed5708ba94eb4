import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test, vi } from 'vitest';
import type { LiveMemory } from './live-job.ts';
import { renderFrame } from './render-frame.ts';

const asked = vi.hoisted(() => ({ kinds: 0 }));
vi.mock(import('@plumbline/scene/image-kind/detect-image-kind.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    detectImageKind: (...given: Parameters<typeof real.detectImageKind>) => {
      asked.kinds += 1;
      return real.detectImageKind(...given);
    },
  };
});

const [WIDTH, HEIGHT] = [320, 208];
const context = { signal: new AbortController().signal, progress: () => undefined };

function line(
  picture: Raster,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): void {
  const steps = 2 * Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0));
  for (let k = 0; k <= steps; k++) {
    const x = Math.round(x0 + ((x1 - x0) * k) / steps);
    const y = Math.round(y0 + ((y1 - y0) * k) / steps);
    picture.data.set([20, 20, 20], 3 * (y * WIDTH + x));
  }
}

function box(picture: Raster, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row++)
    picture.data.fill(255, 3 * (row * WIDTH + x), 3 * (row * WIDTH + x + width));
  line(picture, [x, y], [x + width, y]);
  line(picture, [x + width, y], [x + width, y + height]);
  line(picture, [x, y + height], [x + width, y + height]);
  line(picture, [x, y], [x, y + height]);
}

/** A house in lines, seen straight on, whose right window stands where it is told to. */
function house(window: number): Raster {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  picture.data.fill(255);
  line(picture, [0, 180], [319, 180]);
  box(picture, 60, 90, 200, 90);
  line(picture, [45, 90], [160, 35]);
  line(picture, [160, 35], [275, 90]);
  box(picture, 80, 110, 36, 30);
  box(picture, 140, 120, 28, 60);
  box(picture, window, 110, 36, 30);
  return picture;
}

const request = renderRequestSchema.parse({
  function: 'architecturalRender',
  upload_img: 'frame',
  size: 512,
  seed: 7,
});

async function render(picture: Raster, memory?: LiveMemory, isCoarse = true) {
  const result = await renderFrame({ input: { picture, request, seed: 7 }, isCoarse, memory }, context);
  return { ...result, requestKey: 'same' };
}

/** Mean difference of levels within columns. */
function difference(a: Raster, b: Raster, from: number, to: number): number {
  let sum = 0;
  for (let y = 0; y < a.height; y++)
    for (let i = 3 * (y * a.width + from); i < 3 * (y * a.width + to); i++)
      sum += Math.abs((a.data[i] as number) - (b.data[i] as number));
  return sum / (a.height * 3 * (to - from));
}

test('a frame that follows another is what it would be by itself where it changed, and what it was where it did not', async () => {
  const before = await render(house(190));
  const followed = await render(house(210), before);
  const alone = await render(house(210));
  // The kind was found out for the first one and for the one that follows none.
  expect(asked.kinds).toBe(2);
  expect(followed.kind).toBe(before.kind);
  expect(difference(followed.picture, alone.picture, 190, 246)).toBeLessThan(1);
  expect(difference(followed.picture, before.picture, 0, 120)).toBe(0);
  expect(difference(followed.picture, before.picture, 190, 246)).toBeGreaterThan(2);
});

test('of a window that is shown in another way the kind is found out anew, and nothing of the picture stays', async () => {
  const before = await render(house(190));
  const dark = house(190);
  for (let i = 0; i < dark.data.length; i++) dark.data[i] = 255 - (dark.data[i] as number);
  const told = asked.kinds;
  const followed = await render(dark, before);
  expect(asked.kinds).toBe(told + 1);
  expect(followed.picture.data).toEqual((await render(dark)).picture.data);
});

/** The whole drawing moved aside, as of a model that is panned. */
function panned(picture: Raster, by: number): Raster {
  const moved = createRaster(WIDTH, HEIGHT, 3);
  moved.data.fill(255);
  for (let y = 0; y < HEIGHT; y++)
    moved.data.set(picture.data.subarray(3 * y * WIDTH, 3 * (y * WIDTH + WIDTH - by)), 3 * (y * WIDTH + by));
  return moved;
}

test('a drawing that moved as a whole is read anew, also where the paper between its lines stays paper', async () => {
  const before = await render(house(190));
  const base = panned(house(190), 12);
  const followed = await render(base, before);
  expect(followed.foundIn).toBe(followed.base);
  expect(followed.picture.data).toEqual((await render(base)).picture.data);
});

test('what was found is recalled stroke by stroke, until too little is left of the drawing in which it was found', async () => {
  const first = await render(house(190));
  const second = await render(house(196), first);
  expect(second.foundIn).toBe(first.base);
  // Little differs from the frame before, and yet nothing from that in which it was found.
  const other = { ...second, foundIn: panned(house(190), 12) };
  const third = await render(house(202), other);
  expect(third.foundIn).toBe(third.base);
});

test('what is fine is a picture of its frame alone, whatever went before', async () => {
  const before = await render(house(190), undefined, false);
  const followed = await render(house(196), before, false);
  expect(followed.picture.data).toEqual((await render(house(196), undefined, false)).picture.data);
});
