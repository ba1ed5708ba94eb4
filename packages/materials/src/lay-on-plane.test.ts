import { createPlane, createRaster } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { createColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { layMaterialInRegion, layOnPlane } from './lay-on-plane.ts';
import { createMaterialSample, createMaterialSampler } from './material-sampler.ts';
import type { MaterialSpec, MaterialTile } from './spec/material-spec.ts';
import {
  createPlanePoint,
  locateOnPlane,
  scaleView,
  viewPlane,
  viewPlaneThrough,
  viewSheet,
} from './plane-view.ts';

/** A checkerboard of fields of 200 mm: dark at the origin. */
const SIZE = 128;
const checker: MaterialTile = { albedo: createRaster(SIZE, SIZE, 3), height: createPlane(SIZE, SIZE) };
for (let y = 0; y < SIZE; y++)
  for (let x = 0; x < SIZE; x++)
    checker.albedo.data.fill(
      x < SIZE / 2 === y < SIZE / 2 ? 20 : 235,
      3 * (y * SIZE + x),
      3 * (y * SIZE + x) + 3,
    );
const spec: MaterialSpec = {
  id: 'checker',
  family: 'tile',
  tileSizeMm: [400, 400],
  roughness: 0.5,
  reflectance: 0.04,
  metalness: 0,
  reliefMm: 1,
  generate: () => checker,
};
const sampler = createMaterialSampler(checker, spec);

const camera = { focal: 700, cx: 400, cy: 300 };
const PITCH = 0.2;
const below = viewPlane(
  camera,
  [0, -Math.sin(PITCH), Math.cos(PITCH)],
  [1, 0, 0],
  [0, Math.cos(PITCH), Math.sin(PITCH)],
  1500,
);

/** Pixel of a point of the floor 1500 mm under the eye. */
function project(right: number, ahead: number): [number, number] {
  const y = 1500 * Math.cos(PITCH) - ahead * Math.sin(PITCH);
  const z = 1500 * Math.sin(PITCH) + ahead * Math.cos(PITCH);
  return [camera.cx + (camera.focal * right) / z, camera.cy + (camera.focal * y) / z];
}

describe('viewPlane', () => {
  it('takes the pixel of a point back to the point, whichever way its axes turn', () => {
    const at = createPlanePoint();
    for (const [right, ahead] of [
      [0, 2000],
      [800, 3000],
      [-1200, 6000],
    ] as const) {
      const [x, y] = project(right, ahead);
      expect(locateOnPlane(below, x, y, at)).toBe(true);
      expect(at.u).toBeCloseTo(ahead, 4);
      expect(at.v).toBeCloseTo(right, 4);
    }
    expect(locateOnPlane(below, 400, 20, at)).toBe(false);
  });

  it('keeps its scale at the pixel it is put through', () => {
    const at = createPlanePoint();
    const wall = viewPlaneThrough(camera, [0, 0, 1], [0, 1, 0], 600, 280, 6);
    expect(locateOnPlane(wall, 600, 280, at)).toBe(true);
    expect(Math.abs(at.vy)).toBeCloseTo(6, 6);
    const smaller = scaleView(wall, 2);
    expect(locateOnPlane(smaller, 300, 140, at)).toBe(true);
    expect(Math.abs(at.vy)).toBeCloseTo(12, 6);
  });
});

describe('layOnPlane', () => {
  it('puts the borders of a checkerboard where they project to, within half a pixel', () => {
    const laid = layOnPlane(below, sampler);
    const texel = createMaterialSample();
    const light = (x: number, y: number): number => {
      laid(x, y, texel);
      return texel.g;
    };
    const middle = sampler.mean[1] as number;
    for (const ahead of [2200, 2600, 3000, 3400]) {
      // Along the level line through the middle of a field the colour changes at right = 200 k.
      for (const k of [-2, -1, 1, 2]) {
        const [x, y] = project(200 * k, ahead + 100);
        const before = light(x - 12, y) > middle;
        let at = x - 12;
        while (at < x + 12 && light(at, y) > middle === before) at += 0.05;
        expect(Math.abs(at - x)).toBeLessThan(0.5);
      }
    }
  });

  it('shows no pattern that is not there where a pixel covers many fields', () => {
    const laid = layOnPlane(below, sampler);
    const texel = createMaterialSample();
    const [, far] = project(0, 120_000);
    let low = Infinity;
    let high = -Infinity;
    for (let x = 0; x < 800; x++) {
      expect(laid(x, far, texel)).toBe(true);
      low = Math.min(low, texel.g);
      high = Math.max(high, texel.g);
    }
    expect(high - low).toBeLessThan(0.03);
    expect(texel.g).toBeCloseTo(sampler.mean[1], 1);
  });

  it('keeps fields apart across the view where along it they have merged', () => {
    const laid = layOnPlane(below, sampler);
    const texel = createMaterialSample();
    const [, y] = project(0, 9000);
    const values = Array.from({ length: 300 }, (_, x) => {
      laid(250 + x, y, texel);
      return texel.g;
    });
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.1);
  });

  it('turns, shifts, stretches, dyes and fades', () => {
    const texel = createMaterialSample();
    const at = (options: Parameters<typeof layOnPlane>[2], x: number, y: number): number => {
      layOnPlane(viewSheet(10), sampler, options)(x, y, texel);
      return texel.g;
    };
    const dark = at({}, 10, 10);
    expect(at({}, 30, 10)).toBeGreaterThan(5 * dark);
    expect(at({ origin: [200, 0] }, 30, 10)).toBeCloseTo(dark, 5);
    expect(at({ stretch: [0.25, 0.25] }, 30, 10)).toBeCloseTo(dark, 5);
    expect(at({}, 25, 10)).toBeGreaterThan(5 * dark);
    expect(at({ turn: Math.PI / 4 }, 25, 10)).toBeCloseTo(dark, 5);
    expect(at({ contrast: 0, colour: [0.1, 0.4, 0.2] }, 30, 10)).toBeCloseTo(0.4, 5);
    expect(texel.r).toBeCloseTo(0.1, 5);
  });
});

describe('layMaterialInRegion', () => {
  const labels = { width: 40, height: 30, count: 2, data: new Int32Array(1200).fill(1, 0, 600).fill(2, 600) };

  it('fills its own region and nothing else', () => {
    const out = createColourPlanes(40, 30);
    expect(layMaterialInRegion(out, { labels, label: 2 }, 'red-brick', null, { mmPerPixel: 8 })).toBe(true);
    expect(out.r.slice(0, 600).every((v) => v === 0)).toBe(true);
    expect(out.r.slice(600).every((v) => v > 0)).toBe(true);
    const mean = (plane: Float32Array): number => plane.slice(600).reduce((a, b) => a + b, 0) / 600;
    expect(mean(out.r)).toBeGreaterThan(1.5 * mean(out.b));
  });

  it('leaves everything as it was for a material that it does not know', () => {
    const out = createColourPlanes(40, 30);
    expect(layMaterialInRegion(out, { labels, label: 2 }, 'no-such-material', null)).toBe(false);
    expect(out.r.every((v) => v === 0)).toBe(true);
  });
});
