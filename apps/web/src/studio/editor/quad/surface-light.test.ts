import { createRaster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { lightTiled, readBaseLight, usualLight } from './surface-light.ts';

const EDGE = 64;

function picture(greyAt: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(EDGE * EDGE * 4);
  for (let at = 0; at < EDGE * EDGE; at += 1) {
    const grey = greyAt(at % EDGE, Math.floor(at / EDGE));
    data.set([grey, grey, grey, 255], at * 4);
  }
  return { data, width: EDGE, height: EDGE };
}

/** A material of one colour, as it is seen on a picture of twice the copy's size. */
function lit(base: ReturnType<typeof picture>, { drawn = false, kept = true } = {}) {
  const light = readBaseLight(base, 0.5, drawn);
  const area = { left: 0, top: 0, width: EDGE, height: EDGE, step: 2 };
  const tiled = createRaster(EDGE, EDGE, 4);
  for (let at = 0; at < tiled.data.length; at += 4) tiled.data.set([180, 140, 100, 255], at);
  lightTiled(
    tiled,
    area,
    light,
    usualLight(light, () => true, 'level'),
    kept,
  );
  return (x: number, y: number) => tiled.data[(y * EDGE + x) * 4] as number;
}

test('a shadow on the surface lies on the material, and the grain of what was there does not', () => {
  const shadow = picture((x, y) => (x < EDGE / 2 ? 190 : 90) + ((x + y) % 2 === 0 ? 6 : -6));
  const at = lit(shadow);
  expect(at(8, 30)).toBeGreaterThan(1.6 * at(56, 30));
  expect(Math.abs(at(8, 30) - at(9, 30))).toBeLessThanOrEqual(2);
});

test('where the light is not kept the material is lit evenly, more in a brighter room', () => {
  const half = (bright: number) => picture((x) => (x < EDGE / 2 ? bright : bright / 2));
  const even = lit(half(200), { kept: false });
  expect(even(4, 4)).toBe(even(60, 60));
  expect(even(4, 4)).toBeGreaterThan(lit(half(60), { kept: false })(4, 4));
});

test('the lines of a drawing stay over the material, its paper changes nothing', () => {
  const at = lit(
    picture((x) => (x === 20 ? 10 : 250)),
    { drawn: true },
  );
  expect(at(40, 10)).toBeGreaterThan(175);
  expect(at(20, 10)).toBeLessThan(90);
});
