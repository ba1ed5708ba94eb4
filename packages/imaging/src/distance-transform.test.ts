import { expect, test } from 'vitest';
import { distanceTransform } from './distance-transform.ts';
import { createBitMask } from './raster.ts';
import { seededRandom } from './random.ts';

test('distances equal a search over all set pixels', () => {
  const mask = createBitMask(31, 23);
  const random = seededRandom(7);
  const set: [number, number][] = [];
  for (let k = 0; k < 12; k++) {
    const x = Math.floor(random() * 31);
    const y = Math.floor(random() * 23);
    mask.data[y * 31 + x] = 1;
    set.push([x, y]);
  }
  const d = distanceTransform(mask);
  for (let y = 0; y < 23; y++) {
    for (let x = 0; x < 31; x++) {
      const nearest = Math.min(...set.map(([sx, sy]) => Math.hypot(sx - x, sy - y)));
      expect(d.data[y * 31 + x]).toBeCloseTo(nearest, 3);
    }
  }
});

test('an empty mask is far everywhere', () => {
  expect(Math.min(...distanceTransform(createBitMask(5, 4)).data)).toBeGreaterThan(10000);
});
