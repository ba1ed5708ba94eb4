import { createPlane } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import type { DisplayPlanes } from './display-planes.ts';
import { findPlainBackdrop } from './find-plain-backdrop.ts';
import { upsideDown } from './upside-down.ts';

const WIDTH = 160;
const HEIGHT = 100;

type Colour = readonly [number, number, number];

function paint(colourAt: (x: number, y: number) => Colour): DisplayPlanes {
  const [r, g, b] = [0, 1, 2].map((c) => {
    const plane = createPlane(WIDTH, HEIGHT);
    for (let i = 0; i < plane.data.length; i++)
      plane.data[i] = colourAt(i % WIDTH, Math.floor(i / WIDTH))[c] as number;
    return plane;
  }) as [DisplayPlanes['r'], DisplayPlanes['r'], DisplayPlanes['r']];
  return { r, g, b, light: g };
}

const fade = (y: number): Colour => [
  0.2 + (0.3 * y) / HEIGHT,
  0.25 + (0.3 * y) / HEIGHT,
  0.45 + (0.15 * y) / HEIGHT,
];
const isHouse = (x: number, y: number): boolean => x > 50 && x < 110 && y > 30 && y < 80;
const share = (mask: Uint8Array, of: (x: number, y: number) => boolean): number => {
  let all = 0;
  let n = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!of(i % WIDTH, Math.floor(i / WIDTH))) continue;
    all++;
    n += mask[i] as number;
  }
  return n / all;
};

describe('findPlainBackdrop', () => {
  it('takes a backdrop that fades all round a model, and nothing of a model of the same tone inside it', () => {
    // Within a drawn outline the house has the very colours of the backdrop.
    const isOutline = (x: number, y: number) => isHouse(x, y) && !(x > 53 && x < 107 && y > 33 && y < 77);
    const plain = findPlainBackdrop(paint((x, y) => (isOutline(x, y) ? [0, 0, 0] : fade(y))));
    expect(plain).toMatchObject({ top: 1, left: 1, right: 1, bottom: 1 });
    expect(
      share(plain?.mask ?? new Uint8Array(), (x, y) => !isHouse(x - 2, y) && !isHouse(x + 2, y)),
    ).toBeGreaterThan(0.95);
    expect(share(plain?.mask ?? new Uint8Array(), (x, y) => x > 56 && x < 104 && y > 36 && y < 74)).toBe(0);
    expect(plain?.rise).toBeGreaterThan(0.4);
  });

  it('leaves a roof that reaches over the top border, and finds nothing without a way to the sides', () => {
    const roof = findPlainBackdrop(
      paint((x, y) => (x > 40 && x < 120 && y < 50 ? [0.4, 0.43, 0.44] : fade(y))),
    );
    expect(share(roof?.mask ?? new Uint8Array(), (x, y) => x > 43 && x < 117 && y < 47)).toBe(0);
    expect(findPlainBackdrop(paint((x, y) => ((x + y) % 4 < 2 ? [0, 0, 0] : [1, 1, 1])))).toBeUndefined();
  });

  it('joins what something that reaches from side to side has cut off, as the backdrop fades on, and goes by what lies within a frame', () => {
    const cut = paint((x, y) =>
      x < 2 || y < 2 ? [0, 0, 0] : x > 100 && Math.abs(y - x / 2) < 3 ? [0.8, 0.1, 0.1] : fade(y),
    );
    expect(
      share(findPlainBackdrop(cut)?.mask ?? new Uint8Array(), (x, y) => x > 140 && y > 20 && y < 60),
    ).toBeGreaterThan(0.9);
  });

  it('finds the ground of a picture that is turned upside down', () => {
    const scene = paint((_, y) => (y < 40 ? [0.6, 0.8, 1] : [0.6, 0.74, 0.56]));
    expect(findPlainBackdrop(scene)?.bottom).toBe(0);
    expect(findPlainBackdrop(upsideDown(scene))).toMatchObject({ top: 1, bottom: 0 });
  });
});
