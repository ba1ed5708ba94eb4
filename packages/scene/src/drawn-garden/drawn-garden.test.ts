import { expect, test } from 'vitest';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import type { RenderRequest } from '../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { TEST_STYLE } from '../test/draw-pictures.ts';
import { DRAWN_GARDEN } from './drawn-garden.ts';
import { drawGarden } from './test/draw-garden.ts';

const request = (atmosphere: Atmosphere, seed = 3): RenderRequest => ({
  space: 'exterior',
  kind: 'line',
  style: TEST_STYLE,
  atmosphere,
  cnStrength: 0.6,
  similarity: 0.5,
  seed,
  maxEdge: 480,
});
const context = (signal = new AbortController().signal): RenderContext => ({
  signal,
  progress: () => undefined,
});

test('a garden keeps its lines, gets green lawns and blue water, and comes out the same twice', () => {
  const base = drawGarden();
  const options = request('sunny');
  const reading = DRAWN_GARDEN.read({ base, options, clock: startStages(context()) });
  const paint = (atmosphere: Atmosphere) => DRAWN_GARDEN.paint(reading, base, request(atmosphere), context());
  const day = paint('sunny');
  const { score, added } = measureFidelity(base, day.picture);
  expect(score).toBeGreaterThan(0.9);
  expect(added).toBeLessThan(0.02);
  expect(Buffer.compare(Buffer.from(day.picture.data), Buffer.from(paint('sunny').picture.data))).toBe(0);
  const pixel = (picture: typeof day.picture, x: number, y: number): readonly number[] => {
    const p = (Math.round((y * 480) / 900) * picture.width + Math.round((x * 480) / 900)) * 3;
    return [...picture.data.slice(p, p + 3)];
  };
  const [r = 0, g = 0, b = 0] = pixel(day.picture, 620, 560);
  expect(g).toBeGreaterThan(r + 8);
  expect(g).toBeGreaterThan(b + 25);
  const snow = pixel(paint('snow').picture, 620, 560);
  expect(Math.max(...snow) - Math.min(...snow)).toBeLessThan(28);
  expect(Math.min(...snow)).toBeGreaterThan(180);
  const dusk = measureFidelity(base, paint('dusk').picture);
  expect(dusk.score).toBeGreaterThan(0.8);
});

test('an aborted render stops with the reason', () => {
  const controller = new AbortController();
  controller.abort(new Error('no longer wanted'));
  const clock = startStages(context(controller.signal));
  const read = () => DRAWN_GARDEN.read({ base: drawGarden(), options: request('sunny'), clock });
  expect(read).toThrow('no longer wanted');
});
