import { setTimeout as wait } from 'node:timers/promises';
import type { ManagedEntry } from '@plumbline/contract/api/administration/own-content.ts';
import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { OwnEntryOf, OwnKind } from '@plumbline/contract/content/own-content.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import { createEngines } from '@plumbline/engines/registry.ts';
import { contentKey } from '@plumbline/core/own-content/content-keys.ts';
import { sweepContent } from '@plumbline/core/own-content/sweep-content.ts';
import { administratorBrowser } from '@plumbline/server/testing/administrator-browser.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import { replayImage } from '@plumbline/worker/replay/replay-image.ts';
import { createOlderVersions } from '@plumbline/worker/replay/older-versions.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTask, startEditStudio } from '../edits/edit-studio.ts';
import { quarters } from '../images/pictures.ts';
import { multipartBody, postPicture } from '../images/upload-form.ts';
import { shareCompute } from '../shared-threads.ts';

const OWN = '/api/user/manage/own-content';
let studio: TestApp;
let chief: TestBrowser;
let designer: TestBrowser;
const codec = shareCompute();
const engines = createEngines({ threads: 1 });
beforeAll(async () => {
  studio = await startEditStudio();
  chief = (await administratorBrowser(studio)).browser;
  designer = await browserOf(studio, await addPerson(studio));
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  await studio.close();
});

const plain = (background: string, width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const cutOut = () =>
  sharp({ create: { width: 40, height: 60, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: { width: 30, height: 50, channels: 4, background: '#14a028' } } }])
    .png()
    .toBuffer();

function bring(file: Uint8Array, browser = chief) {
  const { payload, type } = multipartBody([
    { name: 'file', filename: 'a.png', type: 'image/png', value: file },
  ]);
  return browser.post('/api/user/manage/content-picture', payload, { 'content-type': type });
}
const pictureOf = async (file: Uint8Array): Promise<string> => (await bring(file)).json().data.id;
const publish = async () => (await chief.post('/api/user/manage/publish')).json().data.published;
const library = async (query: string) =>
  (await studio.browser().get(`/api/ai/getAllSuCai?${query}`)).json().data.items;
const tree = async (): Promise<CategoryNode> =>
  (await studio.browser().get('/api/ai/getAllClassify')).json().data[0];
const entry = async (kind: OwnKind, id: string): Promise<ManagedEntry> =>
  (await chief.get(`${OWN}?kind=${kind}`)).json().data.items.find((each: ManagedEntry) => each.id === id);

async function add(value: object): Promise<string> {
  const answer = await chief.post(OWN, { value });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.id;
}

const material = (picture: string): OwnEntryOf<'material'> => ({
  kind: 'material',
  name: { en: 'Quarry red', 'zh-CN': '矿红' },
  picture,
  tileWidthMm: 800,
  family: 'stone',
  roles: ['floor', 'wall'],
  domains: ['interior'],
  roughness: 0.7,
});
const modern = findStyle('modern')!;
const style = (materials: Record<string, string>) => ({
  kind: 'style',
  name: { en: 'House style', 'zh-CN': '自家风格', ja: '自社スタイル' },
  domains: ['interior'],
  palette: modern.palette,
  materials,
  light: modern.light,
  grade: modern.grade,
});

async function untilCover(kind: OwnKind, id: string): Promise<NonNullable<ManagedEntry['draft']>> {
  for (;;) {
    const found = await entry(kind, id);
    const version = found.draft ?? found.published;
    if (version && version.cover !== 'waiting' && version.cover !== 'making') return version;
    await wait(100);
  }
}

async function replays(taskId: string): Promise<string[]> {
  const records = await studio.services.database.tasks.findProvenance(taskId);
  const olderVersions = createOlderVersions({ dataDir: studio.services.settings.dataDir });
  const outcomes: string[] = [];
  for (const record of records) {
    const { database, storage } = studio.services;
    const replay = await replayImage(
      { database, storage, codec, engines, olderVersions },
      record,
      AbortSignal.timeout(120_000),
    );
    outcomes.push(replay.outcome === 'cannot' ? replay.reason : replay.outcome);
  }
  return outcomes;
}

test('nobody but an administrator reads, adds or brings pictures', async () => {
  for (const browser of [studio.browser(), designer]) {
    expect((await browser.get(`${OWN}?kind=material`)).statusCode).toBe(401);
    expect((await browser.post(OWN, { value: {} })).statusCode).toBe(401);
    expect((await bring(await plain('#fff'), browser)).statusCode).toBe(401);
    expect((await browser.post(`${OWN}/own-0123456789ab/remove`, { revision: 1 })).statusCode).toBe(401);
  }
});

