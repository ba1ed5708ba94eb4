import { startTaskBodySchema } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { EMPTY_SETTINGS } from '../settings/workspace-settings.ts';
import { buildRequest } from './build-request.ts';
import { missingField } from './missing-field.ts';

const base = { imageId: 'i1', url: '', thumbnailUrl: '', width: 1, height: 1 };
const leaf = (id: string) => ({ id, name: { 'zh-CN': id, en: id, ja: id }, cover: '', children: [] });
const look = {
  domains: [],
  spaces: [],
  styles: [],
  domain: leaf('1'),
  space: leaf('11'),
  style: leaf('1101'),
};

test('sends what was touched and the look in force, in a form that the contract takes', () => {
  const values = { count: 2, environment: 'forest', promptTxt: 'oak', ignoreWordAndImage: true };
  const body = buildRequest(TOOLS.indoorRender, { base, values, pictures: {}, edits: {} }, look);
  expect(body).toEqual({
    function: 'indoorRender',
    upload_img: 'i1',
    classifyId1: '1',
    classifyId2: '11',
    classifyId3: '1101',
    environment: 'forest',
    count: 2,
    promptTxt: 'oak',
    ignoreWordAndImage: true,
  });
  expect(startTaskBodySchema.safeParse(body).success).toBe(true);
});

test('a style in the prompt stands in for one that nobody chose', () => {
  const bodyOf = (values: object) =>
    buildRequest(TOOLS.indoorRender, { base, values, pictures: {}, edits: {} }, look);
  expect(bodyOf({ promptTxt: 'industrial' })).not.toHaveProperty('classifyId3');
  expect(bodyOf({ promptTxt: 'modern' })).not.toHaveProperty('classifyId3');
  expect(bodyOf({ promptTxt: 'industrial', classifyId3: '1101' })).toMatchObject({ classifyId3: '1101' });
  expect(bodyOf({ promptTxt: 'snow' })).toMatchObject({ classifyId3: '1101' });
});

test('a second picture is sent by the tools that take one', () => {
  const reference = { imageId: 'r1', url: '', thumbnailUrl: '' };
  const settings = { base, values: {}, pictures: { style_img: reference }, edits: {} };
  expect(buildRequest(TOOLS.indoorTransfer, settings, look)).toMatchObject({ style_img: 'r1' });
  expect(buildRequest(TOOLS.indoorRender, settings, look)).not.toHaveProperty('style_img');
});

test('a cut-out of one’s own goes with its size, an object of the library without', () => {
  const own = { imageId: 'c1', url: '', thumbnailUrl: '', width: 4, height: 4 };
  const library = { imageId: 'sofa', url: '', thumbnailUrl: '', name: leaf('Sofa').name };
  const bodyOf = (objectId: typeof own | typeof library, edits: object = {}) =>
    buildRequest(TOOLS.objectChangepro, { base, values: {}, pictures: { objectId }, edits }, look);
  const sized = { object: { widthMm: 600, stands: 'wall' } };
  expect(bodyOf(own)).toMatchObject({ objectId: 'c1', object: { heightMm: 1000, stands: 'floor' } });
  expect(bodyOf(own, sized)).toMatchObject(sized);
  expect(startTaskBodySchema.safeParse(bodyOf(own, sized)).success).toBe(true);
  expect(bodyOf(library, sized)).not.toHaveProperty('object');
});

test('the first thing that is missing is found in the order of the panel', () => {
  const missing = (tool: keyof typeof TOOLS, settings = EMPTY_SETTINGS) =>
    missingField(TOOLS[tool], settings, look, false)?.name;
  expect(missing('indoorTransfer')).toBe('upload_img');
  expect(missing('indoorTransfer', { ...EMPTY_SETTINGS, base })).toBe('style_img');
  expect(missing('lockImg', { ...EMPTY_SETTINGS, base })).toBeUndefined();
  expect(missing('inspiration')).toBe('atmosphere');
  expect(missing('inspiration', { ...EMPTY_SETTINGS, values: { atmosphere: 'dusk' } })).toBe('environment');
  expect(
    missing('inspiration', { ...EMPTY_SETTINGS, values: { atmosphere: 'dusk', environment: 'forest' } }),
  ).toBeUndefined();
});

test('lines are laid again over what a connected engine makes, and are no option of the built-in one', () => {
  const bodyOf = (values: object) =>
    buildRequest(TOOLS.indoorRender, { base, values, pictures: {}, edits: {} }, look);
  expect(bodyOf({ engine: 'comfyui', keepInk: true })).toMatchObject({ engine: 'comfyui', keepInk: true });
  expect(bodyOf({ engine: 'builtin', keepInk: true })).not.toHaveProperty('keepInk');
  expect(bodyOf({ keepInk: true })).not.toHaveProperty('keepInk');
});

test('a main model and LoRAs go with the engine that has them, and with no other', () => {
  const edits = { lora: [{ name: 'ink.safetensors', weight: 0.8 }] };
  const bodyOf = (values: object) =>
    buildRequest(TOOLS.indoorRender, { base, values, pictures: {}, edits }, look);
  const chosen = { engine: 'comfyui', model: 'a.safetensors' };
  expect(bodyOf(chosen)).toMatchObject({ ...chosen, ...edits });
  expect(bodyOf({ ...chosen, engine: 'builtin' })).not.toHaveProperty('model');
  expect(bodyOf({})).not.toHaveProperty('lora');
});
