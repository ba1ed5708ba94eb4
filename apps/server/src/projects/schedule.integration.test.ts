import { randomUUID } from 'node:crypto';
import {
  areasSchema,
  appliedScheduleSchema,
  scheduleEffectsSchema,
} from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import type { SceneReading } from '@plumbline/core/scenes/scene-reading.ts';
import { squareReading } from '@plumbline/core/scenes/testing/square-reading.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SceneCompute } from '../testing/scene-compute.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { comePlanner, type Planner } from '../testing/test-projects.ts';
import { addRender } from '../testing/test-works.ts';

const OAK = 'grey-oak-boards';
const PLASTER = 'clay-plaster';
const TILES = 'grey-porcelain';

/** A room with a wall and a floor, or a plan of 10 mm a pixel with two rooms of 1 and 0.5 m². */
class PlanCompute extends SceneCompute {
  broken = false;
  override readonly readScene: Compute['readScene'] = async (_picture, { space }) => {
    this.asked.push({ space, kind: null });
    if (this.broken) throw new AppError('UNAVAILABLE', 'too slow');
    if (space !== 'plan') return squareReading({ space: space ?? 'interior' });
    const [wall, glass, floor] = squareReading().regions as [Region, Region, Region];
    return squareReading({
      space: 'plan',
      kind: 'plan',
      regions: [
        { ...wall, class: 'plan-wall' },
        { ...glass, class: 'plan-room' },
        { ...floor, class: 'plan-room' },
      ],
      plan: {
        rooms: [
          { type: 'living', at: [45.5, 50.5], area: 10_000 },
          { type: 'bathroom', at: [45.5, 20.5], area: 5_000 },
        ],
        building: { x0: 9, y0: 6, x1: 81, y1: 54 },
        mmPerPixel: 10,
        from: 'doors',
        confidence: 0.8,
      },
    });
  };
}
type Region = SceneReading['regions'][number];

let t: TestApp;
let planner: Planner;
const compute = new PlanCompute();

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '10', START_BURST: '50' }, compute });
});
afterAll(() => t.close());
beforeEach(async () => {
  compute.broken = false;
  planner = await comePlanner(t);
});

const ROWS = [
  { mark: 'F1', part: 'floor', materialId: OAK },
  { mark: 'W1', part: 'wall', materialId: PLASTER },
  { mark: 'R1', part: 'roof', materialId: TILES },
  { mark: 'X1', part: 'ceiling', product: 'by the client' },
];
const write = (rows: object[] = ROWS, revision = 0) => planner.ask('POST', '/schedule', { rows, revision });
const effects = async (query = '') =>
  scheduleEffectsSchema.parse(await planner.ask('GET', `/schedule/effects${query}`));
const apply = (viewIds: string[], revision = 1, applyId: string = randomUUID()) =>
  planner.browser.post(planner.at('/schedule/apply'), { viewIds, revision, applyId });
const applied = async (...given: Parameters<typeof apply>) =>
  appliedScheduleSchema.parse((await apply(...given)).json().data).views;
const view = async (name: string, taskIds: string[]) =>
  (await planner.ask('POST', '/views', { name, taskIds })).viewId as string;
const tickets = async () => (await planner.browser.get('/api/ai/totalTicket?type=1')).json().data as number;

test('what applying would start is told for each view, with its price and what does nothing', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  const empty = await view('Empty', []);
  await write();
  const told = await effects();
  expect(told).toMatchObject({ revision: 1, tickets: 1 });
  expect(told.views.map(({ viewId, idle, tickets: cost }) => [viewId, idle, cost])).toEqual([
    [living, null, 1],
    [empty, 'no-picture', 0],
  ]);
  expect(told.views[0]).toMatchObject({
    from: { taskId: render.taskId, imageId: render.image.imageId, function: 'indoorRender', laterEdits: 0 },
    rows: [
      { idle: null, share: 0.33 },
      { idle: null, share: 0.55 },
      { idle: 'no-such-part', share: 0 },
      { idle: 'no-material', share: 0 },
    ],
  });
  expect((await effects(`?viewIds=${empty}`)).views).toHaveLength(1);
  expect(await tickets()).toBe(9);
});

test('a view is rendered again with the same settings and seed, its materials changed, and the task joins it', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  await write();
  const before = await tickets();
  const [started] = await applied([living]);
  expect(started).toMatchObject({ viewId: living, idle: null, error: null, task: { state: 'queued' } });
  expect(await tickets()).toBe(before - 1);
  const task = (await planner.browser.get(`/api/ai/getTaskByTaskId?taskId=${started?.task?.taskId}`)).json()
    .data;
  const first = (await t.services.database.tasks.find(render.taskId))?.request;
  expect(task.request).toMatchObject({
    ...first,
    seed: 7,
    count: 1,
    scene: {
      corrections: [
        { anchor: [expect.closeTo(5 / 90), expect.closeTo(5 / 60)], material: PLASTER },
        { anchor: [expect.closeTo(45.5 / 90), expect.closeTo(50.5 / 60)], material: OAK },
      ],
    },
  });
  expect(task.place).toMatchObject({ viewId: living, view: 'Living' });
  // What stands corrected of the base is as it was: this was for one task alone.
  const scene = (
    await planner.browser.get(`/api/ai/scene?imageId=${render.base.imageId}&space=interior`)
  ).json().data;
  expect(scene.regions.every(({ corrected }: Region) => !corrected)).toBe(true);
});

