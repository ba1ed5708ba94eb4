import {
  projectListSchema,
  projectSchema,
  projectViewSchema,
  viewDetailsSchema,
} from '@plumbline/contract/api/projects.ts';
import { eraseAccount } from '@plumbline/core/account/erase-account.ts';
import { sweepProjects } from '@plumbline/core/projects/change-project.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { comePlanner, type Planner } from '../testing/test-projects.ts';

let t: TestApp;
let planner: Planner;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '500', START_BURST: '500' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-11-22T09:00:00Z');
  planner = await comePlanner(t);
});

const list = async (query = '') =>
  projectListSchema.parse((await planner.browser.get(`/api/project${query}`)).json().data);
const view = (name: string, taskIds: string[] = []) => planner.ask('POST', '/views', { name, taskIds });
const startWith = async (imageId: string) =>
  (await planner.browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: imageId })).json()
    .data.taskId as string;
const placeOf = async (taskId: string) =>
  (await planner.browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).json().data.place;

test('a project is made, found by its words, changed, archived and brought back', async () => {
  const { browser, projectId, at } = planner;
  await browser.post('/api/project', { title: '湖边住宅', client: 'ACME Ltd', address: '杭州西湖区' });
  t.clock.advance(1000);
  const changed = await browser.post(at(), {
    client: 'Müller',
    description: 'Two   floors\r\n\r\n\r\n\r\nand a garden',
  });
  expect(projectSchema.parse(changed.json().data)).toMatchObject({
    title: 'Villa 7',
    client: 'Müller',
    description: 'Two   floors\n\nand a garden',
    state: 'active',
    goneAt: null,
  });
  const all = await list();
  expect([all.total, all.items.map(({ title }) => title)]).toEqual([2, ['Villa 7', '湖边住宅']]);
  for (const [words, titles] of [
    ['mül', ['Villa 7']],
    ['GARDEN villa', ['Villa 7']],
    ['西湖', ['湖边住宅']],
    ['边住', ['湖边住宅']],
    ['acme 杭州', ['湖边住宅']],
    ['边湖住', []],
    ["' | * & !", []],
  ] as const)
    expect((await list(`?q=${encodeURIComponent(words)}`)).items.map(({ title }) => title)).toEqual(titles);
  await browser.post(at(), { archived: true });
  expect(await list()).toMatchObject({ total: 1, counts: { active: 1, archived: 1, deleted: 0 } });
  expect((await list('?state=archived')).items.map((item) => item.projectId)).toEqual([projectId]);
  await browser.post(at(), { archived: false });
  expect((await list()).total).toBe(2);
});

