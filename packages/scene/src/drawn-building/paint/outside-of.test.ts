import { createBitMask, createPlane, type BitMask, type Plane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { outsideOf } from './outside-of.ts';

const [WIDTH, HEIGHT] = [100, 80];

/** Two walls with a floor between them and no roof. */
function walls(): BitMask {
  const mask = createBitMask(WIDTH, HEIGHT);
  for (let y = 30; y < 70; y++) {
    mask.data.fill(1, y * WIDTH + 20, y * WIDTH + 26);
    mask.data.fill(1, y * WIDTH + 74, y * WIDTH + 80);
  }
  mask.data.fill(1, 69 * WIDTH + 20, 69 * WIDTH + 80);
  return mask;
}

/** Seen as a building from that row down to the floor. */
function seenFrom(top: number): Plane {
  const plane = createPlane(WIDTH, HEIGHT);
  for (let y = top; y < 70; y++) plane.data.fill(0.9, y * WIDTH + 20, y * WIDTH + 80);
  return plane;
}

const at = ({ data }: Plane, x: number, y: number): number => data[y * WIDTH + x] as number;

test('between walls without a roof it is outside, unless the net sees a building there', () => {
  expect(at(outsideOf(walls(), 1), 50, 50)).toBeGreaterThan(0.95);
  const heard = outsideOf(walls(), 1, seenFrom(30));
  expect(at(heard, 50, 50)).toBeLessThan(0.05);
  expect(at(heard, 50, 10)).toBeGreaterThan(0.95);
});

test('above what is drawn the net is not believed', () => {
  expect(at(outsideOf(walls(), 1, seenFrom(5)), 50, 20)).toBeGreaterThan(0.95);
});
