import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { removeSupersededExports } from '@plumbline/core/models/sweep-models.ts';
import { restorableUntil } from '@plumbline/core/deletion/restorable-until.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { write3dm } from '@plumbline/models/testing/write-3dm.ts';
import { writeGlb } from '@plumbline/models/testing/write-gltf.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import { writeDae, writeObj, writeStl } from '@plumbline/models/testing/write-text-models.ts';
import { writeZip } from '@plumbline/models/testing/write-zip.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { listKeys } from '@plumbline/worker/testing/stored-keys.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type ModelStudio,
  bring,
  bringModel,
  modelFiles,
  readModelOf,
  settled,
  startModelStudio,
} from './model-studio.ts';

let t: ModelStudio;
let browser: TestBrowser;
let phone = 13800002000;
const WAIT = { timeout: 60_000, interval: 20 };
beforeAll(async () => {
  t = await startModelStudio({ settings: { STORAGE_MB_USER: '3' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  browser = await t.signedIn(String(++phone));
});

const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code;
const modelKeys = () => modelFiles(t);

const FILES: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, string])[] = [
  ['house.glb', () => writeGlb(), 'gltf'],
  ['house.ifc', () => writeIfc(), 'ifc'],
  ['house.obj', () => writeObj(), 'obj'],
  ['house.dae', () => writeDae(), 'dae'],
  ['house.stl', () => writeStl(), 'stl'],
  ['house.3dm', () => write3dm(), '3dm'],
  ['house.zip', () => writeZip([{ path: 'a/house.obj', bytes: writeObj() }]), 'obj'],
];

test.each(FILES)(
  '%s is brought, read, described, and handed out as it is drawn',
  async (name, write, format) => {
    const file = await write();
    const model = await bringModel(browser, { file, name });
    expect(model).toMatchObject({
      state: 'ready',
      format,
      name,
      version: 1,
      bytes: file.byteLength,
      error: null,
    });
    expect(model).toMatchObject({ triangles: 96, unit: { metres: expect.any(Number) } });
    expect(model.boundsM?.max[1]).toBeCloseTo(3.25, 3);
    const answer = await browser.get(model.geometryUrl ?? '');
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, max-age=31536000, immutable' });
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(model.hash);
    expect(decodeModel(answer.rawPayload).triangles).toBe(96);
    const packed = await browser.get(model.geometryUrl ?? '', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload)).toEqual(answer.rawPayload);
    const again = await browser.get(model.geometryUrl ?? '', {
      'if-none-match': String(packed.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    const preview = await browser.get(model.previewUrl ?? '');
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/png']);
  },
);

test('a broken file, an archive that would burst and one without a model end with their codes', async () => {
  const cut = (await writeGlb()).slice(0, 200);
  expect(await bringModel(browser, { file: cut })).toMatchObject({
    state: 'failed',
    error: { code: 'MODEL_BROKEN', message: expect.stringContaining('模型') },
    ...{ boundsM: null, triangles: null, classes: [], views: [] },
    geometryUrl: null,
  });
  const bomb = writeZip([{ path: 'a.obj', bytes: new Uint8Array(2 ** 21).fill(32) }]);
  expect(await bringModel(browser, { file: bomb, name: 'a.zip' })).toMatchObject({
    error: { code: 'MODEL_ARCHIVE_REFUSED' },
  });
  const none = writeZip([{ path: 'a.txt', bytes: new Uint8Array(20) }]);
  expect(await bringModel(browser, { file: none, name: 'b.zip' })).toMatchObject({
    error: { code: 'MODEL_FORMAT_UNSUPPORTED' },
  });
});

test('what is no model, too large or nobody’s is refused before it is kept', async () => {
  const before = await modelKeys();
  const refused = async (form: Parameters<typeof bring>[1]) => {
    const answer = await bring(browser, form);
    return [answer.statusCode, codeOf(answer)];
  };
  const file = await writeGlb();
  expect(await refused({ file, name: 'house.skp' })).toEqual([415, 'MODEL_FORMAT_UNSUPPORTED']);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
  expect(await refused({ file: png })).toEqual([415, 'MODEL_FORMAT_UNSUPPORTED']);
  expect(await refused({ file: new Uint8Array() })).toEqual([422, 'MODEL_EMPTY']);
  expect(await refused({})).toEqual([422, 'MODEL_REQUIRED']);
  expect(await refused({ file, fields: { unit: 'cubit' } })).toEqual([422, 'VALIDATION_FAILED']);
  expect(await refused({ file, fields: { colour: 'red' } })).toEqual([422, 'VALIDATION_FAILED']);
  expect(await refused({ file, fields: { modelId: 'unheard-of' } })).toEqual([404, 'NOT_FOUND']);
  const announced = await browser.post('/api/ai/model', 'x', {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(201 * 2 ** 20),
  });
  expect([announced.statusCode, codeOf(announced)]).toEqual([413, 'MODEL_TOO_LARGE']);
  expect(announced.json().error.message).toContain('200');
  const visitor = await bring(t.browser(), { file });
  expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'LOGIN_REQUIRED']);
  expect(await modelKeys()).toEqual(before);
});

const BOUNDARY = 'a-boundary';
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.obj"\r\n\r\n`;

test('a file that grows over the limit while it comes is broken off, and nothing of it stays', async () => {
  const before = await modelKeys();
  const rich = await t.signedIn(String(++phone));
  function* pieces() {
    yield Buffer.from(HEAD);
    const piece = Buffer.alloc(2 ** 20, '#\n');
    for (let megabyte = 0; megabyte < 201; megabyte += 1) yield piece;
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  }
  const answer = await rich.post('/api/ai/model', Readable.from(pieces()) as unknown as object, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });
  expect([answer.statusCode, codeOf(answer)]).toEqual([413, 'MODEL_TOO_LARGE']);
  expect(await modelKeys()).toEqual(before);
  expect(await t.services.storage.removeUnfinished('models/', new Date(Date.now() + 3_600_000))).toBe(0);
});

