import { expect, test } from 'vitest';
import { drawLines } from '../drawing/test/draw-lines.ts';
import { render } from '../render/render.ts';
import { canvas, testContext, testRequest } from '../test/draw-pictures.ts';
import { readScene } from './read-scene.ts';

const STRIP = drawLines(1500, 60, [
  { from: [0, 20], to: [1500, 44] },
  { from: [300, 0], to: [300, 60] },
  { from: [900, 0], to: [900, 60] },
]);

test.each([
  ['1 × 1', canvas(1, 1, [90, 120, 200])],
  ['25 : 1', STRIP],
] as const)('a picture of %s is read and rendered by every pipeline', (_, base) => {
  for (const [kind, space] of [
    ['line', 'exterior'],
    ['line', 'interior'],
    ['su', 'exterior'],
    ['white', 'interior'],
    ['photo', 'exterior'],
    ['photo', 'interior'],
  ] as const) {
    const { scene, labels } = readScene(base, { kind, space });
    expect(labels.data.length).toBe(scene.width * scene.height);
    expect(scene.regions.reduce((sum, r) => sum + r.areaShare, 0)).toBeLessThan(1.001);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    const { picture } = render(base, testRequest({ kind, space, maxEdge: 400 }), testContext());
    expect(picture.width).toBe(Math.min(400, base.width));
  }
});
