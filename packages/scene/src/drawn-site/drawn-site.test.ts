import { expect, test } from 'vitest';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { measureFidelity } from '@plumbline/imaging/fidelity/measure-fidelity.ts';
import { SiteClass } from '../drawn-garden/read/site-class.ts';
import type { RenderRequest } from '../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { TEST_STYLE } from '../test/draw-pictures.ts';
import { DRAWN_SITE } from './drawn-site.ts';
import { drawSite, project, SITE_CAMERA } from './test/draw-site.ts';

const request = (atmosphere: Atmosphere): RenderRequest => ({
  space: 'exterior',
  kind: 'line',
  style: TEST_STYLE,
  atmosphere,
  cnStrength: 0.6,
  similarity: 0.5,
  seed: 3,
  maxEdge: 480,
});
const context = (signal = new AbortController().signal): RenderContext => ({
  signal,
  progress: () => undefined,
});

test('a site from above: camera, roof, wall, water, street and trees, painted the same twice', () => {
  const base = drawSite();
  const options = request('sunny');
  const reading = DRAWN_SITE.read({ base, options, clock: startStages(context()) });
  const { analysis, camera } = reading;
  expect(Math.abs(camera.pitch - SITE_CAMERA.pitch)).toBeLessThan(0.02 * SITE_CAMERA.pitch + 0.01);
  const at = (point: readonly [number, number, number]): number => {
    const [x, y] = project(SITE_CAMERA, point);
    const row = Math.round(y * analysis.scale);
    return reading.kinds[
      analysis.filledCellMap.data[row * analysis.width + Math.round(x * analysis.scale)] as number
    ] as number;
  };
  expect(at([-5, 8, 7])).toBe(SiteClass.roof);
  expect(at([-5, 4, 3])).toBe(SiteClass.wall);
  expect(at([13, 0, 0])).toBe(SiteClass.water);
  expect(at([0, -15.4, 0])).toBe(SiteClass.road);
  expect(at([0, -7, 2])).toBe(SiteClass.crown);
  const day = DRAWN_SITE.paint(reading, base, options, context());
  const { score, added } = measureFidelity(base, day.picture);
  expect(score).toBeGreaterThan(0.9);
  expect(added).toBeLessThan(0.02);
  const again = DRAWN_SITE.paint(reading, base, options, context());
  expect(Buffer.compare(Buffer.from(day.picture.data), Buffer.from(again.picture.data))).toBe(0);
});

test('an aborted render stops with the reason', () => {
  const controller = new AbortController();
  controller.abort(new Error('no longer wanted'));
  const clock = startStages(context(controller.signal));
  const read = () => DRAWN_SITE.read({ base: drawSite(), options: request('sunny'), clock });
  expect(read).toThrow('no longer wanted');
});