test('an upload whose browser goes away leaves nothing', async () => {
  const before = await modelKeys();
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const going = request(`${address}/api/ai/model`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(2 ** 21),
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      [CSRF_HEADER]: browser.cookies.get(COOKIES.csrf) ?? '',
    },
  });
  going.on('error', () => undefined);
  going.write(HEAD);
  going.write(Buffer.alloc(2 ** 19, 10));
  const isWritten = async () => (await listAll()).some((name) => name.startsWith('.tmp-'));
  await vi.waitFor(async () => expect(await isWritten()).toBe(true), WAIT);
  going.destroy();
  await vi.waitFor(async () => expect(await isWritten()).toBe(false), WAIT);
  expect(await modelKeys()).toEqual(before);
});

/** Names of files in the folder of models, those that are being written among them. */
async function listAll(): Promise<string[]> {
  const found = await readdir(join(t.services.settings.dataDir, 'files', 'models'), {
    recursive: true,
  }).catch(() => []);
  return found.map((path) => basename(path));
}

const large = () => {
  const file = new Uint8Array(1_400_000);
  file.set(writeObj());
  file.fill(10, writeObj().byteLength);
  return file;
};

test('a model counts against the storage, with the exports that are of use', async () => {
  const file = large();
  const { modelId } = await bringModel(browser, { file, name: 'large.obj' });
  // One after the other in the same place: each takes the place of the one before it.
  for (const version of [2, 3])
    expect(await bringModel(browser, { file, name: 'large.obj' })).toMatchObject({ modelId, version });
  const storage = (await browser.get('/api/user/storage')).json().data;
  expect(storage).toMatchObject({ usedBytes: 1_400_000, model: { files: 1, bytes: 1_400_000 } });
  // An export that cannot be read leaves the one before it in use.
  const broken = new Uint8Array(1_400_000).fill(1);
  await bringModel(browser, { file: broken, name: 'large.obj', fields: { modelId } });
  expect((await browser.get('/api/user/storage')).json().data.usedBytes).toBe(2_800_000);
  const full = await bring(browser, { file, name: 'large.obj' });
  expect([full.statusCode, codeOf(full)]).toEqual([403, 'STORAGE_FULL']);
  await browser.change('DELETE', `/api/ai/model/${modelId}`);
  expect((await browser.get('/api/user/storage')).json().data.usedBytes).toBe(0);
  expect((await bring(browser, { file, name: 'large.obj' })).statusCode).toBe(202);
  const restored = await browser.post(`/api/ai/model/${modelId}/restore`);
  expect([restored.statusCode, codeOf(restored)]).toEqual([403, 'STORAGE_FULL']);
});

