import { expect, test } from 'vitest';
import { createRaster, type Raster } from '../raster.ts';
import { pictureFeatures } from './picture-features.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function painted(size: number, paint: Paint): Raster {
  const picture = createRaster(size, size, 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) picture.data.set(paint(x / size, y / size), (y * size + x) * 3);
  return picture;
}

const SKY = [120, 170, 220] as const;
const LAWN = [90, 130, 60] as const;
const WALL = [235, 230, 220] as const;
const house: Paint = (x, y) => (x > 0.3 && x < 0.7 && y > 0.35 && y < 0.75 ? WALL : y < 0.6 ? SKY : LAWN);
const darkRoom: Paint = (x, y) => (x > 0.1 && y > 0.8 ? [60, 40, 30] : [30, 28, 32]);

const shared = (a: readonly number[], b: readonly number[]) => a.filter((code) => b.includes(code)).length;

test('the colours are those that were painted, the largest share first', () => {
  const { colours } = pictureFeatures(painted(64, house));
  expect(colours).toHaveLength(3);
  expect(colours[0]).toBe('#78aadc');
  expect(new Set(colours)).toEqual(new Set(['#78aadc', '#5a823c', '#ebe6dc']));
});

test('a picture has the same features at every size, and nearly the same with grain on it', () => {
  const plain = pictureFeatures(painted(64, house));
  const large = pictureFeatures(painted(128, house));
  const grainy = pictureFeatures(
    painted(64, (x, y) => {
      const grain = ((x * 640 * 7 + y * 640 * 13) % 5) - 2;
      return house(x, y).map((value) => value + grain) as [number, number, number];
    }),
  );
  expect(shared(plain.codes, large.codes)).toBeGreaterThan(10);
  expect(shared(plain.codes, grainy.codes)).toBeGreaterThan(8);
});

test('another picture shares next to nothing', () => {
  const one = pictureFeatures(painted(64, house));
  const other = pictureFeatures(painted(64, darkRoom));
  expect(shared(one.codes, other.codes)).toBeLessThan(3);
});

test('a picture of one colour has features too', () => {
  const { colours, codes, signature } = pictureFeatures(painted(32, () => [200, 200, 200]));
  expect(colours).toEqual(['#c8c8c8']);
  expect(codes).toHaveLength(12);
  expect(signature).toHaveLength(20 + 48 + 64);
});
