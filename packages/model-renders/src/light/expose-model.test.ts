import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { expect, test } from 'vitest';
import { createLight } from '@plumbline/tracer/light/gather-light.ts';
import type { Samples } from '@plumbline/tracer/samples/trace-samples.ts';
import { exposeModel } from './expose-model.ts';
import { findSky } from './model-sky.ts';

/** One grey surface in light of one colour, and how it is shown: red over blue. */
function redOverBlue(light: Rgb, elevation: number, interior: boolean): number {
  const field = { width: 1, height: 1, sample: new Int32Array(1), ...createLight(1) };
  [field.r[0], field.g[0], field.b[0]] = light;
  const samples = { distance: Float32Array.of(5) } as unknown as Samples;
  const sky = findSky('sunny', { azimuth: 1, elevation }, 0);
  const radiance = Float32Array.from(light, (v) => 0.5 * v);
  const scene = { interior, atmosphere: sky.look };
  const [r, , b] = exposeModel({ scene, sky }, { field, radiance }, samples, 1);
  return (r * light[0]) / (b * light[2]);
}

const LAMPS: Rgb = [1, 0.75, 0.5];

test('a room by lamplight stays warm and does not turn orange', () => {
  const shown = redOverBlue(LAMPS, -0.05, true);
  expect(shown).toBeGreaterThan(1.05);
  expect(shown).toBeLessThan(1.35);
});

test('under a low sun shade is neutral, so that what the sun meets is golden; by day shade keeps its blue', () => {
  const shade: Rgb = [0.4, 0.5, 0.72];
  const [noon, golden] = [0.9, 0.12].map((elevation) => redOverBlue(shade, elevation, false));
  expect(noon).toBeLessThan(0.7);
  expect(golden).toBeGreaterThan(0.76);
  expect(golden).toBeLessThan(1);
});
