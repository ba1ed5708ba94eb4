import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { PIXEL_CLASSES, type PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { hearRoom } from './hear-room.ts';
import { InteriorRole } from './interior-roles.ts';

const [WIDTH, HEIGHT] = [96, 64];
/** Pixels of the picture per pixel of the net. */
const NET = 2;

interface Patch {
  readonly is: PixelClass;
  readonly sure: number;
  readonly light: number;
}

/** A picture and what a net says of it, by what each place shows. */
function roomOf(patchAt: (x: number, y: number) => Patch) {
  const [width, height] = [WIDTH / NET, HEIGHT / NET];
  const count = PIXEL_CLASSES.length;
  const shares = new Float32Array(width * height * count);
  const light: Plane = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < light.data.length; i++) light.data[i] = patchAt(i % WIDTH, Math.floor(i / WIDTH)).light;
  for (let i = 0; i < width * height; i++) {
    const { is, sure } = patchAt(NET * (i % width), NET * Math.floor(i / width));
    shares.fill((1 - sure) / (count - 1), i * count, (i + 1) * count);
    shares[i * count + PIXEL_CLASSES.indexOf(is)] = sure;
  }
  return { reading: { width, height, shares, facing: new Float32Array(width * height * 3) }, light };
}

const WALL: Patch = { is: 'wall', sure: 0.9, light: 0.6 };
const isIn = (x: number, y: number): boolean => x >= 20 && x < 60 && y >= 8 && y < 28;

test('each pixel of clay is what the net takes it for; a rug is a floor', () => {
  const { reading, light } = roomOf((x, y) =>
    y < 40 ? WALL : { is: x < 48 ? 'floor' : 'rug', sure: 0.9, light: 0.5 },
  );
  const { likeliest } = hearRoom(reading, light, 32);
  expect(likeliest[10 * WIDTH + 40]).toBe(InteriorRole.wallLight);
  expect(likeliest[55 * WIDTH + 20]).toBe(InteriorRole.floor);
  expect(likeliest[55 * WIDTH + 80]).toBe(InteriorRole.floor);
});

test('above the horizon there is no floor, and below it no ceiling', () => {
  const { reading, light } = roomOf((_, y) => ({ is: y < 32 ? 'floor' : 'ceiling', sure: 0.9, light: 0.6 }));
  expect([...new Set(hearRoom(reading, light, 32).likeliest)]).toEqual([InteriorRole.wallLight]);
  expect(new Set(hearRoom(reading, light, undefined).likeliest)).toEqual(
    new Set([InteriorRole.floor, InteriorRole.ceiling]),
  );
});

test.each([
  ['sure and light as day', 0.95, 0.95, true],
  ['sure, but as dark as the wall', 0.95, 0.55, false],
  ['light, but hardly told from a wall', 0.6, 0.95, false],
])('a window that is %s', (_, sure, brightness, isKept) => {
  const { reading, light } = roomOf((x, y) =>
    isIn(x, y) ? { is: 'window', sure, light: brightness } : WALL,
  );
  const { panes } = hearRoom(reading, light, 40);
  expect((panes.data[18 * WIDTH + 40] as number) > 0.5).toBe(isKept);
});
