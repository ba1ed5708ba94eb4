import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBitMask, createRaster, type Raster } from '../raster.ts';
import { linearToSrgb, type Rgb, srgbToLinear } from '../srgb.ts';
import { recolourSurface } from './recolour-surface.ts';

const SIZE = 48;

/** A surface under light that falls off from left to right, with what else is mirrored at each pixel. */
function litSurface(
  albedo: Rgb,
  light: (x: number) => number,
  glint = (_x: number, _y: number) => 0,
): Raster {
  const out = createRaster(SIZE, SIZE, 3);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (let c = 0; c < 3; c++)
        out.data[3 * (y * SIZE + x) + c] =
          255 * linearToSrgb(Math.min(1, (albedo[c] as number) * light(x) + glint(x, y)));
  return out;
}

const falloff = (x: number): number => 0.45 + (0.5 * x) / SIZE;

function everywhere() {
  const weights = createBitMask(SIZE, SIZE);
  weights.data.fill(255);
  return weights;
}

const linearAt = ({ data }: Raster, x: number, y: number): Rgb => {
  const p = 3 * (y * SIZE + x);
  return [0, 1, 2].map((c) => srgbToLinear((data[p + c] as number) / 255)) as unknown as Rgb;
};

test('a surface takes any colour within a just noticeable difference in its own light', () => {
  fc.assert(
    fc.property(
      fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.05, max: 0.6, noNaN: true }))),
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 20, max: 200 }))),
      (albedo, bytes) => {
        const colour = `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
        const { deltaE } = recolourSurface(
          litSurface(albedo as unknown as Rgb, falloff),
          everywhere(),
          colour,
          false,
        );
        expect(deltaE).toBeLessThan(2.5);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['black', 'white', [0.03, 0.03, 0.03], '#f4f4f2', 0.35, 1],
  ['white', 'black', [0.8, 0.8, 0.8], '#1c1c1e', 0, 0.02],
] as const)('%s becomes %s and keeps its falloff', (_from, _to, albedo, colour, least, most) => {
  const { picture } = recolourSurface(litSurface(albedo, falloff), everywhere(), colour, false);
  const [dim] = linearAt(picture, 4, 20);
  const [middle] = linearAt(picture, 24, 20);
  const [bright] = linearAt(picture, 44, 20);
  expect(middle).toBeGreaterThan(least);
  expect(middle).toBeLessThan(most);
  expect(dim).toBeLessThan(middle);
  expect(middle).toBeLessThan(bright);
});

test('a highlight on a red surface stays white on a blue one', () => {
  const spot = (x: number, y: number): number => (Math.hypot(x - 24, y - 24) < 4 ? 0.7 : 0);
  const { picture } = recolourSurface(
    litSurface([0.5, 0.04, 0.03], () => 0.8, spot),
    everywhere(),
    '#203a90',
    false,
  );
  const [r, g, b] = linearAt(picture, 24, 24);
  expect(Math.min(r, g)).toBeGreaterThan(0.5 * b);
  const [br, , bb] = linearAt(picture, 4, 4);
  expect(bb).toBeGreaterThan(3 * br);
});

test('the paper of a drawing takes the colour, its lines stay', () => {
  const lines = litSurface([0.96, 0.96, 0.96], (x) => (x % 12 === 0 ? 0.02 : 1));
  const { picture, deltaE } = recolourSurface(lines, everywhere(), '#c85a3c', true);
  expect(Math.max(...linearAt(picture, 12, 10))).toBeLessThan(0.03);
  expect(deltaE).toBeLessThan(1);
});

test('what is not painted is the base', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: SIZE * SIZE, maxLength: SIZE * SIZE }), (data) => {
      fc.pre(data.some((weight) => weight > 0));
      const base = litSurface([0.3, 0.4, 0.2], falloff);
      const weights = { width: SIZE, height: SIZE, data: data.map((v) => (v < 128 ? 0 : v)) };
      fc.pre(weights.data.some((weight) => weight > 0));
      const { picture } = recolourSurface(base, weights, '#8040c0', false);
      const changed = base.data.findIndex(
        (value, at) => weights.data[Math.floor(at / 3)] === 0 && value !== picture.data[at],
      );
      expect(changed).toBe(-1);
    }),
    { numRuns: 8 },
  );
});
