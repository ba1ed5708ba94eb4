import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { expect, test } from 'vitest';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { ReusedMemory } from '@plumbline/imaging/tiles/reused-memory.ts';
import type { ModelRenderRequest } from './request/model-request.ts';
import { renderModel } from './render-model.ts';
import type { TileLimits } from './outlines/split-picture.ts';
import { boxModel, GLAZED_HOUSE } from './testing/box-model.ts';

const style = TEST_STYLES[0] as StyleSpec;
const camera: ModelCamera = { eye: [12, 1.6, 15], target: [4.5, 1.5, 4], fieldOfView: 0.9, twoPoint: true };
const request: ModelRenderRequest = {
  camera,
  width: 200,
  height: 150,
  style,
  atmosphere: 'sunny',
  sun: { azimuth: 2.6, elevation: 0.6 },
  seed: 3,
};
const model = boxModel(GLAZED_HOUSE);
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });
/** Six tiles of that picture, as the tool makes large ones. */
const TILES: TileLimits = { mostPixels: 3900, side: 80 };
/** In tiles, with memory of its own. */
const tiled = renderModel(model, request, quiet(), TILES);

test('a picture in tiles shows what it shows in one piece, with the same masks, depth and lines', () => {
  const whole = renderModel(model, request, quiet());
  expect(tiled.things).toEqual(whole.things);
  expect(tiled.materials).toEqual(whole.materials);
  expect(tiled.line.data).toEqual(whole.line.data);
  for (const [at, metres] of whole.depth.entries()) expect(tiled.depth[at]).toBeCloseTo(metres, 3);
  expect(tiled.fidelity.score).toBeGreaterThan(0.95);
  const apart = whole.picture.data.reduce(
    (sum, value, at) => sum + Math.abs(value - (tiled.picture.data[at] as number)),
    0,
  );
  expect(apart / whole.picture.data.length).toBeLessThan(2.5);
});

test('tiles lie in memory that is used again: a render after another needs no more, and gives the same pixels', () => {
  const memory = new ReusedMemory(() => true);
  const once = renderModel(model, request, { ...quiet(), memory }, TILES);
  const size = memory.size;
  const again = renderModel(model, request, { ...quiet(), memory }, TILES);
  expect(memory.size).toBe(size);
  for (const { picture, depth } of [once, again]) {
    expect(picture.data).toEqual(tiled.picture.data);
    expect(depth).toEqual(tiled.depth);
  }
});

test('between tiles it can be cancelled, and its progress only grows', () => {
  const control = new AbortController();
  const reason = new Error('enough');
  const memory = new ReusedMemory(() => true);
  const shares: number[] = [];
  const progress = (share: number) => {
    shares.push(share);
    if (share > 0.5) control.abort(reason);
  };
  const render = () => renderModel(model, request, { signal: control.signal, progress, memory }, TILES);
  expect(render).toThrow(reason);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(0.7);
  expect(renderModel(model, request, { ...quiet(), memory }, TILES).picture.data).toEqual(tiled.picture.data);
});