test('pages go on where they stopped', async () => {
  for (let n = 0; n < 4; n++) {
    t.clock.advance(1000);
    await planner.browser.post('/api/project', { title: `House ${n}` });
  }
  const first = await list('?pageSize=3');
  const second = await list(`?pageSize=3&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
    'House 3',
    'House 2',
    'House 1',
    'House 0',
    'Villa 7',
  ]);
  expect(second.nextCursor).toBeNull();
  for (const cursor of ['x', 'AAAA', Buffer.from('2026-13-45 x').toString('base64url')])
    expect((await planner.browser.get(`/api/project?cursor=${cursor}`)).statusCode).toBe(422);
});

test('a deleted project can be had back for thirty days, and its pictures stay', async () => {
  const { taskId } = await planner.render();
  await view('North', [taskId]);
  await planner.ask('DELETE');
  await planner.ask('DELETE');
  expect(await placeOf(taskId)).toBeNull();
  expect((await list()).total).toBe(0);
  const [gone] = (await list('?state=deleted')).items;
  expect(gone).toMatchObject({ state: 'deleted', goneAt: '2026-12-22T09:00:00.000Z' });
  // It is looked at, and changes no more.
  expect((await planner.ask('GET')).views).toHaveLength(1);
  for (const [rest, body] of [
    ['', { title: 'x' }],
    ['/views', { name: 'x' }],
    ['/boards', { name: 'x' }],
    ['/schedule', { rows: [], revision: 0 }],
  ] as const)
    expect((await planner.browser.post(planner.at(rest), body)).statusCode).toBe(404);
  await sweepProjects(t.services.database, new Date('2026-12-22T08:59:59Z'));
  expect(await planner.ask('POST', '/restore')).toMatchObject({ state: 'active', goneAt: null });
  expect(await placeOf(taskId)).toMatchObject({ project: 'Villa 7', view: 'North' });
  await planner.ask('DELETE');
  await sweepProjects(t.services.database, new Date('2026-12-22T09:00:01Z'));
  expect((await planner.browser.post(planner.at('/restore'))).statusCode).toBe(404);
  expect((await planner.browser.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(200);
});

test('tasks are in one view at most; lists are filtered by it, and the newest picture stands for it', async () => {
  const [one, two] = [await planner.render(), await planner.render()];
  const north = projectViewSchema.parse(await view('North', [one.taskId, two.taskId]));
  expect(north).toMatchObject({ taskCount: 2, currentImageId: null });
  expect([one.image.imageId, two.image.imageId]).toContain(north.current?.imageId);
  const south = await view('South');
  const moved = await planner.ask('POST', `/views/${south.viewId}/tasks`, {
    taskIds: [two.taskId, two.taskId],
  });
  expect(moved).toMatchObject({ taskCount: 1, current: { imageId: two.image.imageId, taskId: two.taskId } });
  const { projectId } = planner;
  expect(await placeOf(two.taskId)).toEqual({
    projectId,
    project: 'Villa 7',
    viewId: south.viewId,
    view: 'South',
  });
  const found = async (query: string) =>
    (await planner.browser.get(`/api/ai/getTaskList?${query}`))
      .json()
      .data.items.map((task: { taskId: string }) => task.taskId);
  expect((await found(`project=${projectId}`)).toSorted()).toEqual([one.taskId, two.taskId].toSorted());
  expect(await found(`view=${south.viewId}`)).toEqual([two.taskId]);
  expect(await found(`project=${projectId}&view=nothing`)).toEqual([]);
  const chosen = await planner.ask('POST', `/views/${south.viewId}`, {
    currentImageId: two.base.imageId,
    room: 'living',
  });
  expect(chosen).toMatchObject({
    currentImageId: two.base.imageId,
    current: { taskId: null },
    room: 'living',
  });
  const foreign = await planner.browser.post(planner.at(`/views/${south.viewId}`), {
    currentImageId: one.image.imageId,
  });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  const details = viewDetailsSchema.parse(await planner.ask('GET', `/views/${south.viewId}`));
  expect(details.roots.map(({ imageId }) => imageId)).toContain(two.image.imageId);
  await planner.browser.post('/api/project/takeOut', { taskIds: [two.taskId] });
  expect(await placeOf(two.taskId)).toBeNull();
  await planner.ask('DELETE', `/views/${north.viewId}`);
  expect(await placeOf(one.taskId)).toBeNull();
  expect((await planner.ask('GET')).views.map(({ name }: { name: string }) => name)).toEqual(['South']);
});

test('what goes on from a picture of a view joins it, and so does what is begun with the same base', async () => {
  const render = await planner.render();
  const north = await view('North', [render.taskId]);
  const onward = await startWith(render.image.imageId);
  const again = await startWith(render.base.imageId);
  const other = await startWith((await addBase(t.services, planner.user.id)).imageId);
  expect((await placeOf(onward)).viewId).toBe(north.viewId);
  expect((await placeOf(again)).viewId).toBe(north.viewId);
  expect(await placeOf(other)).toBeNull();
  await planner.ask('DELETE');
  expect(await placeOf(await startWith(render.base.imageId))).toBeNull();
});

test('an order made from something older is refused; of two at once one is kept', async () => {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await view(name)).viewId);
  const { revision } = await planner.ask('GET');
  const orders = [ids.toReversed(), [ids[1], ids[0], ids[2]]];
  const answers = await Promise.all(
    orders.map((viewIds) => planner.browser.post(planner.at('/views/order'), { viewIds, revision })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().error.code).toBe('CHANGED_MEANWHILE');
  const now = await planner.ask('GET');
  const kept = orders[answers.findIndex(({ statusCode }) => statusCode === 200)];
  expect(now.views.map(({ viewId }: { viewId: string }) => viewId)).toEqual(kept);
  for (const viewIds of [ids.slice(1), [...ids, ids[0]], [ids[0], ids[0], ids[1]], ['v-1', ids[0], ids[1]]])
    expect(
      (await planner.browser.post(planner.at('/views/order'), { viewIds, revision: now.revision }))
        .statusCode,
    ).toBe(409);
});

test('nobody else finds a project, a view or a board, nor puts their tasks into it', async () => {
  const { taskId } = await planner.render();
  const north = await view('North', [taskId]);
  const board = await planner.ask('POST', '/boards', { name: 'Mood' });
  const stranger = await comePlanner(t, 'Other');
  const theirs = await stranger.render();
  for (const rest of ['', `/views/${north.viewId}`, `/boards/${board.boardId}`, '/schedule'])
    expect((await stranger.browser.get(planner.at(rest))).statusCode).toBe(404);
  for (const [rest, body] of [
    ['', { title: 'x' }],
    ['/restore', {}],
    ['/views', { name: 'x' }],
    ['/views/order', { viewIds: [north.viewId], revision: 1 }],
    [`/views/${north.viewId}`, { name: 'x' }],
    [`/views/${north.viewId}/tasks`, { taskIds: [theirs.taskId] }],
    ['/boards', { name: 'x' }],
    [`/boards/${board.boardId}`, { name: 'x' }],
    [`/boards/${board.boardId}/items`, { items: [], revision: 0 }],
    ['/schedule', { rows: [], revision: 0 }],
  ] as const)
    expect([rest, (await stranger.browser.post(planner.at(rest), body)).statusCode]).toEqual([rest, 404]);
  for (const rest of ['', `/views/${north.viewId}`, `/boards/${board.boardId}`])
    expect((await stranger.browser.change('DELETE', planner.at(rest))).statusCode).toBe(404);
  // A view of somebody else under a project of one's own, and somebody else's task in a view of one's own.
  expect((await stranger.browser.get(stranger.at(`/views/${north.viewId}`))).statusCode).toBe(404);
  expect(
    (await planner.browser.post(planner.at(`/views/${north.viewId}/tasks`), { taskIds: [theirs.taskId] }))
      .statusCode,
  ).toBe(404);
  expect((await stranger.browser.post('/api/project/takeOut', { taskIds: [taskId] })).statusCode).toBe(404);
  expect(
    (await stranger.browser.get(`/api/ai/getTaskList?project=${planner.projectId}`)).json().data.total,
  ).toBe(0);
  expect(
    (await stranger.browser.post(stranger.at(), { coverImageId: (await planner.render()).image.imageId }))
      .statusCode,
  ).toBe(404);
  const visitor = t.browser();
  expect((await visitor.get('/api/project')).statusCode).toBe(401);
  expect((await visitor.post('/api/project', { title: 'x' })).statusCode).toBe(401);
});

test('texts that hide something are tidied or refused', async () => {
  const hostile = await planner.browser.post('/api/project', {
    title: ' \u202eevil\u0000\n <script>alert(1)</script> ',
    client: '=1+1',
  });
  expect(hostile.json().data).toMatchObject({ title: 'evil <script>alert(1)</script>', client: '=1+1' });
  for (const body of [
    { title: '' },
    { title: ' \u200b ' },
    { title: 'x'.repeat(81) },
    { title: 'x', description: 'x'.repeat(2001) },
    { title: 'x', archived: true },
    { title: 'x', projectId: 'mine' },
  ])
    expect((await planner.browser.post('/api/project', body)).statusCode).toBe(422);
});

test('a person has a limited number of projects, those that are deleted not counted', async () => {
  const { pool } = t.services;
  await pool.query(
    `insert into projects (project_id, user_id, title, client, address, description, sample, revision, schedule,
       schedule_revision, created_at, changed_at)
     select 'many-' || n, $1, 'P', '', '', '', false, 0, '[]', 0, now(), now() from generate_series(1, 999) n`,
    [planner.user.id],
  );
  const over = await planner.browser.post('/api/project', { title: 'one more' });
  expect([over.statusCode, over.json().error.code]).toEqual([422, 'PROJECT_LIMIT']);
  await planner.ask('DELETE');
  expect((await planner.browser.post('/api/project', { title: 'one more' })).statusCode).toBe(201);
  expect((await planner.browser.post(planner.at('/restore'))).statusCode).toBe(422);
});

test('everything of it goes with the account', async () => {
  const { taskId } = await planner.render();
  await view('North', [taskId]);
  await planner.ask('POST', '/boards', { name: 'Mood' });
  const { database, storage, clock, logger } = t.services;
  await eraseAccount({ database, storage, clock, logger }, planner.user.id);
  for (const table of ['projects', 'project_views', 'project_tasks', 'project_boards']) {
    const { rows } = await t.services.pool.query(`select 1 from ${table} where user_id = $1`, [
      planner.user.id,
    ]);
    expect([table, rows]).toEqual([table, []]);
  }
});

test('a view deleted while tasks are put into it leaves nothing half done', async () => {
  const renders = [await planner.render(), await planner.render(), await planner.render()];
  const north = await view('North');
  const put = renders.map(({ taskId }) =>
    planner.browser.post(planner.at(`/views/${north.viewId}/tasks`), { taskIds: [taskId] }),
  );
  const gone = planner.browser.change('DELETE', planner.at(`/views/${north.viewId}`));
  const codes = (await Promise.all([...put, gone])).map(({ statusCode }) => statusCode);
  expect(codes.every((code) => code === 200 || code === 404 || code === 204)).toBe(true);
  for (const { taskId } of renders) expect(await placeOf(taskId)).toBeNull();
});
