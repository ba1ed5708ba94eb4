import { encodePng } from '@plumbline/imaging/file-format/encode-png.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { drawApartment } from '@plumbline/scene/plan/testing/draw-plan.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareCompute } from '../shared-threads.ts';
import { type ModelStudio, settled, startModelStudio } from './model-studio.ts';

let t: ModelStudio;
let browser: TestBrowser;
let plan: string;
beforeAll(async () => {
  t = await startModelStudio({ compute: shareCompute() });
  browser = await t.signedIn('13800007100');
  plan = await upload(drawApartment({ walls: 'filled', density: 60 }).picture, 'flat.png');
});
afterAll(async () => {
  await t.close();
});

async function upload(picture: Raster, name: string): Promise<string> {
  const { width, height, data } = picture;
  const file = await encodePng({ width, height, channels: 3, filter: 'sub' }, (y, row) =>
    row.set(data.subarray(y * width * 3, (y + 1) * width * 3)),
  );
  const form = new FormData();
  form.set('file', new File([file as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await browser.post('/api/ai/upload', Buffer.from(await request.arrayBuffer()), {
    'content-type': request.headers.get('content-type') ?? '',
  });
  return answer.json().data.imageId as string;
}

const stand = (body: object) => browser.post('/api/ai/model/plan', body);
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;

test('a plan stands up: read like a file, looked at from above without ceilings, with its walls measured', async () => {
  const answer = await stand({ imageId: plan, longSideM: 11.2 });
  expect(answer.statusCode).toBe(202);
  const { modelId, state, version, frame, walls } = answer.json().data;
  expect({ state, version }).toEqual({ state: 'reading', version: 1 });
  expect(walls.most).toBeLessThan(0.01);
  // Sixty pixels a metre, and the middle of the sheet is that of the building.
  expect(1 / frame.metresPerPixel).toBeCloseTo(60, -0.5);
  const model = await settled(browser, modelId);
  expect(model).toMatchObject({ state: 'ready', format: 'plan', rooms: 7, unit: { name: 'metre' } });
  expect(model.name).toMatch(/^flat \w+\.plan$/);
  expect(model.views[0]).toMatchObject({ hidden: { classes: ['ceiling'] } });
  expect(model.warnings.map(({ kind }) => kind)).toEqual(['plan-heights-assumed', 'plan-walls-measured']);
  const stored = decodeModel((await browser.get(model.geometryUrl ?? '')).rawPayload);
  expect(stored.rooms.map(({ name }) => name)).toContain('走廊');
  const glb = await browser.get(`/api/ai/model/gltf?modelId=${modelId}`);
  expect([glb.statusCode, glb.rawPayload.subarray(0, 4).toString()]).toEqual([200, 'glTF']);
});

test('the same plan again is the next version, moved by what was corrected', async () => {
  const first = (await stand({ imageId: plan, furnished: false })).json().data;
  const before = await settled(browser, first.modelId);
  const scene = (await browser.get(`/api/ai/scene?imageId=${plan}&space=plan`)).json().data;
  const room = scene.regions
    .filter((each: { class: string }) => each.class === 'plan-room')
    .toSorted((a: { areaShare: number }, b: { areaShare: number }) => a.areaShare - b.areaShare)[0];
  await browser.post('/api/ai/scene', {
    imageId: plan,
    space: 'plan',
    corrections: [{ regionId: room.id, class: 'plan-wall' }],
  });
  const second = (await stand({ imageId: plan, furnished: false })).json().data;
  expect(second).toMatchObject({ modelId: first.modelId, version: first.version + 1 });
  const after = await settled(browser, second.modelId);
  expect(after.hash).not.toBe(before.hash);
  expect(after.rooms).toBe((before.rooms ?? 0) - 1);
});

test('what is no plan, nobody’s, or said wrongly is refused, and nothing is kept', async () => {
  const count = async () => (await browser.get('/api/ai/models')).json().data.total as number;
  const before = await count();
  const noise = createRaster(640, 480, 3);
  noise.data.forEach((_, i) => (noise.data[i] = (i * 7919) % 251));
  const blank = createRaster(640, 480, 3);
  blank.data.fill(255);
  const refused = async (body: object) => {
    const answer = await stand(body);
    return [answer.statusCode, codeOf(answer)];
  };
  expect(await refused({ imageId: await upload(noise, 'noise.png') })).toEqual([422, 'NOT_A_PLAN']);
  expect(await refused({ imageId: await upload(blank, 'blank.png') })).toEqual([422, 'BLANK_PICTURE']);
  expect(await refused({ imageId: 'unheard-of' })).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect(await refused({ imageId: plan, wallHeightM: 0 })).toEqual([422, 'VALIDATION_FAILED']);
  expect(await refused({ imageId: plan, longSideM: '9' })).toEqual([422, 'VALIDATION_FAILED']);
  expect(await refused({ imageId: plan, scale: 2 })).toEqual([422, 'VALIDATION_FAILED']);
  const other = await t.signedIn('13800007101');
  const foreign = await other.post('/api/ai/model/plan', { imageId: plan });
  expect([foreign.statusCode, codeOf(foreign)]).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect(await count()).toBe(before);
});
