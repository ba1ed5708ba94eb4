import { describe, expect, test } from 'vitest';
import { createBitMask, createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { linearToSrgb } from '@plumbline/imaging/srgb.ts';
import { decodeColour, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import { changeMaterial, type MaterialChange } from './change-material.ts';
import { makeSeamless } from '@plumbline/imaging/warp/make-seamless.ts';
import { cornersOfMask } from '../view/mask-corners.ts';
import { splitLight } from '../view/split-light.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };

function paint(width: number, height: number, at: (x: number, y: number) => number): Raster {
  const out = createRaster(width, height, 3);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 3) out.data.fill(255 * linearToSrgb(at(x, y)), p, p + 3);
  return out;
}

describe('light', () => {
  test('a shadow is light, the boards under it are not', () => {
    const shadow = (x: number): number => (x > 200 ? 0.35 : 1);
    const board = (y: number): number => (Math.floor(y / 5) % 2 === 0 ? 1 : 0.86);
    const picture = paint(400, 300, (x, y) => 0.6 * shadow(x) * board(y));
    const colour = decodeColour(picture);
    const inside = new Uint8Array(400 * 300).fill(1);
    const { shade } = splitLight(colour, linearLuminance(colour), inside);
    const at = (x: number, y: number): number => shade.data[y * 400 + x] as number;
    expect(at(320, 150) / at(80, 150)).toBeGreaterThan(0.3);
    expect(at(320, 150) / at(80, 150)).toBeLessThan(0.42);
    // Of the step between two boards next to nothing is left.
    expect(Math.abs(at(80, 152) / at(80, 157) - 1)).toBeLessThan(0.04);
  });

  test('a window in a wall is no shadow', () => {
    const window = (x: number, y: number): boolean => x > 150 && x < 220 && y > 100 && y < 200;
    const picture = paint(400, 300, (x, y) => (window(x, y) ? 0.02 : 0.5));
    const colour = decodeColour(picture);
    const { shade } = splitLight(colour, linearLuminance(colour), new Uint8Array(400 * 300).fill(1));
    expect(shade.data[150 * 400 + 185]).toBeGreaterThan(0.8);
  });
});

describe('own textures', () => {
  test('a picture whose ends do not meet is made to repeat', () => {
    const ramp = paint(140, 90, (x, y) => 0.1 + (0.5 * x) / 140 + 0.1 * Math.sin(x / 3) * Math.sin(y / 4));
    const { tile, kept } = makeSeamless(ramp);
    const step = (a: number, b: number): number => {
      let sum = 0;
      for (let y = 0; y < tile.height; y++)
        sum += Math.abs(
          (tile.data[3 * (y * tile.width + a)] as number) - (tile.data[3 * (y * tile.width + b)] as number),
        );
      return sum / tile.height;
    };
    const before = Math.abs((ramp.data[0] as number) - (ramp.data[3 * 139] as number));
    expect(step(tile.width - 1, 0)).toBeLessThan(before / 4);
    expect(kept).toBeLessThan(1);
  });

  test('one that repeats already is left alone', () => {
    const wave = paint(
      128,
      64,
      (x, y) => 0.4 + 0.2 * Math.sin((2 * Math.PI * x) / 32) * Math.cos((2 * Math.PI * y) / 16),
    );
    const { tile, kept } = makeSeamless(wave);
    expect(kept).toBe(1);
    expect(tile.data).toEqual(wave.data);
  });
});

describe('corners', () => {
  const convex: readonly (readonly [number, number])[] = [
    [100, 100],
    [500, 140],
    [480, 420],
    [80, 400],
  ];

  test('a mask with four of them tells them, a round one none', () => {
    const mask = createBitMask(640, 480);
    const inside = (x: number, y: number): boolean =>
      convex.every(([ax, ay], k) => {
        const [bx, by] = convex[(k + 1) % 4] as readonly [number, number];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
      });
    for (let y = 0; y < 480; y++) for (let x = 0; x < 640; x++) if (inside(x, y)) mask.data[y * 640 + x] = 1;
    const found = cornersOfMask(mask);
    convex.forEach(([x, y], k) => {
      expect(Math.hypot((found?.[k]?.x ?? 0) - x, (found?.[k]?.y ?? 0) - y)).toBeLessThan(6);
    });
    const disc = createBitMask(200, 200);
    for (let y = 0; y < 200; y++)
      for (let x = 0; x < 200; x++) if (Math.hypot(x - 100, y - 100) < 70) disc.data[y * 200 + x] = 1;
    expect(cornersOfMask(disc)).toBeUndefined();
  });
});

describe('materials', () => {
  const change: MaterialChange = {
    materialOf: () => ({ id: 'red-brick' }),
    kind: 'photo',
    space: 'interior',
    rotation: 0,
    keepLight: true,
    seed: 1,
  };
  const weights = createBitMask(160, 120);
  for (let y = 20; y < 100; y++) weights.data.fill(255, y * 160 + 30, y * 160 + 130);

  test('the same request gives the same pixels; shade stays where light is kept', () => {
    const base = paint(160, 120, (x) => 0.15 + (0.5 * x) / 160);
    const once = changeMaterial(base, weights, change, CONTEXT);
    expect(changeMaterial(base, weights, change, CONTEXT)?.picture.data).toEqual(once?.picture.data);
    const mean = (raster: Raster | undefined, x0: number): number => {
      let sum = 0;
      for (let y = 30; y < 90; y++)
        for (let x = x0; x < x0 + 25; x++) sum += raster?.data[3 * (y * 160 + x)] as number;
      return sum / (60 * 25);
    };
    expect(mean(once?.picture, 100)).toBeGreaterThan(1.25 * mean(once?.picture, 35));
    const flat = changeMaterial(base, weights, { ...change, keepLight: false }, CONTEXT);
    expect(mean(flat?.picture, 100)).toBeLessThan(1.12 * mean(flat?.picture, 35));
  });

  test('lines of a drawing stay on top', () => {
    const base = paint(160, 120, (x) => (x % 20 === 0 ? 0.02 : 0.97));
    const laid = changeMaterial(base, weights, { ...change, kind: 'line' }, CONTEXT);
    expect(laid?.picture.data[3 * (60 * 160 + 60)]).toBeLessThan(60);
    expect(laid?.picture.data[3 * (60 * 160 + 70)]).toBeGreaterThan(80);
  });

  test('an unknown material lays nothing', () => {
    const base = paint(160, 120, () => 0.5);
    expect(
      changeMaterial(base, weights, { ...change, materialOf: () => ({ id: 'no-such' }) }, CONTEXT),
    ).toBeUndefined();
  });

  test('a cancelled change stops with the reason', () => {
    const control = new AbortController();
    control.abort(new Error('stop'));
    const base = paint(160, 120, () => 0.5);
    expect(() =>
      changeMaterial(base, weights, change, { signal: control.signal, progress: () => undefined }),
    ).toThrow('stop');
  });
});
