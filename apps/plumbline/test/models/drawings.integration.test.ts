import type { ModelAreas } from '@plumbline/contract/api/model-areas.ts';
import { readModel } from '@plumbline/models/read-model.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelStudio, bringModel, modelFiles, startModelStudio } from './model-studio.ts';
import { shareCompute } from '../shared-threads.ts';

let t: ModelStudio;
let browser: TestBrowser;
let modelId: string;
beforeAll(async () => {
  t = await startModelStudio({ compute: shareCompute() });
  browser = await t.signedIn('13800002900');
  ({ modelId } = await bringModel(browser, { file: writeIfc(), name: 'house.ifc' }));
});
afterAll(async () => {
  await t.close();
});

const draw = (fields: object) => browser.post('/api/ai/model/drawing', { modelId, format: 'svg', ...fields });

test('a plan is drawn to scale with its storey and its room, and the same one is kept', async () => {
  const answer = await draw({ kind: 'plan', scale: 100, sheet: 'A3' });
  expect(answer.json()).toMatchObject({
    data: { format: 'svg', sheet: 'A3', widthMm: 420, heightMm: 297, scale: 100, notes: [] },
  });
  const { url } = answer.json().data as { url: string };
  const file = await browser.get(url);
  expect(file.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(file.body).toContain('69.6 m²');
  const files = await modelFiles(t);
  expect((await draw({ kind: 'plan', scale: 100, sheet: 'A3' })).json().data.url).toBe(url);
  expect(await modelFiles(t)).toEqual(files);
});

test('every kind is drawn, as PDF and PNG too', async () => {
  const camera = { eye: [-6, 1.6, 14], target: [5, 1.6, 4], fieldOfView: 1, twoPoint: true };
  const kinds = [
    { kind: 'hidden-line', camera },
    { kind: 'clay', camera },
    { kind: 'section', section: [{ axis: 'x', at: 5, keep: 'below' }] },
    { kind: 'elevation', side: 'north' },
    { kind: 'axonometric' },
  ];
  for (const fields of kinds) expect((await draw(fields)).statusCode, fields.kind).toBe(200);
  const pdf = await draw({ kind: 'elevation', format: 'pdf', sheet: 'A4' });
  expect(pdf.json()).toMatchObject({ data: { format: 'pdf' } });
  expect((await browser.get(pdf.json().data.url as string)).body.startsWith('%PDF-1.5')).toBe(true);
  const png = await draw({ kind: 'axonometric', format: 'png', sheet: 'A4' });
  const file = await browser.get(png.json().data.url as string);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 3300 });
});

test('what cannot be drawn says why', async () => {
  const codeOf = async (fields: object) => (await draw(fields)).json().error.code as string;
  expect(await codeOf({ kind: 'hidden-line' })).toBe('VALIDATION_FAILED');
  expect(await codeOf({ kind: 'section', section: [{ axis: 'y', at: 1, keep: 'below' }] })).toBe(
    'VALIDATION_FAILED',
  );
  expect(await codeOf({ kind: 'plan', storey: 'nowhere' })).toBe('NOT_FOUND');
  expect(await codeOf({ kind: 'plan', heightM: -50 })).toBe('DRAWING_EMPTY');
  const large = await draw({ kind: 'plan', scale: 1, sheet: 'A4' });
  expect(large.json().error).toMatchObject({
    code: 'DRAWING_TOO_LARGE',
    message: expect.stringContaining('1:50'),
  });
});

test('a model leaves as glTF with the materials that are kept with it', async () => {
  const assignments = [{ match: { class: 'floor' }, materialId: 'oak-boards' }];
  expect((await browser.post(`/api/ai/model/${modelId}`, { assignments })).statusCode).toBe(200);
  const answer = await browser.get(`/api/ai/model/gltf?modelId=${modelId}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'content-disposition': "attachment; filename*=UTF-8''house.glb",
  });
  const model = await readModel(answer.rawPayload, {
    fileName: 'house.glb',
    signal: new AbortController().signal,
  });
  expect(model.triangles).toBe(96);
  const oak = model.materials.find(({ name }) => name === 'oak-boards');
  expect(oak?.texture).not.toBeNull();
  const picture = model.textures[oak?.texture ?? -1];
  expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'png' });
});

test('areas are measured by material and room, with what is kept with the model', async () => {
  const { data } = (await browser.get(`/api/ai/model/areas?modelId=${modelId}`)).json() as {
    data: ModelAreas;
  };
  expect(data.rooms).toEqual([expect.objectContaining({ floorM2: expect.closeTo(9.4 * 7.4, 2) })]);
  const slab = data.rows.filter((row) => row.class === 'floor');
  expect(new Set(slab.map(({ materialId }) => materialId))).toEqual(new Set(['oak-boards']));
  const inRoom = slab.find(({ room }) => room === data.rooms[0]?.key);
  expect((inRoom?.areaM2 ?? 0) / (9.4 * 7.4)).toBeCloseTo(1, 1);
});

test('drawings are their owner’s alone, and go with the model', async () => {
  const { url } = (await draw({ kind: 'axonometric' })).json().data as { url: string };
  const other = await t.signedIn('13800002901');
  expect((await other.get(url)).statusCode).toBe(404);
  expect(
    (await other.post('/api/ai/model/drawing', { modelId, format: 'svg', kind: 'axonometric' })).statusCode,
  ).toBe(404);
  await browser.change('DELETE', `/api/ai/model/${modelId}`);
  expect((await browser.get(url)).statusCode).toBe(410);
});
