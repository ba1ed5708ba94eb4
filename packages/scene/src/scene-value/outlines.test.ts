import type { LabelMap } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import { axisDirection, type DrawingCamera } from '../drawing/drawing-camera.ts';
import { fitOpeningQuad } from './fit-opening-quad.ts';
import { labelRegions } from './label-regions.ts';
import { measureLabels } from './measure-regions.ts';
import type { Point } from './point.ts';
import { traceOutlines } from './trace-outlines.ts';

function mapOf(width: number, height: number, labelAt: (x: number, y: number) => number): LabelMap {
  const data = Int32Array.from({ length: width * height }, (_, i) =>
    labelAt(i % width, Math.floor(i / width)),
  );
  return { width, height, data, count: data.reduce((most, l) => Math.max(most, l), 0) };
}

function isInside(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], k) => {
      const [bx, by] = ring[(k + 1) % ring.length] as Point;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    });
  }
  return inside;
}

describe('outlines', () => {
  test('fill what they were drawn round, holes left out, within a pixel', () => {
    const labels = mapOf(200, 150, (x, y) => {
      const far = Math.hypot(x - 90, y - 70);
      return far < 60 && far > 25 ? 1 : Math.abs(x - 170) + Math.abs(y - 110) < 22 ? 2 : 0;
    });
    const outlines = traceOutlines(labels, 0.9, 2);
    expect(outlines[1]).toHaveLength(2);
    expect((outlines[1]?.[0] ?? []).length).toBeLessThan(60);
    let wrong = 0;
    for (let y = 0; y < 150; y++)
      for (let x = 0; x < 200; x++)
        for (const l of [1, 2])
          if (isInside(outlines[l] ?? [], 2 * (x + 0.5), 2 * (y + 0.5)) !== (labels.data[y * 200 + x] === l))
            wrong++;
    // Only pixels on the outlines themselves, of which there are about 700.
    expect(wrong).toBeLessThan(180);
  });

  test('of a rectangle are its four corners', () => {
    const labels = mapOf(40, 30, (x, y) => (x >= 5 && x < 25 && y >= 4 && y < 20 ? 1 : 0));
    expect(traceOutlines(labels, 0.9, 1)[1]).toEqual([
      [
        [25, 4],
        [25, 20],
        [5, 20],
        [5, 4],
      ],
    ]);
  });
});

describe('regions', () => {
  test('are connected parts of one key; crumbs go to their surroundings, whole keys stay together', () => {
    const keys = mapOf(60, 20, (x, y) => {
      if (x === 10 && y < 3) return 9;
      if (x >= 40 && (x - 40) % 6 < 3 && y > 4 && y < 9) return 5;
      return x < 30 ? 2 : 3;
    }).data;
    const { labels, keys: keyOf } = labelRegions(keys, 60, 20, 8, (key) => key === 5);
    expect([...keyOf].slice(1).sort()).toEqual([2, 3, 5]);
    expect(labels.data[10]).toBe(labels.data[0]);
    expect(labels.data[6 * 60 + 41]).toBe(labels.data[6 * 60 + 47]);
    const measures = measureLabels(labels);
    expect(measures.slice(1).reduce((sum, m) => sum + m.area, 0)).toBe(1200);
    for (const [l, { anchor }] of measures.entries())
      if (l > 0) expect(labels.data[anchor[1] * 60 + anchor[0]]).toBe(l);
  });
});

test('the sides of an opening run to the vanishing points of the camera', () => {
  const camera: DrawingCamera = {
    focal: 300,
    cx: 200,
    cy: 150,
    pitch: 0,
    yaw: 0.5,
    horizonY: 150,
    support: 0.9,
    axisAligned: 0.3,
  };
  const [dx, dy] = axisDirection(camera, 0, 120, 60);
  const [ex, ey] = axisDirection(camera, 0, 120, 120);
  const labels = mapOf(400, 300, (x, y) => {
    const head = 60 + ((x - 120) * dy) / dx;
    const sill = 120 + ((x - 120) * ey) / ex;
    return x >= 90 && x < 150 && y >= head && y < sill ? 1 : 0;
  });
  const quad = fitOpeningQuad(labels, 1, { x0: 90, y0: 40, x1: 149, y1: 140 }, camera);
  expect(quad).toBeDefined();
  const [a, b, c, d] = quad as readonly [Point, Point, Point, Point];
  expect(Math.abs(a[0] - 90)).toBeLessThan(1);
  expect(Math.abs(c[0] - 150)).toBeLessThan(1);
  for (const [p, q] of [
    [a, b],
    [d, c],
  ] as const) {
    const [ux, uy] = axisDirection(camera, 0, (p[0] + q[0]) / 2, (p[1] + q[1]) / 2);
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
    expect(Math.abs((ux * (q[1] - p[1]) - uy * (q[0] - p[0])) / length)).toBeLessThan(0.012);
  }
});