test('a repeated idempotency key brings the same model once, also when it has filled the storage; another file is a conflict', async () => {
  const form = { file: large(), name: 'once.obj', idempotencyKey: 'one-model' };
  const [first, second] = await Promise.all([bring(browser, form), bring(browser, form)]);
  expect([first.statusCode, second.statusCode]).toEqual([202, 202]);
  expect(second.json()).toEqual(first.json());
  const { modelId } = first.json().data as { modelId: string };
  await settled(browser, modelId);
  expect((await readModelOf(browser, modelId)).version).toBe(1);
  await bringModel(browser, { file: large(), name: 'second.obj' });
  const replayed = await bring(browser, form);
  expect([replayed.statusCode, replayed.headers['idempotency-replayed']]).toEqual([202, 'true']);
  const other = await bring(browser, { ...form, file: writeObj() });
  expect([other.statusCode, codeOf(other)]).toEqual([409, 'CONFLICT']);
  const full = await bring(browser, { ...form, name: 'third.obj', idempotencyKey: 'another' });
  expect([full.statusCode, codeOf(full)]).toEqual([403, 'STORAGE_FULL']);
  // Neither repeats nor what was refused leave a file.
  const { rows } = await t.services.pool.query('select file_key from model_versions');
  const stored = (await modelKeys()).filter((key) => key.endsWith('/file'));
  expect(stored.toSorted()).toEqual(rows.map(({ file_key: key }) => key as string).toSorted());
});

test('exports that nothing refers to go with their files an hour after a later one came', async () => {
  const { modelId } = await bringModel(browser, { file: writeObj(), name: 'small.obj' });
  for (const file of [await writeGlb(), writeIfc()])
    await bringModel(browser, { file, name: 'small.obj', fields: { modelId } }).catch(() => undefined);
  const versions = async () => {
    const found = await t.services.pool.query(
      'select version from model_versions where model_id = $1 order by version',
      [modelId],
    );
    return found.rows.map(({ version }) => version as number);
  };
  const before = await versions();
  expect(before.length).toBeGreaterThan(1);
  const sweepAt = (later: number) =>
    removeSupersededExports({
      ...t.services,
      clock: { now: () => new Date(t.clock.now().getTime() + later) },
    });
  await sweepAt(0);
  expect(await versions()).toEqual(before);
  await sweepAt(7_200_000);
  const model = await readModelOf(browser, modelId);
  expect(await versions()).toContain(model.version);
  expect((await versions()).length).toBeLessThanOrEqual(2);
  expect((await browser.get(model.geometryUrl ?? '')).statusCode).toBe(200);
});

test('another person’s model is like one that is not there', async () => {
  const { modelId, geometryUrl, previewUrl, hash } = await bringModel(browser, { file: await writeGlb() });
  const other = await t.signedIn(String(++phone));
  const unknown = hash?.replaceAll(/./g, '0');
  for (const path of [`/api/ai/model?modelId=${modelId}`, geometryUrl ?? '', previewUrl ?? ''])
    expect((await other.get(path)).statusCode).toBe(404);
  expect((await browser.get(`/api/ai/model/geometry?modelId=${modelId}&of=${unknown}`)).statusCode).toBe(404);
  expect((await other.post(`/api/ai/model/${modelId}`, { name: 'mine' })).statusCode).toBe(404);
  expect((await other.change('DELETE', `/api/ai/model/${modelId}`)).statusCode).toBe(404);
  expect((await other.post(`/api/ai/model/${modelId}/restore`)).statusCode).toBe(404);
  expect((await bring(other, { file: await writeGlb(), fields: { modelId } })).statusCode).toBe(404);
  expect((await other.get('/api/ai/models')).json().data).toMatchObject({ items: [], total: 0 });
});

const VIEW = {
  viewId: 'entrance',
  name: '入口',
  camera: { eye: [5, 1.6, 20], target: [5, 1.6, 0], fieldOfView: 1, twoPoint: true },
  section: [{ axis: 'y', at: 2.4, keep: 'below' }],
  sun: { azimuth: 3, elevation: 0.6 },
};
const MATERIALS = [{ match: { class: 'wall' }, materialId: 'brick-red' }];

