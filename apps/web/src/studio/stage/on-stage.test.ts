import type { Task } from '@plumbline/contract/api/tasks.ts';
import { expect, test } from 'vitest';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { onStage } from './on-stage.ts';

const base: BasePicture = {
  imageId: 'b1',
  url: '/b1',
  thumbnailUrl: '/b1t',
  width: 1600,
  height: 900,
  kind: 'line',
};
const picture = (imageId: string) => ({
  imageId,
  url: `/${imageId}`,
  thumbnailUrl: '',
  width: 768,
  height: 432,
  seed: 1,
  pixelHash: '',
  fidelity: null,
});
const task = (images: string[], change: Partial<Task> = {}) =>
  ({ images: images.map(picture), base, request: { function: 'indoorRender' }, ...change }) as Task;

test('an empty workspace shows nothing, one with a base shows it in its own size', () => {
  expect(onStage(null, undefined, 0)).toBeUndefined();
  expect(onStage(base, undefined, 0)).toMatchObject({
    result: undefined,
    size: { width: 1600, height: 900 },
  });
});

test('a result is shown over its own base, in the size of the result', () => {
  const content = onStage(null, task(['r1', 'r2']), 1);
  expect(content).toMatchObject({
    base: { url: '/b1' },
    result: { imageId: 'r2' },
    size: { width: 768, height: 432 },
  });
});

test('a variant that does not exist means the first', () => {
  expect(onStage(base, task(['r1']), 7)?.result?.imageId).toBe('r1');
});

test('a result outlives its base', () => {
  expect(onStage(base, task(['r1'], { base: null }), 0)).toMatchObject({
    base: undefined,
    result: { imageId: 'r1' },
  });
});

test('ink is offered for drawings, known by a correction or by the base that lies in the workspace', () => {
  expect(onStage(base, task(['r1']), 0)?.lined).toBe(true);
  expect(onStage({ ...base, kind: 'photo' }, task(['r1']), 0)?.lined).toBe(false);
  const corrected = { request: { function: 'indoorRender', imageKind: 'sketch' } as Task['request'] };
  expect(onStage(null, task(['r1'], corrected), 0)?.lined).toBe(true);
});

const coarse = (width: number, height: number) => ({ url: '/coarse', width, height });

test('a coarse picture lies over a base of its shape, and gives way to the result', () => {
  const underway = onStage(base, task([], { preview: coarse(512, 288) }), 0);
  expect(underway).toMatchObject({
    base: { url: '/b1' },
    preview: { url: '/coarse' },
    size: { width: 1600, height: 900 },
  });
  expect(onStage(base, task(['r1'], { preview: coarse(512, 288) }), 0)?.preview).toBeNull();
});

test('a coarse picture of another shape, or of what has no base, stands alone and as large as the result will be', () => {
  const request = { function: 'extendImg', size: 1536 } as Task['request'];
  expect(onStage(base, task([], { preview: coarse(512, 512), request }), 0)).toMatchObject({
    base: undefined,
    size: { width: 1536, height: 1536 },
  });
  expect(onStage(null, task([], { base: null, preview: coarse(300, 200) }), 0)).toMatchObject({
    base: undefined,
    size: { width: 300, height: 200 },
  });
});
