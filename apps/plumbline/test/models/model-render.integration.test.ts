import { setTimeout as wait } from 'node:timers/promises';
import type { Replay } from '@plumbline/contract/api/replays.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { EngineInput } from '@plumbline/core/ports/image-engine.ts';
import { writeGlb } from '@plumbline/models/testing/write-gltf.ts';
import { removeSupersededExports } from '@plumbline/core/models/sweep-models.ts';
import { writeObj } from '@plumbline/models/testing/write-text-models.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStudio } from '../images/test-studio.ts';
import { bringModel } from './model-studio.ts';
import { PICTURE, createTestModelEngine } from './test-model-engine.ts';
import { shareCompute } from '../shared-threads.ts';

const { width: WIDTH, height: HEIGHT } = PICTURE;
const seen: EngineInput[] = [];
const engine = createTestModelEngine(seen);

let t: TestApp;
let worker: RunningWorker;
let user: TestBrowser;
let phone = 13800004000;
const codec = shareCompute();
beforeAll(async () => {
  t = await startTestStudio({ capabilities: ['models'], settings: { FREE_DAILY_RENDERS: '50' } });
  worker = await startWorker(t.services, { engines: [engine], codec });
});
afterAll(async () => {
  await worker.close();
  await t.close();
});
beforeEach(async () => {
  user = await t.signedIn(String(++phone));
  seen.length = 0;
});

type Camera = NonNullable<StartTaskBody['camera']>;
const CAMERA: Camera = { eye: [5, 1.6, 20], target: [5, 1.6, 0], fieldOfView: 1, twoPoint: true };
const start = (body: Partial<StartTaskBody>, who = user) =>
  who.post('/api/ai/startTask', { function: 'modelRender', ...body });