test('a lock of the base holds, and a correction of its class decides what it is', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  await planner.browser.post('/api/ai/scene', {
    imageId: render.base.imageId,
    space: 'interior',
    corrections: [
      { regionId: 'r3', lock: true },
      { regionId: 'r2', class: 'wall' },
    ],
  });
  await write();
  const [told] = (await effects()).views;
  expect(told?.rows.map(({ idle, share }) => [idle, share])).toEqual([
    ['locked', 0],
    [null, expect.closeTo(0.66)],
    ['no-such-part', 0],
    ['no-material', 0],
  ]);
  const [started] = await applied([living]);
  const task = await t.services.database.tasks.find(started?.task?.taskId ?? '');
  expect(task?.request.scene?.corrections).toHaveLength(4);
});

test('the same application starts nothing twice, at once or later; another one does', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  await write();
  const before = await tickets();
  const applyId = randomUUID();
  const twice = await Promise.all([applied([living], 1, applyId), applied([living], 1, applyId)]);
  const ids = twice.map(([one]) => one?.task?.taskId);
  expect(ids[0]).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  expect((await applied([living], 1, applyId))[0]?.task?.taskId).toBe(ids[0]);
  expect(await tickets()).toBe(before - 1);
  expect((await applied([living]))[0]?.task?.taskId).not.toBe(ids[0]);
  expect(await tickets()).toBe(before - 2);
});

test('an application that was made from an older schedule starts nothing', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  await write();
  await write(ROWS.slice(0, 1), 1);
  const answer = await apply([living], 1);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(await tickets()).toBe(9);
});

test('what one view is refused for stops no other: tickets run out, a picture cannot be read, a base is gone', async () => {
  const renders = [await planner.render(), await planner.render(), await planner.render()];
  const ids = [];
  for (const [at, { taskId }] of renders.entries()) ids.push(await view(`View ${at}`, [taskId]));
  const upload = await addBase(t.services, planner.user.id);
  const drawing = (await planner.ask('POST', '/views', { name: 'Drawing', startImageId: upload.imageId }))
    .viewId;
  await write();
  const gone = renders[2]?.base.imageId;
  await t.services.pool.query('update images set deleted_at = now() where image_id = $1', [gone]);
  const told = await effects();
  expect(told.views.map(({ idle }) => idle)).toEqual([null, null, 'base-gone', 'no-tool']);
  // Seven are left; six go elsewhere.
  for (let n = 0; n < 6; n++)
    await planner.browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: upload.imageId });
  const done = await applied([...ids, drawing]);
  expect(done.map(({ task, idle, error }) => [task !== null, idle, error?.code])).toEqual([
    [true, null, undefined],
    [false, null, 'DAILY_COUNT_USED_UP'],
    [false, 'base-gone', undefined],
    [false, 'no-tool', undefined],
  ]);
});

test('a picture that cannot be read now is said to be so', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  await write();
  compute.broken = true;
  expect((await effects()).views).toMatchObject([{ viewId: living, idle: 'not-read', tickets: 0 }]);
  expect(await applied([living])).toMatchObject([{ task: null, idle: 'not-read' }]);
});

test('a plan gives the areas of its rooms, by its doors or by the scale that its owner gives', async () => {
  const plan = await addBase(t.services, planner.user.id, { kind: 'plan', width: 90, height: 60 });
  const ground = (await planner.ask('POST', '/views', { name: 'Ground', startImageId: plan.imageId })).viewId;
  await planner.ask('POST', '/views', { name: 'The same again', startImageId: plan.imageId });
  await view('Living', [(await planner.render()).taskId]);
  await write([
    { mark: 'F1', part: 'floor', materialId: OAK },
    { mark: 'F2', part: 'floor', rooms: ['bathroom'], materialId: TILES },
  ]);
  const areas = async () => areasSchema.parse(await planner.ask('GET', '/areas'));
  const byDoors = await areas();
  expect(byDoors.plans).toMatchObject([
    {
      viewId: ground,
      imageId: plan.imageId,
      state: 'read',
      scale: 'doors',
      areaM2: 1.5,
      building: { x0: 0.1, y0: 0.1, x1: 0.9, y1: 0.9 },
      rooms: [
        { type: 'living', areaM2: 1 },
        { type: 'bathroom', areaM2: 0.5 },
      ],
    },
  ]);
  expect(byDoors.rows.map(({ areaM2, estimated }) => [areaM2, estimated])).toEqual([
    [1, true],
    [0.5, true],
  ]);
  // 7.2 m across a building of 72 px: ten times as long a pixel.
  await planner.ask('POST', `/views/${ground}`, {
    scale: { metres: 7.2 },
    planRooms: [{ at: [0.505, 0.84], type: 'bathroom', name: 'Spa' }],
  });
  const given = await areas();
  expect(given.plans).toMatchObject([
    { scale: 'given', areaM2: 150, rooms: [{ name: 'Spa', areaM2: 100 }, { areaM2: 50 }] },
  ]);
  expect(given.rows).toMatchObject([{ areaM2: 150, estimated: false, incomplete: false }]);
  compute.broken = true;
  expect((await areas()).plans).toMatchObject([{ state: 'read' }]);
  const file = await planner.browser.get(planner.at('/schedule.csv'), { 'accept-language': 'en' });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toMatch(/schedule\.csv/);
  expect(file.body).toContain('F2,Floor,Bathroom,');
  expect(file.body).toContain('Ground,Spa,100,By a given length');
  for (const scale of [
    { metres: 0 },
    { metres: 'x' },
    {
      metres: 5,
      between: [
        [0, 0],
        [0, 0],
      ],
    },
    {
      metres: 5,
      between: [
        [0, 0],
        [2, 0],
      ],
    },
  ])
    expect((await planner.browser.post(planner.at(`/views/${ground}`), { scale })).statusCode).toBe(422);
});

