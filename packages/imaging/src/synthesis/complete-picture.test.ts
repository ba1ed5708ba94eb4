import { describe, expect, test } from 'vitest';
import { hashNoise, seededRandom } from '../random.ts';
import { createBitMask, createRaster, type BitMask, type Raster } from '../raster.ts';
import { completePicture, type CompletionOptions } from './complete-picture.ts';
import { SHIFTS } from './transform-family.ts';

const OPTIONS: CompletionOptions = {
  families: [SHIFTS],
  fill: 3000,
  maxEdge: 200,
  margin: 1,
  repeats: 0,
  labels: 16,
  step: 2,
  rounds: 2,
  strangeness: 30,
  foreignness: 45,
  findLines: () => [],
  brokenLine: 0,
  lightStep: 36,
  seed: 7,
  checkpoint: () => undefined,
  stage: () => undefined,
};

function draw(width: number, height: number, colour: (x: number, y: number) => readonly number[]): Raster {
  const picture = createRaster(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) picture.data.set(colour(x, y), 3 * (y * width + x));
  return picture;
}

function disc(width: number, height: number, cx: number, cy: number, radius: number): BitMask {
  const hole = createBitMask(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (Math.hypot(x - cx, y - cy) <= radius) hole.data[y * width + x] = 1;
  return hole;
}

/** The picture with something else in the hole. */
function spoil(picture: Raster, hole: BitMask): Raster {
  const data = picture.data.slice();
  for (let i = 0; i < hole.data.length; i++) if (hole.data[i] === 1) data.set([255, 0, 255], 3 * i);
  return { ...picture, data };
}

function meanError(a: Raster, b: Raster, hole: BitMask): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < hole.data.length; i++) {
    if (hole.data[i] !== 1) continue;
    for (let c = 0; c < 3; c++)
      sum += Math.abs((a.data[3 * i + c] as number) - (b.data[3 * i + c] as number));
    count += 3;
  }
  return sum / count;
}

describe('filling a hole', () => {
  test('a plain surface is closed without a trace', () => {
    const plain = draw(90, 80, () => [180, 170, 160]);
    const hole = disc(90, 80, 45, 40, 15);
    expect(completePicture(spoil(plain, hole), hole, OPTIONS).data).toEqual(plain.data);
  });

  test('a slope of light goes on', () => {
    const lit = draw(100, 80, (x, y) => [90 + x, 60 + x, 40 + y]);
    const hole = disc(100, 80, 50, 40, 14);
    expect(meanError(completePicture(spoil(lit, hole), hole, OPTIONS), lit, hole)).toBeLessThan(4);
  });

  test('boards go on in their places', () => {
    const boards = draw(140, 100, (_, y) => (y % 12 < 2 ? [60, 50, 40] : [190, 160, 120]));
    const hole = disc(140, 100, 70, 50, 20);
    expect(meanError(completePicture(spoil(boards, hole), hole, OPTIONS), boards, hole)).toBeLessThan(1);
  });

  test('tiles go on in step', () => {
    const tiles = draw(150, 120, (x, y) =>
      x % 20 < 2 || y % 20 < 2
        ? [90, 90, 90]
        : (Math.floor(x / 20) + Math.floor(y / 20)) % 2
          ? [220, 220, 215]
          : [150, 160, 170],
    );
    const hole = disc(150, 120, 74, 60, 22);
    const filled = completePicture(spoil(tiles, hole), hole, { ...OPTIONS, repeats: 8 });
    expect(meanError(filled, tiles, hole)).toBeLessThan(2);
  });

  test('of generated pictures and holes everything outside stays byte for byte, and the seed decides all', () => {
    for (let round = 0; round < 8; round++) {
      const random = seededRandom(100 + round);
      const width = 40 + Math.floor(60 * random());
      const height = 40 + Math.floor(60 * random());
      const picture = draw(width, height, (x, y) => [
        255 * hashNoise(x >> 2, y >> 2, round),
        255 * hashNoise(x >> 3, y, round + 1),
        (x * 5 + y * 3) % 256,
      ]);
      const hole = disc(width, height, width * random(), height * random(), 4 + 10 * random());
      const spoilt = spoil(picture, hole);
      const filled = completePicture(spoilt, hole, { ...OPTIONS, seed: round });
      const changed = picture.data.findIndex(
        (value, at) => hole.data[Math.floor(at / 3)] === 0 && value !== filled.data[at],
      );
      expect(changed).toBe(-1);
      expect(completePicture(spoilt, hole, { ...OPTIONS, seed: round }).data).toEqual(filled.data);
    }
  });

  test('what the hole hides has no influence', () => {
    const picture = draw(80, 70, (x, y) => [(x * 7) % 256, (y * 9) % 256, 128]);
    const hole = disc(80, 70, 40, 35, 12);
    const other = {
      ...picture,
      data: picture.data.map((v, k) => (hole.data[Math.floor(k / 3)] === 1 ? 255 - v : v)),
    };
    expect(completePicture(other, hole, OPTIONS).data).toEqual(completePicture(picture, hole, OPTIONS).data);
  });

  test('it stops where it is told to', () => {
    const picture = draw(80, 70, (x, y) => [x, y, 128]);
    const stop = new Error('stop');
    let calls = 0;
    const checkpoint = (): void => {
      if (++calls > 5) throw stop;
    };
    expect(() => completePicture(picture, disc(80, 70, 40, 35, 12), { ...OPTIONS, checkpoint })).toThrow(
      stop,
    );
  });
});
