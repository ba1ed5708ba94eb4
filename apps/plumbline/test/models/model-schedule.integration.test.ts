import { setTimeout as wait } from 'node:timers/promises';
import { type Areas, areasSchema } from '@plumbline/contract/api/schedules.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import { writeIfc } from '@plumbline/models/testing/write-ifc.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { type Planner, comePlanner } from '@plumbline/server/testing/test-projects.ts';
import { type RunningWorker, startWorker } from '@plumbline/worker/start-worker.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStudio } from '../images/test-studio.ts';
import { bringModel } from './model-studio.ts';
import { createTestModelEngine } from './test-model-engine.ts';
import { shareCompute } from '../shared-threads.ts';

const OAK = 'grey-oak-boards';
const PLASTER = 'clay-plaster';
const TILES = 'grey-porcelain';
/** Between the walls of the house that is written, in metres. */
const [WIDE, DEEP, HIGH] = [9.4, 7.4, 3];

let t: TestApp;
let worker: RunningWorker;
let planner: Planner;
const codec = shareCompute();
beforeAll(async () => {
  t = await startTestStudio({ capabilities: ['models'], settings: { FREE_DAILY_RENDERS: '50' } });
  worker = await startWorker(t.services, { engines: [createTestModelEngine([])], codec });
});
afterAll(async () => {
  await worker.close();
  await t.close();
});
beforeEach(async () => {
  planner = await comePlanner(t);
});

const camera = (east: number): NonNullable<StartTaskBody['camera']> => ({
  ...{ eye: [east, 1.6, 20], target: [5, 1.6, 0], fieldOfView: 1, twoPoint: true },
});

async function render(body: Partial<StartTaskBody>): Promise<Task> {
  const started = await planner.browser.post('/api/ai/startTask', { function: 'modelRender', ...body });
  if (started.statusCode !== 202) throw new Error(started.body);
  for (;;) {
    const path = `/api/ai/getTaskByTaskId?taskId=${started.json().data.taskId}`;
    const task: Task = (await planner.browser.get(path)).json().data;
    if (task.state !== 'queued' && task.state !== 'running') return task;
    await wait(50);
  }
}
const addView = (name: string, taskIds: string[]) => planner.ask('POST', '/views', { name, taskIds });
const readAreas = async (): Promise<Areas> => areasSchema.parse(await planner.ask('GET', '/areas'));
const write = (rows: object[]) => planner.ask('POST', '/schedule', { rows, revision: 0 });
const rowsOf = ({ rows }: Areas) => rows.map(({ areaM2, from }) => [areaM2, from]);

test('a project whose views are renders of a model has its areas by material and room, exactly', async () => {
  const { modelId } = await bringModel(planner.browser, { file: writeIfc(), name: 'house.ifc' });
  const materials = [
    { match: { material: 'Concrete' }, materialId: OAK },
    { match: { material: 'Tiles' }, materialId: TILES },
  ];
  const [south, north] = [
    await render({ modelId, camera: camera(5), materials }),
    await render({ modelId, camera: camera(-5), materials }),
  ];
  await addView('South', [south.taskId]);
  await addView('North', [north.taskId]);
  await write([
    { mark: 'F1', part: 'floor', materialId: OAK },
    { mark: 'W1', part: 'wall', rooms: ['living'], materialId: PLASTER },
    { mark: 'W2', part: 'wall', rooms: ['kitchen'] },
    { mark: 'D1', part: 'roof', materialId: TILES },
    { mark: 'X1', part: 'worktop' },
  ]);
  const areas = await readAreas();
  expect(rowsOf(areas)).toEqual([
    [69.56, 'model'],
    [100.8, 'model'],
    [80, 'model'],
  ]);
  // Both views are of one model: it counts once.
  expect(areas.models).toMatchObject([{ modelId, name: 'house.ifc', state: 'measured', floorM2: 69.56 }]);
  const surfaces = areas.models[0]?.surfaces ?? [];
  const inRoom = surfaces.filter(({ room }) => room?.name === 'Living room');
  expect(
    Object.fromEntries(inRoom.map(({ material, materialId, areaM2 }) => [material, [materialId, areaM2]])),
  ).toEqual({
    Concrete: [OAK, Number((WIDE * DEEP).toFixed(2))],
    Tiles: [TILES, Number((WIDE * DEEP).toFixed(2))],
    Brick: [null, Number((2 * (WIDE + DEEP) * HIGH).toFixed(2))],
  });
  const file = await planner.browser.get(planner.at('/schedule.csv'), { 'accept-language': 'en' });
  expect(file.body).toMatch(/F1,Floor,.*,69\.56,Measured in the model\r\n/);
  expect(file.body).toMatch(/house\.ifc,[^,]+,Concrete,Floors,Living room,69\.56\r\n/);
  expect(file.body).toContain('house.ifc,Brick,,Walls,Living room,100.8');
});

