import { expect, test } from 'vitest';
import { type BitMask, createRaster, type Raster } from '../raster.ts';
import { hashNoise, seededRandom } from '../random.ts';
import { smoothstep } from '../scalar.ts';
import { cutOut } from './cut-out.ts';

const context = { check: () => undefined, progress: () => undefined };
const SIZE = 160;

interface Composite {
  readonly picture: Raster;
  /** 0…1. */
  readonly alpha: Float32Array;
  readonly colour: readonly [number, number, number];
}

/** A soft disc of one colour over a grained background. */
function disc(seed: number, softness = 3): Composite {
  const random = seededRandom(seed);
  const colour = [40 + 60 * random(), 60 + 60 * random(), 140 + 80 * random()] as const;
  const back = [200 + 40 * random(), 170 + 40 * random(), 90 + 60 * random()];
  const [cx, cy, radius] = [70 + 20 * random(), 70 + 20 * random(), 36 + 12 * random()];
  const picture = createRaster(SIZE, SIZE, 3);
  const alpha = new Float32Array(SIZE * SIZE);
  for (let i = 0; i < alpha.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const share = smoothstep(radius + softness, radius - softness, Math.hypot(x - cx, y - cy));
    alpha[i] = share;
    for (let k = 0; k < 3; k++) {
      const grain = 10 * (hashNoise(x, y, seed + k) - 0.5);
      picture.data[3 * i + k] = share * (colour[k] as number) + (1 - share) * ((back[k] as number) + grain);
    }
  }
  return { picture, alpha, colour };
}

function alphaError(picture: Raster, alpha: Float32Array): number {
  return (
    alpha.reduce((sum, value, i) => sum + Math.abs(value - (picture.data[4 * i + 3] as number) / 255), 0) /
    alpha.length
  );
}

const paintOf = (value: (i: number) => number): BitMask => ({
  width: SIZE,
  height: SIZE,
  data: Uint8Array.from({ length: SIZE * SIZE }, (_, i) => value(i)),
});

test.each([1, 2, 3, 4, 5])('a disc over a grained ground is found and gets its soft edge (%i)', (seed) => {
  const { picture, alpha, colour } = disc(seed);
  const found = cutOut(picture, null, context);
  expect(found?.method).toBe('automatic');
  const out = found?.picture as Raster;
  expect([out.width, out.height, out.channels]).toEqual([SIZE, SIZE, 4]);
  expect(alphaError(out, alpha)).toBeLessThan(0.008);
  // Half clear pixels show the disc's own colour, not the mixture with the ground.
  for (let i = 0; i < alpha.length; i++) {
    if (Math.abs((alpha[i] as number) - 0.5) > 0.15) continue;
    for (let k = 0; k < 3; k++)
      expect(Math.abs((out.data[4 * i + k] as number) - (colour[k] as number))).toBeLessThan(40);
  }
});

test('a rough mask is enough, and what lies outside it is left alone', () => {
  const { picture, alpha } = disc(7);
  const rough = paintOf((i) =>
    hashNoise((i % SIZE) >> 3, Math.floor(i / SIZE) >> 3, 2) * 0.3 + (alpha[i] as number) > 0.5 ? 255 : 0,
  );
  const found = cutOut(picture, rough, context);
  expect(found?.method).toBe('mask');
  expect(alphaError(found?.picture as Raster, alpha)).toBeLessThan(0.012);
});

test('a trimap is taken at its word', () => {
  const { picture, alpha } = disc(9);
  const trimap = paintOf((i) => ((alpha[i] as number) === 0 ? 0 : (alpha[i] as number) === 1 ? 255 : 128));
  const found = cutOut(picture, trimap, context);
  expect(found?.method).toBe('trimap');
  const out = found?.picture as Raster;
  expect(alphaError(out, alpha)).toBeLessThan(0.005);
  trimap.data.forEach((value, i) => {
    if (value !== 128) expect(out.data[4 * i + 3]).toBe(value);
  });
});

test('strokes on the item and beside it are enough', () => {
  const { picture, alpha } = disc(11);
  const marks = paintOf((i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    if (Math.abs(x - 80) < 6 && Math.abs(y - 80) < 20) return 255;
    return x < 8 || y > SIZE - 8 ? 0 : 128;
  });
  const found = cutOut(picture, marks, context);
  expect(found?.method).toBe('marks');
  expect(alphaError(found?.picture as Raster, alpha)).toBeLessThan(0.01);
});

test.each([
  ['one colour', () => 128],
  ['grain alone', (i: number) => 120 + 20 * hashNoise(i % SIZE, Math.floor(i / SIZE), 3)],
  ['a slope of grey', (i: number) => 60 + (i % SIZE)],
  ['stripes', (i: number) => ((i % SIZE) % 20 < 10 ? 60 : 190)],
  ['a chequerboard', (i: number) => ((((i % SIZE) >> 4) + (Math.floor(i / SIZE) >> 4)) % 2 === 0 ? 70 : 200)],
])('%s holds no item', (_name, value) => {
  const picture = createRaster(SIZE, SIZE, 3);
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = value(Math.floor(at / 3));
  expect(cutOut(picture, null, context)).toBeUndefined();
});

test('a drawn item keeps the paper within its outline', () => {
  const picture = createRaster(SIZE, SIZE, 3);
  picture.data.fill(240);
  const [from, to] = [Math.round(0.3 * SIZE), Math.round(0.7 * SIZE)];
  const onLine = (at: number) => Math.min(Math.abs(at - from), Math.abs(at - to)) < 1;
  for (let y = from; y <= to; y++)
    for (let x = from; x <= to; x++)
      if (onLine(x) || onLine(y)) picture.data.fill(20, 3 * (y * SIZE + x), 3 * (y * SIZE + x) + 3);
  const out = cutOut(picture, null, context)?.picture as Raster;
  const alphaAt = (share: number) => out.data[4 * Math.round(share * SIZE) * (SIZE + 1) + 3];
  expect([alphaAt(0.2), alphaAt(0.4), alphaAt(0.5), alphaAt(0.8)]).toEqual([0, 255, 255, 0]);
});

test('the same picture is cut the same way', () => {
  const { picture } = disc(13);
  expect(cutOut(picture, null, context)).toEqual(cutOut(picture, null, context));
});

test('an item larger than what is solved keeps an edge one pixel sharp', () => {
  const edge = 1800;
  const picture = createRaster(edge, 900, 3);
  const inside = (x: number, y: number) => x >= 120 && x < 1660 && y >= 150 && y < 760;
  for (let i = 0; i < edge * 900; i++)
    picture.data.set(inside(i % edge, Math.floor(i / edge)) ? [150, 40, 60] : [225, 230, 235], 3 * i);
  const out = cutOut(picture, null, context)?.picture as Raster;
  let wrong = 0;
  for (let i = 0; i < edge * 900; i++) {
    const [x, y] = [i % edge, Math.floor(i / edge)];
    if ((out.data[4 * i + 3] as number) >= 128 !== inside(x, y)) wrong++;
  }
  expect(wrong).toBeLessThan(400);
});

test('an abort ends it', () => {
  const stop = new Error('stopped');
  const check = () => {
    throw stop;
  };
  expect(() => cutOut(disc(1).picture, null, { ...context, check })).toThrow(stop);
});
