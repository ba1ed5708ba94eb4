import Psd, { type Layer } from '@webtoon/psd';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeLayers } from './compose-layers.ts';

const [WIDTH, HEIGHT] = [60, 40];

type Paint = (x: number, y: number) => readonly [number, number, number];

function pixelsOf(paint: Paint): Uint8ClampedArray {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1)
    data.set(paint(pixel % WIDTH, Math.floor(pixel / WIDTH)), 3 * pixel);
  return data;
}
const png = (paint: Paint) =>
  sharp(pixelsOf(paint), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();

const source: Paint = (x, y) => [4 * x, 5 * y, 90];
const paint: Paint = (x) => [200, 40, 250 - 3 * x];
/** Soft towards the left, hard elsewhere. */
const weight = (x: number, y: number) =>
  y < 8 || y > 30 || x > 50 ? 0 : Math.min(255, Math.max(0, 12 * (x - 10)));
const result: Paint = (x, y) => {
  const [base, over] = [source(x, y), paint(x, y)];
  const share = weight(x, y) / 255;
  const mixed = (c: 0 | 1 | 2) => Math.round(base[c] + (over[c] - base[c]) * share);
  return [mixed(0), mixed(1), mixed(2)];
};

let psd: Psd;
let layers: readonly Layer[];
beforeAll(async () => {
  const picture = await png(result);
  const file = await composeLayers({
    picture,
    layers: [
      { name: '原图', picture: await png(source), mask: null, hidden: false, left: 0, top: 0 },
      { name: '1 材质替换 · 材质', picture: await png(paint), mask: null, hidden: true, left: 0, top: 0 },
      {
        name: '1 材质替换',
        picture,
        mask: await png((x, y) => [weight(x, y), weight(x, y), weight(x, y)]),
        hidden: false,
        left: 0,
        top: 0,
      },
    ],
    visibleLabel: null,
  });
  // Another reader than the one whose writer made the file.
  psd = Psd.parse(new Uint8Array(file).buffer);
  layers = psd.layers;
});

const rgbOf = (rgba: Uint8ClampedArray) => rgba.filter((_, at) => at % 4 !== 3);

test('another reader finds size, layers from the top down, their names and which are hidden', () => {
  expect([psd.width, psd.height]).toEqual([WIDTH, HEIGHT]);
  expect(layers.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['1 材质替换', false],
    ['1 材质替换 · 材质', true],
    ['原图', false],
  ]);
});

test('the whole looks like the result, and the source is untouched', async () => {
  expect(rgbOf(await psd.composite(false))).toEqual(pixelsOf(result));
  expect(rgbOf(await (layers[2] as Layer).composite(false, false))).toEqual(pixelsOf(source));
});

test('the mask is what was painted, and laid over the source by it the edit gives the result, soft edges too', async () => {
  const [edit] = layers as [Layer];
  // The reader answers grey as RGBA.
  const mask = (await edit.userMask())?.filter((_, at) => at % 4 === 0) ?? new Uint8Array();
  expect(mask).toHaveLength(WIDTH * HEIGHT);
  mask.forEach((value, pixel) => {
    expect(value).toBe(weight(pixel % WIDTH, Math.floor(pixel / WIDTH)));
  });
  const over = rgbOf(await edit.composite(false, false));
  const [below, whole] = [pixelsOf(source), pixelsOf(result)];
  over.forEach((value, at) => {
    const share = (mask[Math.floor(at / 3)] as number) / 255;
    const laid = Math.round((below[at] as number) * (1 - share) + value * share);
    expect(Math.abs(laid - (whole[at] as number))).toBeLessThanOrEqual(1);
  });
});

describe('what a picture shows, told apart', () => {
  /** A sky of no number, a wall with 1, a window in it with 300, which takes two bytes. */
  const numberAt = (x: number, y: number) => (y < 10 ? 0 : x > 20 && x < 30 && y > 15 && y < 25 ? 300 : 1);

  test('is a layer of its own for each part, with exactly its mask, and looks like the picture', async () => {
    const picture = await png(paint);
    const numbers = await png((x, y) => [0, numberAt(x, y) >> 8, numberAt(x, y) & 0xff]);
    const file = await composeLayers({
      picture,
      layers: [
        {
          ...{ name: 'Render', picture, mask: null, hidden: false, left: 0, top: 0 },
          parts: {
            ...{ name: 'By material', numbers, names: ['Brick'] },
            ...{ unnamed: 'Material', none: 'Background', others: 'Others' },
          },
        },
      ],
      visibleLabel: null,
    });
    const read = Psd.parse(new Uint8Array(file).buffer);
    expect(read.children.map(({ name }) => name)).toEqual(['By material', 'Render']);
    expect(read.layers.map(({ name, left, top, width, height }) => [name, left, top, width, height])).toEqual(
      [
        ['Material 300', 21, 16, 9, 9],
        ['Background', 0, 0, WIDTH, 10],
        ['Brick', 0, 10, WIDTH, HEIGHT - 10],
        ['Render', 0, 0, WIDTH, HEIGHT],
      ],
    );
    const brick = read.layers[2] as Layer;
    const mask = (await brick.userMask())?.filter((_, at) => at % 4 === 0) ?? new Uint8Array();
    mask.forEach((value, at) => {
      expect(value).toBe(numberAt(at % WIDTH, 10 + Math.floor(at / WIDTH)) === 1 ? 255 : 0);
    });
    expect(rgbOf(await brick.composite(false, false))).toEqual(pixelsOf(paint).subarray(WIDTH * 10 * 3));
  });
});
