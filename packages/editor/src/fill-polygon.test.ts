import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagePoint, type ImagePoint, type Size } from './coordinates.ts';
import { fillPolygon } from './fill-polygon.ts';
import type { MaskLayer } from './mask-layer.ts';
import { doAtOnce } from './sliced-job.ts';
import { anyPoint, SIZE } from './test/arbitraries.ts';
import { layerValues } from './test/reference-mask.ts';

function filled(size: Size, points: readonly ImagePoint[]): MaskLayer {
  const job = fillPolygon(size, points);
  doAtOnce(job);
  return job.shape;
}

/** How often the outline goes round a place, by the crossings of a ray to its right. */
function windingAt(points: readonly ImagePoint[], x: number, y: number): number {
  let winding = 0;
  points.forEach((a, at) => {
    const b = points[(at + 1) % points.length]!;
    if (a.y <= y !== b.y <= y && a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x)
      winding += b.y > a.y ? 1 : -1;
  });
  return winding;
}

function nearOutline(points: readonly ImagePoint[], x: number, y: number): boolean {
  return points.some((a, at) => {
    const b = points[(at + 1) % points.length]!;
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const t =
      length > 0 ? Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length)) : 0;
    return Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y)) < 0.75;
  });
}

/** Outlines of people are often level and upright, and rectangles always. */
const levelPoint = fc
  .tuple(
    fc.constantFrom(-30, 0, 10, 100, 255, 256, 290, 330),
    fc.constantFrom(-30, 0, 20.5, 130, 256, 260, 300),
  )
  .map(([x, y]) => imagePoint(x, y));
const anyOutline = fc.oneof(
  fc.array(anyPoint, { minLength: 3, maxLength: 9 }),
  fc.array(levelPoint, { minLength: 3, maxLength: 9 }),
);

test('away from the outline a pixel is inside where the outline goes round it', () => {
  fc.assert(
    fc.property(anyOutline, (points) => {
      const values = layerValues(filled(SIZE, points));
      const wrong: [number, number][] = [];
      for (let y = 0; y < SIZE.height; y += 1)
        for (let x = 0; x < SIZE.width; x += 1) {
          if (nearOutline(points, x + 0.5, y + 0.5)) continue;
          const inside = windingAt(points, x + 0.5, y + 0.5) !== 0;
          if (values[y * SIZE.width + x] !== (inside ? 255 : 0)) wrong.push([x, y]);
        }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

const within = fc
  .tuple(fc.double({ min: 0, max: 300, noNaN: true }), fc.double({ min: 0, max: 270, noNaN: true }))
  .map(([x, y]) => imagePoint(x, y));

test('the values of a triangle add up to its area', () => {
  fc.assert(
    fc.property(within, within, within, (a, b, c) => {
      const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
      const sum = layerValues(filled(SIZE, [a, b, c])).reduce((total, value) => total + value, 0) / 255;
      const outline =
        Math.hypot(a.x - b.x, a.y - b.y) +
        Math.hypot(b.x - c.x, b.y - c.y) +
        Math.hypot(c.x - a.x, c.y - a.y);
      // Each pixel of the outline is rounded to one of 256 values.
      expect(Math.abs(sum - area)).toBeLessThan(0.1 + (2 * outline) / 255);
    }),
    { numRuns: 60 },
  );
});

test('a rectangle over several tiles is filled to its edges and no further', () => {
  const size = { width: 1600, height: 1068 };
  const [left, top, right, bottom] = [170, 700, 1430, 990.5];
  const layer = filled(size, [
    imagePoint(left, top),
    imagePoint(right, top),
    imagePoint(right, bottom),
    imagePoint(left, bottom),
  ]);
  const sum = layerValues(layer).reduce((total, value) => total + value, 0) / 255;
  expect(sum).toBeCloseTo((right - left) * (bottom - top), -1);
  expect(layer.bounds()).toEqual({ left, top, right, bottom: 991 });
  expect(layer.valueAt(900, 990)).toBe(128);
});

test('an outline around a whole picture of 5000 × 5000 px takes no tile', () => {
  const around = [imagePoint(-9, -9), imagePoint(6000, -9), imagePoint(6000, 6000), imagePoint(-9, 6000)];
  const layer = filled({ width: 5000, height: 5000 }, around);
  expect(layer.coverage).toBe('full');
  expect(layer.bytes).toBe(0);
});
