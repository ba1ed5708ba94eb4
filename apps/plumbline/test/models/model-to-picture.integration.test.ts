import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import { writeObj } from '@plumbline/models/testing/write-text-models.ts';
import { writeZip } from '@plumbline/models/testing/write-zip.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { type Layer, initializeCanvas, readPsd } from 'ag-psd';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTask, startEditStudio } from '../edits/edit-studio.ts';
import { bringModel } from './model-studio.ts';

// The library reads into canvases where nobody says otherwise.
initializeCanvas(
  () => {
    throw new Error('no canvas');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as never,
);

let t: TestApp;
beforeAll(async () => {
  t = await startEditStudio();
});
afterAll(() => t.close());

const CAMERA = { eye: [-6, 1.6, 18], target: [5, 1.8, 4], fieldOfView: 1.05, twoPoint: true } as const;

test('a file becomes a picture: brought, read, rendered, each part where its mask says', async () => {
  const user = await t.signedIn('13800005000');
  const { modelId, classes, things } = await bringModel(user, { file: writeIfc(), name: 'house.ifc' });
  expect(classes.map((each) => each.class)).toContain('wall');
  const task = await runTask(user, { function: 'modelRender', modelId, camera: CAMERA, size: 512, seed: 7 });
  expect(task).toMatchObject({ state: 'done', error: null, engine: { id: 'builtin' } });
  const [image] = task.images;
  expect(image).toMatchObject({ width: 512, height: 384 });
  expect(image?.fidelity?.score).toBeGreaterThan(0.9);
  const masks = await sharp((await user.get(image?.masksUrl ?? '')).rawPayload)
    .raw()
    .toBuffer();
  const shown = new Set<number>();
  for (let at = 0; at < masks.length; at += 3) shown.add(masks.readUIntBE(at, 3));
  // Sky, and at least the walls, the roof and the front door.
  expect(shown.size).toBeGreaterThan(4);
  expect(Math.max(...shown)).toBeLessThanOrEqual(things ?? 0);
  const picture = await sharp((await user.get(image?.url ?? '')).rawPayload).stats();
  expect(picture.entropy).toBeGreaterThan(4);
});

test('its layered file has a layer for each material, with the mask that the render knows', async () => {
  const user = await t.signedIn('13800005002');
  const { modelId, materials } = await bringModel(user, { file: writeIfc(), name: 'house.ifc' });
  const task = await runTask(user, { function: 'modelRender', modelId, camera: CAMERA, size: 512, seed: 7 });
  const [image] = task.images;
  const body = { imageIds: [image?.imageId], format: 'psd', archive: false, visibleLabel: false };
  const answer = await user.post('/api/ai/download', body, { 'accept-language': 'en' });
  expect(answer.statusCode).toBe(200);
  const { children = [] } = readPsd(answer.rawPayload, { useImageData: true });
  expect(children.map(({ name }) => name)).toEqual(['1 Model render', 'By material']);
  const layers = children[1]?.children ?? [];
  const names = (materials ?? []).map(({ name }) => name);
  const numbers = await sharp((await user.get(image?.materialsUrl ?? '')).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = new Map<number, number>();
  for (let at = 0; at < numbers.length; at += 3) {
    const number = numbers.readUIntBE(at, 3);
    seen.set(number, (seen.get(number) ?? 0) + 1);
  }
  expect(seen.size).toBeGreaterThan(3);
  const painted = ({ mask }: Layer) =>
    Array.from(mask?.imageData?.data ?? []).filter((value, at) => at % 4 === 0 && value === 255).length;
  const shown = (list: (readonly [string | undefined, number])[]) =>
    list.map((each) => each.join(' ')).toSorted();
  expect(shown(layers.map((layer) => [layer.name, painted(layer)]))).toEqual(
    shown([...seen].map(([number, count]) => [number === 0 ? 'Background' : names[number - 1], count])),
  );
  // Once the model is gone its picture is still told apart.
  await user.change('DELETE', `/api/ai/model/${modelId}`);
  const later = await user.post('/api/ai/download', body, { 'accept-language': 'en' });
  expect(readPsd(later.rawPayload, { useImageData: true }).children?.[1]?.children).toHaveLength(seen.size);
});

test("a model's own textures stay unless somebody wants the style's materials", async () => {
  const user = await t.signedIn('13800005001');
  const blue = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1030f0' } })
    .png()
    .toBuffer();
  const encode = (text: string) => new TextEncoder().encode(text);
  // Unwrapped, so that the picture is laid by metres.
  const file = writeZip([
    { path: 'house.obj', bytes: writeObj() },
    { path: 'house.mtl', bytes: encode('newmtl Brick\nKd 1 1 1\nmap_Kd blue.png\n') },
    { path: 'blue.png', bytes: blue },
  ]);
  const { modelId, materials } = await bringModel(user, {
    ...{ file, name: 'house.zip', fields: { unit: 'metre' } },
  });
  const brick = (materials ?? []).findIndex(({ name }) => name === 'Brick') + 1;
  const pixels = async (url: string | null | undefined) =>
    sharp((await user.get(url ?? '')).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer();
  /** How much bluer than red the walls are. */
  const blueness = async (keepTextures?: boolean) => {
    const task = await runTask(user, {
      ...{ function: 'modelRender', modelId, camera: CAMERA, size: 512, seed: 7 },
      ...(keepTextures === undefined ? {} : { keepTextures }),
    });
    expect(task).toMatchObject({ state: 'done', request: { keepTextures: keepTextures ?? true } });
    const [picture, numbers] = [
      await pixels(task.images[0]?.url),
      await pixels(task.images[0]?.materialsUrl),
    ];
    const blue: number[] = [];
    for (let at = 0; at < picture.length; at += 3)
      if (numbers.readUIntBE(at, 3) === brick) blue.push((picture[at + 2] ?? 0) - (picture[at] ?? 0));
    expect(blue.length).toBeGreaterThan(1000);
    return blue.reduce((sum, value) => sum + value, 0) / blue.length;
  };
  const asUsual = await blueness();
  expect(await blueness(true)).toBe(asUsual);
  expect(asUsual).toBeGreaterThan(60);
  expect(await blueness(false)).toBeLessThan(asUsual / 3);
});