test('a file that is no picture, a cut-out without a clear ground and what is not there are refused by field', async () => {
  expect(
    (await bring(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).statusCode,
  ).toBe(415);
  expect((await bring(Buffer.alloc(0))).statusCode).toBe(422);
  const opaque = await pictureOf(await plain('#a03020'));
  const object = {
    kind: 'object',
    name: { en: 'Chair' },
    picture: opaque,
    heightMm: 900,
    stands: 'floor',
    domains: ['interior'],
  };
  const refused = await chief.post(OWN, { value: object });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error.details).toHaveProperty('picture');
  expect((await chief.post(OWN, { value: { ...object, picture: 'f'.repeat(64) } })).statusCode).toBe(422);
  expect((await chief.post(OWN, { value: { ...material(opaque), name: { en: '  ' } } })).statusCode).toBe(
    422,
  );
  expect((await chief.post(OWN, { value: { ...material(opaque), tileWidthMm: 0 } })).statusCode).toBe(422);
  const odd = await chief.post(OWN, { value: style({ floor: 'own-ffffffffffff' }) });
  expect(odd.json().error.details).toHaveProperty(['materials.floor']);
});

test('a material is drafted, found by everybody once published, shown by a cover that the engine made, used, and replayed as it was', async () => {
  const id = await add(material(await pictureOf(await plain('#b01c20', 64, 32))));
  expect(await library('q=quarry')).toEqual([]);
  const waiting = await entry('material', id);
  // There is something to show from the first moment.
  expect((await studio.browser().get(waiting.draft?.coverUrl ?? '')).statusCode).toBe(200);
  const made = await untilCover('material', id);
  expect(made.cover).toBe('ready');
  const cover = await studio.browser().get(made.coverUrl);
  expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(cover.rawPayload).metadata()).width).toBeGreaterThan(100);
  expect(await publish()).toBeGreaterThanOrEqual(1);
  const [item] = await library('kind=material&q=quarry');
  expect(item).toMatchObject({
    id,
    own: true,
    tileSizeMm: [800, 400],
    // The missing language falls back.
    name: { 'zh-CN': '矿红', en: 'Quarry red', ja: 'Quarry red' },
    cover: made.coverUrl,
  });
  expect((await library('kind=material&q=矿红')).length).toBe(1);
  expect((await library('kind=material&classifyId=floor')).map((each: { id: string }) => each.id)).toContain(
    id,
  );

  const base = (await postPicture(designer, await quarters(160, 120).png().toBuffer())).json().data.imageId;
  const painted = await plain('#fff', 100, 50);
  const mask = (
    await postPicture(
      designer,
      await sharp({ create: { width: 160, height: 120, channels: 3, background: '#000' } })
        .composite([{ input: painted, left: 20, top: 60 }])
        .png()
        .toBuffer(),
    )
  ).json().data.imageId;
  const body = {
    function: 'materialChange',
    upload_img: base,
    mask,
    seed: 5,
    material: { textureId: id, rotation: 0, keepLight: false },
  } as const;
  const first = await runTask(designer, body);
  expect(first).toMatchObject({ state: 'done', error: null });
  const shown = async (url: string) => {
    const { data } = await sharp((await designer.get(url)).rawPayload)
      .extract({ left: 60, top: 80, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  const [red, green, blue] = await shown(first.images[0]?.url ?? '');
  expect(red).toBeGreaterThan(2 * (green ?? 0));
  expect(red).toBeGreaterThan(2 * (blue ?? 0));

  // The operator changes its picture and its size: later tasks have the new one, the old result is made again as it was.
  const { revision } = await entry('material', id);
  const changed = { ...material(await pictureOf(await plain('#1c30b0'))), tileWidthMm: 300 };
  expect((await chief.post(`${OWN}/${id}`, { revision, value: changed })).statusCode).toBe(200);
  await publish();
  const second = await runTask(designer, body);
  const after = await shown(second.images[0]?.url ?? '');
  expect(after[2]).toBeGreaterThan(2 * (after[0] ?? 0));
  expect(await replays(first.taskId)).toEqual(['match']);
  const [record] = await studio.services.database.tasks.findProvenance(first.taskId);
  expect(record?.content?.materials).toMatchObject([{ entry: id, version: 1, tileSizeMm: [800, 400] }]);

  // Removed: no new task, and the results that were made with it are still made again.
  const { revision: last } = await entry('material', id);
  expect((await chief.post(`${OWN}/${id}/remove`, { revision: last })).statusCode).toBe(200);
  expect(await library('q=quarry')).toEqual([]);
  const refused = await designer.post('/api/ai/startTask', body);
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect(await replays(second.taskId)).toEqual(['match']);
});

test('two administrators do not overwrite each other, and a save tells who was first', async () => {
  const id = await add({ kind: 'prompt', name: { en: 'walnut' }, group: 'material' });
  const { revision } = await entry('prompt', id);
  const save = (en: string) =>
    chief.post(`${OWN}/${id}`, { revision, value: { kind: 'prompt', name: { en }, group: 'light' } });
  const both = await Promise.all([save('warm'), save('bright')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const lost = both.find(({ statusCode }) => statusCode === 409);
  expect(lost?.json().error.code).toBe('CONTENT_CHANGED');
  const now = await entry('prompt', id);
  expect((await chief.post(`${OWN}/${id}/take-back`, { revision: now.revision })).statusCode).toBe(200);
  expect(await entry('prompt', id)).toBeUndefined();
  const log = (await chief.get('/api/user/manage/page/audit?act=content.add&pageSize=5')).json().data;
  expect(log.items.some(({ subject }: { subject: string }) => subject === `prompt/${id}`)).toBe(true);
});

test('an own style stands in every space of its domains, and a task keeps the version that it was started with', async () => {
  const stone = await add(material(await pictureOf(await plain('#70a050'))));
  const id = await add(style({ floor: stone, wall: 'lime-plaster' }));
  await publish();
  const rooms = (await tree()).children.find((node) => node.id === '1')?.children ?? [];
  const nodes = rooms.map((room) => room.children.find(({ name }) => name.ja === '自社スタイル'));
  expect(nodes.every((node) => node !== undefined && node.cover !== '')).toBe(true);
  const node = nodes[0]?.id ?? '';
  expect(rooms[0]?.children[0]?.id, 'without a place it stands first').toBe(node);
  expect((await library(`classifyId=${node}`)).map((item: { id: string }) => item.id)).toEqual([id]);

  const started = await designer.post('/api/ai/startTask', {
    function: 'inspiration',
    atmosphere: 'sunny',
    classifyId1: '1',
    classifyId2: '11',
    classifyId3: node,
    environment: 'forest',
    size: 512,
  });
  expect(started.statusCode).toBe(202);
  const { taskId } = started.json().data;
  const task = await studio.services.database.tasks.find(taskId);
  expect(task?.content?.style).toMatchObject({
    id: `${id}-1`,
    materials: { floor: `${stone}-1`, wall: 'lime-plaster' },
  });
  expect(task?.content?.from).toEqual([{ entry: id, version: 1 }]);
  await designer.post('/api/ai/cancelTask', { taskId });

  // What another entry names stays until that one lets go of it.
  const { revision } = await entry('material', stone);
  const refused = await chief.post(`${OWN}/${stone}/remove`, { revision });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'CONTENT_IN_USE']);
  expect(refused.json().error.message).toContain('House style');
  const { revision: ofStyle } = await entry('style', id);
  expect((await chief.post(`${OWN}/${id}/remove`, { revision: ofStyle })).statusCode).toBe(200);
  expect((await chief.post(`${OWN}/${stone}/remove`, { revision })).statusCode).toBe(200);
  const gone = await designer.post('/api/ai/startTask', {
    function: 'inspiration',
    atmosphere: 'sunny',
    classifyId1: '1',
    classifyId2: '11',
    classifyId3: node,
    environment: 'forest',
  });
  expect(gone.statusCode).toBe(422);
});

test('categories are added on three levels, moved, hidden and ordered, and act as what they stand for', async () => {
  const name = (en: string) => ({ en });
  const domain = await add({
    kind: 'category',
    name: name('Hospitality'),
    parent: '0',
    standsFor: '2',
    position: 0,
  });
  const space = await add({ kind: 'category', name: name('Spa'), parent: domain, standsFor: '15' });
  const leaf = await add({ kind: 'category', name: name('Spa in cream'), parent: space, style: 'cream' });
  expect(
    (
      await chief.post(OWN, {
        value: { kind: 'category', name: name('Deeper'), parent: leaf, style: 'cream' },
      })
    ).statusCode,
  ).toBe(422);
  expect(
    (
      await chief.post(OWN, { value: { kind: 'category', name: name('Odd'), parent: '1', standsFor: '2' } })
    ).json().error.details,
  ).toHaveProperty('standsFor');
  const draft = (id: string, overlay: object) =>
    chief.post(`/api/user/manage/content/category/${id}`, { overlay });
  expect(
    (await draft('16', { parent: domain, name: { en: 'Diner', 'zh-CN': '餐室', ja: 'ダイナー' } }))
      .statusCode,
  ).toBe(200);
  expect((await draft('13', { hidden: true })).statusCode).toBe(200);
  expect((await draft('12', { position: 0 })).statusCode).toBe(200);
  expect((await draft('12', { parent: '11' })).statusCode).toBe(422);
  await publish();
  const root = await tree();
  expect(root.children[0]).toMatchObject({ id: domain, standsFor: '2', name: { ja: 'Hospitality' } });
  expect(root.children[0]?.children.map(({ id }) => id)).toEqual(expect.arrayContaining([space, '16']));
  const indoor = root.children.find(({ id }) => id === '1')?.children.map(({ id }) => id);
  expect(indoor?.[0]).toBe('12');
  expect(indoor).not.toContain('13');
  expect(indoor).not.toContain('16');
  const chosen = root.children[0]?.children.find(({ id }) => id === space)?.children[0];
  expect(chosen).toMatchObject({ id: leaf, name: { en: 'Spa in cream' } });
  expect(chosen?.cover).not.toBe('');

  const started = await designer.post('/api/ai/startTask', {
    function: 'inspiration',
    atmosphere: 'sunny',
    classifyId1: '1',
    classifyId2: space,
    classifyId3: leaf,
    environment: 'forest',
    size: 512,
  });
  expect([started.statusCode, started.body]).toEqual([202, expect.any(String)]);
  const { taskId } = started.json().data;
  const task = await studio.services.database.tasks.find(taskId);
  expect(task?.content).toMatchObject({ categories: { classifyId2: '15' }, style: { id: 'cream' } });
  await designer.post('/api/ai/cancelTask', { taskId });
});

test('a picture that was brought and never saved goes; what an entry names stays', async () => {
  const { database, storage } = studio.services;
  const [unsaved, saved] = [await pictureOf(await plain('#0a141e')), await pictureOf(await plain('#1e140a'))];
  const { coverUrl } = await untilCover('material', await add(material(saved)));
  // Each turn is of another folder.
  const sweepAfter = async (hours: number) => {
    for (let at = Date.now() + hours * 3_600_000, turn = 0; turn < 256; turn += 1, at += 300_000)
      await sweepContent({ database, storage, clock: { now: () => new Date(at) } });
    const files = [unsaved, saved].map((id) => storage.stat(contentKey(id)));
    return (await Promise.all(files)).map((file) => file !== undefined);
  };
  expect(await sweepAfter(2)).toEqual([true, true]);
  expect(await sweepAfter(49)).toEqual([false, true]);
  expect((await database.ownContent.findPictures([unsaved, saved])).map(({ id }) => id)).toEqual([saved]);
  expect((await studio.browser().get(coverUrl)).statusCode).toBe(200);
  expect(await pictureOf(await plain('#0a141e'))).toBe(unsaved);
});

test('a cover that cannot be made says so, shows what there is, and is made when asked again', async () => {
  const picture = await pictureOf(await cutOut());
  const { storage, database } = studio.services;
  const key = contentKey(picture);
  const file = await storage.get(key);
  await storage.delete(key);
  const id = await add({
    kind: 'object',
    name: { ja: '椅子' },
    picture,
    heightMm: 820,
    stands: 'floor',
    domains: ['interior'],
  });
  const failed = await untilCover('object', id);
  expect(failed.cover).toBe('failed');
  await storage.put(key, file);
  expect((await studio.browser().get(failed.coverUrl)).statusCode).toBe(200);
  const { revision } = await entry('object', id);
  expect((await chief.post(`${OWN}/${id}/cover`, { revision })).statusCode).toBe(200);
  expect((await untilCover('object', id)).cover).toBe('ready');
  expect((await database.ownContent.findVersion(id, 1))?.cover.error).toBeNull();
});