test('a plan without a scale has no areas, and one that cannot be read says so', async () => {
  const plan = await addBase(t.services, planner.user.id, { kind: 'plan' });
  await planner.ask('POST', '/views', { name: 'Ground', startImageId: plan.imageId });
  await write([{ mark: 'F1', part: 'floor' }]);
  compute.broken = true;
  const unread = areasSchema.parse(await planner.ask('GET', '/areas'));
  expect(unread).toMatchObject({
    plans: [{ state: 'unread', scale: 'unknown', areaM2: null, rooms: [] }],
    rows: [],
  });
});

test('rows for a room act on a view of that room alone; in a plan, on its rooms', async () => {
  const render = await planner.render();
  const living = await view('Living', [render.taskId]);
  const plan = await addRender(t, planner.user, {});
  const request = {
    ...(await t.services.database.tasks.find(plan.taskId))?.request,
    function: 'colorFlatPicture',
    classifyId1: '6',
    classifyId2: undefined,
  };
  await t.services.pool.query('update tasks set request = $1, function = $2 where task_id = $3', [
    request,
    'colorFlatPicture',
    plan.taskId,
  ]);
  await view('Ground', [plan.taskId]);
  await write([
    { mark: 'F2', part: 'floor', rooms: ['bathroom'], materialId: TILES },
    { mark: 'F1', part: 'floor', materialId: OAK },
  ]);
  const idles = async () => (await effects()).views.map(({ rows }) => rows.map(({ idle }) => idle));
  expect(await idles()).toEqual([
    ['other-room', null],
    [null, null],
  ]);
  await planner.ask('POST', `/views/${living}`, { room: 'bathroom' });
  expect((await idles())[0]).toEqual([null, 'overruled']);
});

test('a drawing that a view begins with, or a board shows, outlives the works that were made of it', async () => {
  const drawings = [];
  for (let n = 0; n < 3; n++) drawings.push((await addBase(t.services, planner.user.id)).imageId);
  const [begins, shown, neither] = drawings;
  await planner.ask('POST', '/views', { name: 'North', startImageId: begins });
  const { boardId } = await planner.ask('POST', '/boards', { name: 'Mood' });
  await planner.ask('POST', `/boards/${boardId}/add`, { items: [{ kind: 'picture', imageId: shown }] });
  for (const upload_img of drawings) {
    const started = await planner.browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img });
    await planner.browser.change('GET', `/api/ai/delTaskByTaskId?taskId=${started.json().data.taskId}`);
  }
  const living = await t.services.database.images.livingAmong(drawings);
  expect([...living].toSorted()).toEqual([begins, shown].toSorted());
  expect(living.has(neither ?? '')).toBe(false);
});

test('nobody else reads, applies or exports a schedule', async () => {
  const { taskId } = await planner.render();
  const living = await view('Living', [taskId]);
  await write();
  const stranger = await comePlanner(t, 'Other');
  for (const rest of ['/schedule/effects', '/areas', '/schedule.csv'])
    expect((await stranger.browser.get(planner.at(rest))).statusCode).toBe(404);
  const body = { viewIds: [living], revision: 1, applyId: randomUUID() };
  expect((await stranger.browser.post(planner.at('/schedule/apply'), body)).statusCode).toBe(404);
  await stranger.ask('POST', '/schedule', { rows: ROWS, revision: 0 });
  expect((await stranger.browser.post(stranger.at('/schedule/apply'), body)).statusCode).toBe(404);
  expect((await stranger.browser.get(stranger.at(`/schedule/effects?viewIds=${living}`))).statusCode).toBe(
    404,
  );
  expect((await planner.browser.get(planner.at('/schedule/effects?viewIds=a,,b'))).statusCode).toBe(422);
});