test('views and materials are kept through a new export of the same file, and a failed one changes nothing', async () => {
  const first = await bringModel(browser, { file: await writeGlb(), name: 'villa.glb' });
  const { modelId } = first;
  const kept = await browser.post(`/api/ai/model/${modelId}`, { views: [VIEW], assignments: MATERIALS });
  expect(kept.json().data).toMatchObject({
    views: [VIEW, { viewId: 'file-0', name: 'Street' }],
    assignments: MATERIALS,
    state: 'ready',
  });
  const second = await bringModel(browser, { file: writeIfc(), name: 'export.ifc', fields: { modelId } });
  expect(second).toMatchObject({ modelId, version: 2, views: [VIEW], assignments: MATERIALS, format: 'ifc' });
  expect(second.hash).not.toBe(first.hash);
  expect((await browser.get(first.geometryUrl ?? '')).statusCode).toBe(200);
  const cut = (await writeGlb()).slice(0, 100);
  const third = await bringModel(browser, { file: cut, name: 'villa.glb', fields: { modelId } });
  expect(third).toMatchObject({ state: 'failed', version: 3, hash: second.hash, views: [VIEW] });
  const own = await bringModel(browser, {
    file: await writeGlb(),
    name: 'villa.glb',
    fields: { asNew: 'true' },
  });
  expect(own.modelId).not.toBe(modelId);
  const twice = await browser.post(`/api/ai/model/${modelId}`, { views: [VIEW, VIEW] });
  expect(twice.statusCode).toBe(422);
});

test('a unit that is said has the file read again', async () => {
  const model = await bringModel(browser, { file: writeStl(), name: 'house.stl' });
  expect(model.unit?.certainty).toBe('guessed');
  const asked = await browser.post(`/api/ai/model/${model.modelId}`, { unit: 'foot' });
  expect(asked.json().data).toMatchObject({ state: 'reading', hash: model.hash });
  const again = await settled(browser, model.modelId);
  expect(again).toMatchObject({
    state: 'ready',
    version: 1,
    unit: { name: 'foot', certainty: 'asked' },
  });
});

test('lists go by pages and by words of the name', async () => {
  for (const name of ['a.obj', 'villa b.obj', 'villa c.obj']) {
    t.clock.advance(1);
    await bring(browser, { file: writeObj(), name });
  }
  const page = (await browser.get('/api/ai/models?pageSize=2')).json().data;
  expect(page.items.map(({ name }: { name: string }) => name)).toEqual(['villa c.obj', 'villa b.obj']);
  const next = (await browser.get(`/api/ai/models?pageSize=2&cursor=${page.nextCursor}`)).json().data;
  expect(next).toMatchObject({ items: [{ name: 'a.obj' }], total: 3, nextCursor: null });
  expect((await browser.get('/api/ai/models?q=VILLA')).json().data.total).toBe(2);
  expect((await browser.get('/api/ai/models?cursor=x')).statusCode).toBe(422);
});

test('a deleted model is gone, can be brought back for ten minutes, and goes with its files after them', async () => {
  const model = await bringModel(browser, { file: await writeGlb() });
  const { modelId } = model;
  await bringModel(browser, { file: await writeGlb(), fields: { modelId } });
  const deleted = await browser.change('DELETE', `/api/ai/model/${modelId}`);
  expect(deleted.json().data).toMatchObject({ modelId, restorableUntil: expect.any(String) });
  expect((await browser.get(`/api/ai/model?modelId=${modelId}`)).statusCode).toBe(410);
  expect((await browser.get(model.geometryUrl ?? '')).statusCode).toBe(410);
  expect((await browser.change('DELETE', `/api/ai/model/${modelId}`)).statusCode).toBe(410);
  expect((await browser.post(`/api/ai/model/${modelId}/restore`)).json().data).toMatchObject({
    state: 'ready',
  });
  expect((await browser.get(model.geometryUrl ?? '')).statusCode).toBe(200);
  await browser.change('DELETE', `/api/ai/model/${modelId}`);
  await sweepDeleted(t.services, restorableUntil(t.clock.now()));
  expect((await browser.post(`/api/ai/model/${modelId}/restore`)).statusCode).toBe(404);
  const { rows } = await t.services.pool.query('select file_key from model_versions where model_id = $1', [
    modelId,
  ]);
  expect(rows).toEqual([]);
  expect((await listKeys(t.services)).filter((key) => key.includes(modelId))).toEqual([]);
  expect((await readModelOf(browser, modelId)) ?? null).toBeNull();
});
