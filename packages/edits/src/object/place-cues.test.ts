import { describe, expect, test } from 'vitest';
import { type BitMask, createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { rayThrough } from '@plumbline/tracer/camera.ts';
import { viewPicture } from '../view/picture-view.ts';
import { clearStrokes } from './clear-strokes.ts';
import { findGrain, grainAt } from './find-grain.ts';
import { findPen, hasDrawnEdges } from './find-pen.ts';
import { findPlaceLight } from './find-place-light.ts';
import { lieOnGround } from './lie-on-ground.ts';

type Colour = readonly [number, number, number];

function paint(width: number, height: number, colour: (x: number, y: number) => Colour): Raster {
  const out = createRaster(width, height, 3);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3) out.data.set(colour(x, y), p);
  return out;
}

function frame(width: number, height: number, x0: number, y0: number, x1: number, y1: number): BitMask {
  const mask = createBitMask(width, height);
  for (let y = y0; y < y1; y++) mask.data.fill(255, y * width + x0, y * width + x1);
  return mask;
}

function mirrored(picture: Raster): Raster {
  const { width } = picture;
  return paint(width, picture.height, (x, y) => {
    const p = 3 * (y * width + width - 1 - x);
    return [picture.data[p] as number, picture.data[p + 1] as number, picture.data[p + 2] as number];
  });
}

describe('light on a place', () => {
  const mask = frame(480, 320, 200, 200, 280, 300);
  // A bright window at the right, and a floor that brightens towards it.
  const room = paint(480, 320, (x, y) => {
    if (y > 60 && y < 150 && x > 380 && x < 460) return [255, 255, 255];
    const floor = 90 + 90 * (x / 480);
    return y > 170 ? [floor, 0.82 * floor, 0.62 * floor] : [150, 148, 142];
  });

  test('a window at the right lights from the right; mirrored from the left, as strongly', () => {
    const light = findPlaceLight(viewPicture(room, 'photo', 'interior'), mask);
    expect(light.side).toBeGreaterThan(0.3);
    expect(light.direction[0]).toBeGreaterThan(0.1);
    expect(Math.hypot(...light.direction)).toBeCloseTo(1, 5);
    const other = findPlaceLight(
      viewPicture(mirrored(room), 'photo', 'interior'),
      frame(480, 320, 200, 200, 280, 300),
    );
    expect(other.side).toBeCloseTo(-light.side, 1);
    expect(other.direction[0]).toBeLessThan(-0.1);
  });

  test('where nothing tells a side it comes from high above', () => {
    const even = paint(480, 320, (_, y) => (y > 170 ? [150, 125, 95] : [150, 148, 142]));
    const light = findPlaceLight(viewPicture(even, 'photo', 'interior'), mask);
    expect(Math.abs(light.direction[0])).toBeLessThan(0.05);
    expect(light.direction[1]).toBeGreaterThan(0.8);
  });

  test('shadows to the left of posts under a blue sky: the sun is at the right', () => {
    const lawn = paint(480, 320, (x, y) => {
      if (y < 140) return [96, 140, 214];
      const post = x % 120;
      if (y > 150 && post > 80 && post < 92) return [240, 232, 220];
      return y > 175 && post > 40 && post <= 80 ? [40, 54, 20] : [120, 160, 60];
    });
    const light = findPlaceLight(viewPicture(lawn, 'photo', 'exterior'), frame(480, 320, 215, 200, 235, 300));
    expect(light.side).toBeGreaterThan(0.3);
    expect(light.share).toBeGreaterThan(0.5);
  });
});

