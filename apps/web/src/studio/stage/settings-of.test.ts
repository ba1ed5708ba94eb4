import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { baseOf } from './as-base.ts';
import { settingsOf } from './settings-of.ts';

const request: Task['request'] = {
  function: 'indoorRender',
  upload_img: 'b1',
  imageKind: 'line',
  classifyId1: '1',
  classifyId2: '11',
  promptTxt: '',
  atmosphere: 'dusk',
  cnStrength: 0.6,
  similarity: 0.5,
  count: 2,
  size: 768,
  seed: 4711,
};

test('takes over what differs from the defaults, with the seed and without the base', () => {
  expect(settingsOf(TOOLS.indoorRender, request)).toEqual({
    classifyId1: '1',
    classifyId2: '11',
    atmosphere: 'dusk',
    count: 2,
    seed: 4711,
  });
});

test('takes over which engine made it, with which main model', () => {
  const made = { ...request, engine: 'comfyui', model: 'dreamshaper_8.safetensors', keepInk: true };
  expect(settingsOf(TOOLS.indoorRender, made)).toMatchObject({
    engine: 'comfyui',
    model: 'dreamshaper_8.safetensors',
    keepInk: true,
  });
});

test('a base keeps the kind that it was rendered as, and is gone once it was deleted', () => {
  const base = { imageId: 'b1', url: '/b1', thumbnailUrl: '/b1t', width: 4, height: 3 };
  expect(baseOf({ base, request } as Task)).toEqual({ ...base, kind: 'line' });
  expect(baseOf({ base: null, request } as Task)).toBeUndefined();
});
