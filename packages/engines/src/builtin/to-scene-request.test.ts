import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { createRaster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { toSceneRequest } from './to-scene-request.ts';

const base = createRaster(64, 48, 3);
const sceneOf = (options: object) => {
  const request = renderRequestSchema.parse({
    function: 'architecturalRender',
    upload_img: 'b',
    imageKind: 'line',
    seed: 5,
    ...options,
  });
  return toSceneRequest(base, request, { space: 'exterior', seed: 6 });
};

test('options are handed on in the words of the scene', () => {
  const { scene } = sceneOf({ atmosphere: 'dusk', environment: 'forest', cnStrength: 0.9, size: 512 });
  expect(scene).toMatchObject({
    space: 'exterior',
    kind: 'line',
    atmosphere: 'dusk',
    environment: 'forest',
    cnStrength: 0.9,
    similarity: 0.5,
    seed: 6,
    maxEdge: 512,
  });
});

test('a sun stands where it was put, and else where the drawing asks for it', () => {
  expect(sceneOf({ sunFrom: 90, sunHeight: 30 }).scene.sun).toEqual({
    aside: Math.PI / 2,
    height: Math.PI / 6,
  });
  expect(sceneOf({ sunFrom: -180 }).scene.sun?.height).toBeCloseTo((40 * Math.PI) / 180, 9);
  expect(sceneOf({}).scene.sun).toBeUndefined();
  expect(sceneOf({ sunFrom: 90 }).notes).not.toContain('sun: of drawings alone');
  expect(sceneOf({ sunFrom: 90, imageKind: 'photo' }).notes).toContain('sun: of drawings alone');
});

test('a style node decides; without one the space, else the default', () => {
  const styleOf = (options: object) => sceneOf(options).scene.style.id;
  expect(styleOf({ classifyId2: '21', classifyId3: '2107' })).toBe('new-chinese');
  expect(styleOf({ classifyId2: '25' })).toBe('homestay');
  expect(styleOf({})).toBe('modern');
  expect(styleOf({ classifyId3: '99' })).toBe('modern');
});

test('the prompt fills what the panel left open and nothing else', () => {
  const open = sceneOf({ promptTxt: '湖边雪景，法式，暖色' });
  expect(open.scene).toMatchObject({ atmosphere: 'snow', environment: 'lakeside', style: { id: 'french' } });
  expect(open.scene.style.light.warmth).toBeGreaterThan(
    sceneOf({ promptTxt: '法式' }).scene.style.light.warmth,
  );
  expect(open.words.marks.map(({ text, state }) => [text, state])).toContainEqual(['雪景', 'acts']);
  const chosen = sceneOf({
    promptTxt: '湖边雪景，法式',
    atmosphere: 'fog',
    environment: 'seaside',
    classifyId3: '2101',
  });
  expect(chosen.scene).toMatchObject({ atmosphere: 'fog', environment: 'seaside', style: { id: 'modern' } });
  expect(chosen.words.marks.map(({ state }) => state)).toEqual(['overruled', 'overruled', 'overruled']);
});

test('a locked style keeps its palette and materials; the prompt has its weather and surroundings alone', () => {
  const said = '湖边雪景，法式，暖色，明亮，胡桃木地板';
  const chosen = { classifyId2: '21', classifyId3: '2107' };
  const plain = sceneOf(chosen).scene;
  const { scene } = sceneOf({ ...chosen, promptTxt: said, styleLock: true });
  expect(scene.style).toEqual(plain.style);
  expect(scene.tone).toEqual(plain.tone);
  expect(scene).toMatchObject({ atmosphere: 'snow', environment: 'lakeside' });
  const open = sceneOf({ ...chosen, promptTxt: said }).scene;
  expect(open.style).not.toEqual(plain.style);
  expect(sceneOf({ promptTxt: '法式', styleLock: true }).scene.style.id).toBe('modern');
});

test('a picture of unknown kind is looked at', () => {
  expect(sceneOf({ imageKind: undefined }).notes[0]).toMatch(/^kind: \w+$/);
});