async function render(body: Partial<StartTaskBody>): Promise<Task> {
  const started = await start(body);
  if (started.statusCode !== 202) throw new Error(started.body);
  for (;;) {
    const path = `/api/ai/getTaskByTaskId?taskId=${started.json().data.taskId}`;
    const task: Task = (await user.get(path)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(50);
  }
}

async function replay(imageId: string): Promise<Replay> {
  expect((await user.post('/api/ai/replay', { imageId })).statusCode).toBe(202);
  for (;;) {
    const now: Replay = (await user.get(`/api/ai/replay?imageId=${imageId}`)).json().data;
    if (now.state === 'done') return now;
    await wait(50);
  }
}

const pixels = async (url: string) =>
  sharp((await user.get(url)).rawPayload)
    .raw()
    .toBuffer();

test('a model is rendered from a camera, with masks, depth and lines beside the picture', async () => {
  const { modelId, hash } = await bringModel(user, { file: await writeGlb() });
  const task = await render({ modelId, camera: CAMERA, sun: { azimuth: 3, elevation: 1 }, count: 2 });
  expect(task).toMatchObject({
    state: 'done',
    base: null,
    request: { modelId, modelHash: hash, camera: CAMERA, sun: { azimuth: 3, elevation: 1 } },
    images: [{ fidelity: { score: 0.99 } }, {}],
  });
  const layers = task.images[0];
  expect(layers?.depthRangeM).toEqual({ near: expect.closeTo(2.1, 4), far: expect.closeTo(2 + 107 / 10, 4) });
  const masks = await pixels(layers?.masksUrl ?? '');
  const thing = (at: number) => masks.readUIntBE(at * 3, 3);
  expect([thing(0), thing(1), thing(107)]).toEqual([0, 70_001, 70_107]);
  expect((await pixels(layers?.materialsUrl ?? '')).readUIntBE(30, 3)).toBe(3);
  const depthFile = (await user.get(layers?.depthUrl ?? '')).rawPayload;
  expect(await sharp(depthFile).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT, depth: 'ushort' });
  const depth = await sharp(depthFile).toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer();
  const grey = new Uint16Array(depth.buffer, depth.byteOffset, depth.byteLength / 2);
  expect([grey[0], grey[1], grey.at(-1)]).toEqual([0, 1, 65_535]);
  expect((await pixels(layers?.lineUrl ?? '')).every((value) => value === 255)).toBe(true);
  const other = await t.signedIn(String(++phone));
  for (const url of [layers?.masksUrl, layers?.depthUrl, layers?.lineUrl])
    expect((await other.get(url ?? '')).statusCode).toBe(404);
  await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${task.taskId}`);
  expect((await user.get(layers?.masksUrl ?? '')).statusCode).toBe(410);
});

test('a kept view says camera, section and hidden parts; what is kept with the model clads it', async () => {
  const { modelId } = await bringModel(user, { file: await writeGlb() });
  const view = {
    viewId: 'hall',
    name: '大厅',
    camera: CAMERA,
    section: [{ axis: 'y' as const, at: 2, keep: 'below' as const }],
    hidden: { classes: ['roof' as const] },
  };
  const materials = [{ match: { class: 'wall' as const }, materialId: 'grey-porcelain' }];
  await user.post(`/api/ai/model/${modelId}`, { views: [view], assignments: materials });
  const { request, state } = await render({ modelId, viewId: 'hall' });
  expect(state).toBe('done');
  expect(request).toMatchObject({ camera: CAMERA, section: view.section, hidden: view.hidden, materials });
  const own = await render({ modelId, viewId: 'hall', section: [], materials: [] });
  expect(own.request.section).toEqual([]);
  expect(own.request.materials ?? []).toEqual([]);
});

test('what cannot be rendered is refused before anything is charged', async () => {
  const { modelId } = await bringModel(user, { file: await writeGlb() });
  const refused = async (body: Partial<StartTaskBody>, who = user) => {
    const answer = await start(body, who);
    return [answer.statusCode, answer.json().error.code, Object.keys(answer.json().error.details ?? {})[0]];
  };
  expect(await refused({ camera: CAMERA })).toEqual([422, 'MODEL_REQUIRED', undefined]);
  expect(await refused({ modelId })).toEqual([422, 'VALIDATION_FAILED', 'camera']);
  expect(await refused({ modelId, viewId: 'none' })).toEqual([422, 'VALIDATION_FAILED', 'viewId']);
  const materials = [{ match: { class: 'wall' as const }, materialId: 'unheard-of' }];
  const unclad = await refused({ modelId, camera: CAMERA, materials });
  expect(unclad).toEqual([422, 'VALIDATION_FAILED', 'materials']);
  const other = await t.signedIn(String(++phone));
  expect(await refused({ modelId, camera: CAMERA }, other)).toEqual([404, 'NOT_FOUND', undefined]);
  const failed = await bringModel(user, { file: new Uint8Array([1, 2, 3]), name: 'b.glb' });
  const unread = await refused({ modelId: failed.modelId, camera: CAMERA });
  expect(unread).toEqual([409, 'MODEL_NOT_READY', undefined]);
  await user.change('DELETE', `/api/ai/model/${modelId}`);
  expect(await refused({ modelId, camera: CAMERA })).toEqual([410, 'GONE', undefined]);
  expect(seen).toEqual([]);
});

test('a picture is made again from the export that it was of, also after a newer one, until the model goes', async () => {
  const { modelId } = await bringModel(user, { file: await writeGlb() });
  const task = await render({ modelId, camera: CAMERA });
  const imageId = task.images[0]?.imageId ?? '';
  await bringModel(user, { file: writeIfc(), name: 'b.ifc', fields: { modelId } });
  expect(await replay(imageId)).toMatchObject({ outcome: 'match' });
  await user.change('DELETE', `/api/ai/model/${modelId}`);
  expect(await replay(imageId)).toMatchObject({ outcome: 'cannot', obstacle: 'input-gone' });
  expect((await user.get(task.images[0]?.url ?? '')).statusCode).toBe(200);
});

test('an export that a render was made of stays when others go, and its picture can be made again', async () => {
  const { modelId } = await bringModel(user, { file: await writeGlb() });
  const task = await render({ modelId, camera: CAMERA });
  await bringModel(user, { file: writeObj(), name: 'b.obj', fields: { modelId } });
  await bringModel(user, { file: writeIfc(), name: 'b.ifc', fields: { modelId } });
  expect((await user.get('/api/user/storage')).json().data.model.files).toBe(2);
  const later = new Date(t.clock.now().getTime() + 7_200_000);
  await removeSupersededExports({ ...t.services, clock: { now: () => later } });
  const { rows } = await t.services.pool.query(
    'select version from model_versions where model_id = $1 order by version',
    [modelId],
  );
  expect(rows.map(({ version }) => version)).toEqual([1, 3]);
  expect(await replay(task.images[0]?.imageId ?? '')).toMatchObject({ outcome: 'match' });
});

test('without the capability there is no such tool', async () => {
  const bare = await startTestStudio({ capabilities: [] });
  try {
    const browser = await bare.signedIn('13800004999');
    const tools = (await browser.get('/api/ai/tools')).json().data.tools as { function: string }[];
    expect(tools.map((tool) => tool.function)).not.toContain('modelRender');
    const answer = await start({ modelId: 'a', camera: CAMERA }, browser);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'FORBIDDEN']);
    expect((await browser.get('/api/user/routes')).json().data.hiddenKeys).toContain('modelRender');
  } finally {
    await bare.close();
  }
});
