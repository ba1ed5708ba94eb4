import { createEngines } from '@plumbline/engines/registry.ts';
import { addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { createOlderVersions } from '@plumbline/worker/replay/older-versions.ts';
import { replayImage } from '@plumbline/worker/replay/replay-image.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { postForm, postPicture } from '../images/upload-form.ts';
import { runTask, startEditStudio } from './edit-studio.ts';
import { shareCompute } from '../shared-threads.ts';

const WIDTH = 160;
const HEIGHT = 120;
let studio: TestApp;
let user: TestBrowser;
let base: string;
let mask: string;
beforeAll(async () => {
  studio = await startEditStudio();
  user = await browserOf(studio, await addPerson(studio));
  base = await upload(await quarters(WIDTH, HEIGHT).png().toBuffer());
  mask = await upload(await maskOf(20, 60, 100, 50));
});
afterAll(() => studio.close());

const upload = async (file: Uint8Array): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;
const tickets = async () => (await user.get('/api/ai/totalTicket?type=1')).json().data;

async function maskOf(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const painted = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
    .composite([{ input: painted, left, top }])
    .png()
    .toBuffer();
}

test('a library material is laid inside the mask, and every other pixel stays', async () => {
  const task = await runTask(user, {
    function: 'materialChange',
    upload_img: base,
    mask,
    material: { textureId: 'red-brick', rotation: 0, keepLight: true },
  });
  expect(task).toMatchObject({ state: 'done', error: null });
  expect(task.images[0]?.facts).toMatchObject({ keptPixels: WIDTH * HEIGHT - 100 * 50 });
  const before = await pixelsOf(`/files/${base}.png`);
  const after = await pixelsOf(task.images[0]?.url ?? '');
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (x >= 20 && x < 120 && y >= 60 && y < 110) continue;
      const p = 3 * (y * WIDTH + x);
      expect(after.subarray(p, p + 3)).toEqual(before.subarray(p, p + 3));
    }
});

async function pixelsOf(url: string): Promise<Buffer> {
  return await sharp((await user.get(url)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('a colour change says how near it came to the asked colour', async () => {
  const task = await runTask(user, { function: 'colorchange', upload_img: base, mask, color: '#35608f' });
  expect(task.images[0]?.facts?.deltaE).toBeLessThan(5);
});

const cutOutFile = () =>
  sharp({ create: { width: 60, height: 60, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 30, height: 50, channels: 4, background: '#14a028' } } }])
    .webp({ lossless: true })
    .toBuffer();
const asReference = async (file: Uint8Array): Promise<string> =>
  (
    await postForm(user, [
      { name: 'purpose', value: 'reference' },
      { name: 'file', filename: 'chair.webp', type: 'image/webp', value: file },
    ])
  ).json().data.imageId;
const placing = (objectId: string, object?: object) => ({
  function: 'objectChangepro' as const,
  upload_img: base,
  mask,
  objectId,
  ...(object ? { object } : {}),
});

test('a cut-out of one’s own stands in the picture, by its width, and is made again after it was deleted', async () => {
  const objectId = await asReference(await cutOutFile());
  const task = await runTask(user, placing(objectId, { widthMm: 500, stands: 'floor' }) as never);
  expect(task).toMatchObject({ state: 'done', error: null, request: { object: { widthMm: 500 } } });
  const after = await pixelsOf(task.images[0]?.url ?? '');
  const [r, g, b] = after.subarray(3 * (106 * WIDTH + 70));
  expect(g).toBeGreaterThan(2 * Math.max(r ?? 255, b ?? 255));

  // Off its owner's list, as every picture that a work was made with.
  const removed = await user.post('/api/ai/uploads/delete', { imageIds: [objectId] });
  expect(removed.json().data).toMatchObject({ deleted: [], kept: [objectId] });
  const { database, storage, settings } = studio.services;
  const [record] = await database.tasks.findProvenance(task.taskId);
  expect(record?.inputs.map(({ role }) => role)).toEqual(['base', 'mask', 'object']);
  const engines = createEngines({ threads: 1 });
  const codec = shareCompute();
  const olderVersions = createOlderVersions({ dataDir: settings.dataDir });
  const dependencies = { database, storage, codec, engines, olderVersions };
  if (!record) throw new Error('no record');
  const replay = await replayImage(dependencies, record, new AbortController().signal);
  expect(replay.outcome).toBe('match');
  await Promise.all(engines.map((engine) => engine.close()));
});

test('what is no cut-out of one’s own, or says nothing of its size, is refused before anything is charged', async () => {
  const before = await tickets();
  const start = async (objectId: string, object?: object, by = user) => {
    const answer = await by.post('/api/ai/startTask', placing(objectId, object), { 'accept-language': 'en' });
    const { code, message, details } = answer.json().error;
    return { status: answer.statusCode, code, message, details };
  };
  const size = { heightMm: 900 };
  const cutOut = await asReference(await cutOutFile());
  expect(await start(base, size)).toMatchObject({
    status: 422,
    code: 'OBJECT_NOT_CUT_OUT',
    message: expect.stringContaining('Cut out'),
    details: { objectId: 'nothing in it is clear' },
  });
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect(await start(await upload(clear), size)).toMatchObject({ status: 422, code: 'OBJECT_NOT_CUT_OUT' });
  expect(await start(cutOut)).toMatchObject({ status: 422, details: { object: expect.any(String) } });
  for (const wrong of [{ heightMm: 900, widthMm: 400 }, { heightMm: 5 }, {}, { heightMm: 900, depthMm: 1 }])
    expect(await start(cutOut, wrong)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  // The library's have their own size.
  expect(await start('sofa', size)).toMatchObject({ status: 422, details: { object: expect.any(String) } });

  const stranger = await browserOf(studio, await addPerson(studio));
  const theirs = (await postPicture(stranger, await cutOutFile())).json().data.imageId;
  for (const object of [size, undefined])
    expect(await start(theirs, object)).toMatchObject({
      status: 404,
      code: 'IMAGE_NOT_FOUND',
      details: { objectId: expect.any(String) },
    });
  expect(await tickets()).toBe(before);
});

test('what is missing is named before anything is charged', async () => {
  const before = await tickets();
  const start = async (body: Readonly<Record<string, unknown>>) => {
    const answer = await user.post('/api/ai/startTask', { upload_img: base, ...body });
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await start({ function: 'materialChange', material: { textureId: 'red-brick' } })).toEqual([
    422,
    'MASK_REQUIRED',
  ]);
  expect(await start({ function: 'materialChange', mask })).toEqual([422, 'MATERIAL_REQUIRED']);
  expect(await start({ function: 'objectChangepro', mask })).toEqual([422, 'REPLACEMENT_REQUIRED']);
  const small = await upload(await quarters(40, 40).png().toBuffer());
  expect(await start({ function: 'colorchange', mask: small, color: '#ffffff' })).toEqual([
    422,
    'MASK_SIZE_DIFFERS',
  ]);
  expect(await tickets()).toBe(before);
});