test('the newest render says which export and which materials count', async () => {
  const { modelId } = await bringModel(planner.browser, { file: writeIfc(), name: 'house.ifc' });
  const first = await render({ modelId, camera: camera(5) });
  await addView('South', [first.taskId]);
  await write([{ mark: 'F1', part: 'floor', materialId: OAK }]);
  expect(rowsOf(await readAreas())).toEqual([[69.56, 'model']]);
  const tiled = [{ match: { class: 'floor' as const }, materialId: TILES }];
  const second = await render({ modelId, camera: camera(6), materials: tiled });
  await addView('Again', [second.taskId]);
  // Tiles are laid now: the row for oak has none of them.
  const again = await readAreas();
  expect(again.rows).toEqual([]);
  expect(again.models[0]?.surfaces.find(({ class: kind }) => kind === 'floor')?.materialId).toBe(TILES);
});

test('a model that was deleted says so, and the rows that others tell are incomplete', async () => {
  const { modelId } = await bringModel(planner.browser, { file: writeIfc(), name: 'house.ifc' });
  const task = await render({ modelId, camera: camera(5) });
  await addView('South', [task.taskId]);
  await write([{ mark: 'F1', part: 'floor' }]);
  await planner.browser.change('DELETE', `/api/ai/model/${modelId}`);
  expect(await readAreas()).toMatchObject({ models: [{ modelId, state: 'gone', surfaces: [] }], rows: [] });
});

test('several views are rendered with the same materials and the same light; one that is refused stops no other', async () => {
  const { modelId } = await bringModel(planner.browser, { file: writeIfc(), name: 'house.ifc' });
  const materials = [{ match: { class: 'wall' as const }, materialId: PLASTER }];
  const views = [camera(5), camera(-5)].map((each, at) => ({
    viewId: `v${at}`,
    name: `View ${at}`,
    camera: each,
  }));
  await planner.browser.post(`/api/ai/model/${modelId}`, { views, assignments: materials });
  const sun = { azimuth: 3, elevation: 0.8 };
  const agreed = { modelId, sun, seed: 7, materials };
  const [first, refused, second] = [
    await render({ ...agreed, viewId: 'v0' }),
    await planner.browser.post('/api/ai/startTask', { function: 'modelRender', ...agreed, viewId: 'gone' }),
    await render({ ...agreed, viewId: 'v1' }),
  ];
  expect(refused.statusCode).toBe(422);
  for (const task of [first, second])
    expect(task).toMatchObject({
      state: 'done',
      request: { sun, materials, seed: 7, modelHash: first.request.modelHash },
    });
  expect(first.request.camera).toEqual(camera(5));
  expect(second.request.camera).toEqual(camera(-5));
});

test('the schedule is applied to renders of models: the same view once more, of its materials', async () => {
  const { modelId } = await bringModel(planner.browser, { file: writeIfc(), name: 'house.ifc' });
  const materials = [
    { match: { material: 'Brick' }, materialId: PLASTER },
    { match: { class: 'floor' as const }, materialId: OAK },
  ];
  const first = await render({ modelId, camera: camera(5), materials, classifyId1: '1' });
  const { viewId } = await addView('South', [first.taskId]);
  await write([
    { mark: 'F1', part: 'floor', materialId: TILES },
    { mark: 'P1', part: 'paving', materialId: TILES },
  ]);
  const effects = await planner.ask('GET', '/schedule/effects');
  expect(effects.views).toMatchObject([
    { viewId, idle: null, from: { taskId: first.taskId }, rows: [{ idle: null }, { idle: 'no-such-part' }] },
  ]);
  const body = { viewIds: [viewId], revision: effects.revision, applyId: crypto.randomUUID() };
  const applied = await planner.ask('POST', '/schedule/apply', body);
  const [{ task }] = applied.views;
  const path = `/api/ai/getTaskByTaskId?taskId=${task.taskId}`;
  const { request }: Task = (await planner.browser.get(path)).json().data;
  const { seed, camera: seen } = first.request;
  expect(request).toMatchObject({ modelId, seed, camera: seen, modelHash: first.request.modelHash });
  expect(request.materials).toEqual([
    { match: { material: 'Brick' }, materialId: PLASTER },
    { match: { class: 'floor' }, materialId: TILES },
  ]);
  await planner.browser.change('DELETE', `/api/ai/model/${modelId}`);
  const gone = await planner.ask('GET', '/schedule/effects');
  expect(gone.views).toMatchObject([{ idle: 'model-gone' }]);
});