describe('strokes', () => {
  const pen = { width: 2, ink: 20 };
  const target = { x0: 60, y0: 60, x1: 180, y1: 180 };
  const weights = frame(240, 240, target.x0, target.y0, target.x1, target.y1);
  const onLine = (x: number, y: number): boolean => y === 120 || y === 121;
  const onBox = (x: number, y: number): boolean =>
    x >= 75 && x <= 165 && y >= 75 && y <= 172 && (x <= 76 || x >= 164 || y <= 76 || y >= 171);
  const drawing = (box: boolean): Raster =>
    paint(240, 240, (x, y) => (onLine(x, y) || (box && onBox(x, y)) ? [20, 20, 20] : [250, 248, 240]));

  test('a thing is taken off the paper, a line that comes in from outside stays', () => {
    const cleared = clearStrokes(drawing(true), weights, target, pen);
    const at = (x: number, y: number): number => cleared?.data[3 * (y * 240 + x)] as number;
    expect(at(76, 100)).toBe(250);
    expect(at(120, 171)).toBe(250);
    expect(at(120, 120)).toBe(20);
  });

  test('on free paper nothing is taken off', () => {
    expect(clearStrokes(drawing(false), weights, target, pen)).toBeUndefined();
  });

  test('a model with drawn edges has a pen of their width, one without has none', () => {
    const grid = (x: number, y: number): boolean => x % 60 < 2 || y % 60 < 2;
    const edges = viewPicture(
      paint(600, 480, (x, y) => (grid(x, y) ? [15, 15, 15] : [190, 186, 180])),
      'su',
      'exterior',
    );
    expect(hasDrawnEdges(edges)).toBe(true);
    expect(findPen(edges)?.width).toBeGreaterThan(1.2);
    expect(findPen(edges)?.width).toBeLessThan(3);
    const plain = viewPicture(
      paint(600, 480, (x, y) =>
        (Math.floor(x / 60) + Math.floor(y / 60)) % 2 ? [90, 90, 90] : [190, 186, 180],
      ),
      'su',
      'exterior',
    );
    expect(hasDrawnEdges(plain)).toBe(false);
  });
});

test('grain is measured as it was added', () => {
  const picture = paint(200, 160, (x, y) => {
    const v = 120 + 0.2 * x + 3 * grainAt(x, y, 7);
    return [v, v, v];
  });
  const grain = findGrain(picture, { x0: 60, y0: 50, x1: 140, y1: 120 });
  expect(grain).toBeGreaterThan(2.2);
  expect(grain).toBeLessThan(3.6);
});

test('a rectangle painted on the ground is found in metres', () => {
  const camera: ViewCamera = {
    width: 640,
    height: 480,
    eye: [0, 1.6, 0],
    yaw: 0,
    pitch: 0.2,
    focal: 620,
    centreX: 320,
    horizonY: 240,
  };
  const mask = createBitMask(640, 480);
  const ray = new Float32Array(3);
  const yaw = 0.5;
  for (let y = 0; y < 480; y++)
    for (let x = 0; x < 640; x++) {
      rayThrough(camera, x + 0.5, y + 0.5, ray);
      if ((ray[1] as number) >= 0) continue;
      const far = -1.6 / (ray[1] as number);
      const [gx, gz] = [far * (ray[0] as number) - 0.2, far * (ray[2] as number) - 4];
      const across = gx * Math.cos(yaw) - gz * Math.sin(yaw);
      const along = gx * Math.sin(yaw) + gz * Math.cos(yaw);
      if (Math.abs(across) < 1.2 && Math.abs(along) < 0.8) mask.data[y * 640 + x] = 255;
    }
  const found = lieOnGround(mask, camera, { x0: 0, y0: 200, x1: 640, y1: 480 });
  expect(found?.yaw).toBeCloseTo(yaw, 1);
  expect(found?.width).toBeCloseTo(2.4, 0);
  expect(found?.depth).toBeCloseTo(1.6, 0);
  expect(found?.x).toBeCloseTo(0.2, 1);
  expect(found?.z).toBeCloseTo(4, 1);
  expect(
    lieOnGround(frame(640, 480, 200, 20, 300, 300), camera, { x0: 200, y0: 20, x1: 300, y1: 300 }),
  ).toBeUndefined();
});
