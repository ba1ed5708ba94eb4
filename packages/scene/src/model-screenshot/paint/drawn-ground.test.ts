import { createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { Setting } from '../read/heard-setting.ts';
import { drawnGround } from './drawn-ground.ts';

const [WIDTH, HEIGHT] = [80, 60];

/** Green lawn on the left, bare sheet on the right, all of it ground. */
function halfPainted() {
  const plane = (left: number, right: number) => ({
    ...createPlane(WIDTH, HEIGHT),
    data: Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < 40 ? left : right)),
  });
  const fill = { r: plane(0.4, 1), g: plane(0.6, 1), b: plane(0.3, 1), light: plane(0.5, 1) };
  const parts = new Uint8Array(WIDTH * HEIGHT).fill(Setting.lawn);
  return { fill, setting: { parts, bare: plane(0, 1), horizonY: 10, sky: 0, onSheet: false } };
}

const REQUEST = { atmosphere: 'sunny', seed: 3 } as const;

test('painted ground keeps its colour, and bare sheet goes on as the painted one does', () => {
  const { fill, setting } = halfPainted();
  const at = drawnGround(setting, fill, REQUEST);
  for (const [r, g, b] of [at(20, 50), at(60, 50)]) {
    expect(g).toBeGreaterThan(r);
    expect(r).toBeGreaterThan(b);
    expect(g).toBeGreaterThan(0.6 * 0.6 ** 2.2);
    expect(g).toBeLessThan(1.5 * 0.6 ** 2.2);
  }
});

test('in snow all ground is paler, and keeps a trace of its own colour', () => {
  const { fill, setting } = halfPainted();
  const [, summer] = drawnGround(setting, fill, REQUEST)(20, 50);
  const [r, winter, b] = drawnGround(setting, fill, { ...REQUEST, atmosphere: 'snow' })(20, 50);
  expect(winter).toBeGreaterThan(summer);
  expect(winter).toBeGreaterThan((r + b) / 2);
});

test('a sheet with hardly any painted ground gets the lawn of its surroundings', () => {
  const { fill, setting } = halfPainted();
  const bare = { ...setting.bare, data: new Float32Array(WIDTH * HEIGHT).fill(1) };
  const [r, g, b] = drawnGround({ ...setting, bare }, fill, REQUEST)(20, 50);
  expect(g).toBeGreaterThan(Math.max(r, b));
});
