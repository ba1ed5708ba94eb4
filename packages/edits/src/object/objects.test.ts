import { describe, expect, test } from 'vitest';
import { createBitMask, createRaster } from '@plumbline/imaging/raster.ts';
import { projectPoint } from '@plumbline/tracer/camera.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { fitObject } from './fit-object.ts';
import { OBJECT_SOLIDS } from './object-solids.ts';
import { placeObject } from './place-object.ts';
import { buildObject } from './trace-object.ts';

const style = TEST_STYLES[0] as (typeof TEST_STYLES)[number];
const CAMERA: ViewCamera = {
  width: 800,
  height: 600,
  eye: [0, 0, 0],
  yaw: 0,
  pitch: 0.12,
  focal: 760,
  centreX: 400,
  horizonY: 300,
};

describe.each(Object.entries(OBJECT_SOLIDS))('%s', (_id, build) => {
  test('fills the box that it is given, its foot on the lower edge', () => {
    const points = buildObject(build, 2.8, style, 1);
    expect(points.length).toBeGreaterThan(60);
    const target = { x0: 220, y0: 300, x1: 560, y1: 560 };
    const fitted = fitObject(points, CAMERA, target);
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let k = 0; k < points.length; k += 3) {
      const at = projectPoint({ ...CAMERA, eye: [0, fitted.eyeHeight, 0] }, [
        (points[k] as number) + fitted.x,
        points[k + 1] as number,
        (points[k + 2] as number) + fitted.z,
      ]);
      x0 = Math.min(x0, at?.x ?? Infinity);
      x1 = Math.max(x1, at?.x ?? -Infinity);
      y0 = Math.min(y0, at?.y ?? Infinity);
      y1 = Math.max(y1, at?.y ?? -Infinity);
    }
    expect(Math.abs(y1 - target.y1)).toBeLessThan(8);
    expect(Math.abs((x0 + x1) / 2 - 390)).toBeLessThan(8);
    const filled = Math.max((x1 - x0) / 340, (y1 - y0) / 260);
    expect(filled).toBeGreaterThan(0.9);
    expect(filled).toBeLessThan(1.02);
  });
});

describe('placing', () => {
  const base = createRaster(240, 180, 3);
  for (let y = 0, p = 0; y < 180; y++)
    for (let x = 0; x < 240; x++, p += 3)
      base.data.fill(y < 80 ? 205 : 120 + ((x * 7 + y * 3) % 9), p, p + 3);
  const weights = createBitMask(240, 180);
  for (let y = 70; y < 160; y++) weights.data.fill(255, y * 240 + 60, y * 240 + 180);
  const placing = {
    objectId: 'chair',
    style,
    kind: 'photo',
    space: 'interior',
    quarterTurns: 0,
    seed: 5,
  } as const;
  const context = { signal: new AbortController().signal, progress: () => undefined };

  test('the same request gives the same pixels, another turn others', () => {
    const once = placeObject(base, weights, placing, context);
    expect(placeObject(base, weights, placing, context)?.picture.data).toEqual(once?.picture.data);
    const turned = placeObject(base, weights, { ...placing, quarterTurns: 1 }, context);
    expect(turned?.picture.data).not.toEqual(once?.picture.data);
  });

  test('an object that the library does not have is not placed', () => {
    expect(placeObject(base, weights, { ...placing, objectId: 'unicorn' }, context)).toBeUndefined();
  });
});
