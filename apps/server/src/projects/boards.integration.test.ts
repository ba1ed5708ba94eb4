import { type BoardItem, boardSchema } from '@plumbline/contract/api/boards.ts';
import { scheduleSchema } from '@plumbline/contract/api/schedules.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { comePlanner, type Planner } from '../testing/test-projects.ts';
import { comePublisher, describingCompute, publishRender } from '../testing/test-works.ts';

let t: TestApp;
let planner: Planner;
let material: string;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '500' }, compute: describingCompute });
  const library = (await t.browser().get('/api/ai/getAllSuCai?kind=material')).json().data.items;
  material = library[0].id;
});
afterAll(() => t.close());
beforeEach(async () => {
  planner = await comePlanner(t);
});

const board = async (name = 'Mood') => boardSchema.parse(await planner.ask('POST', '/boards', { name }));
const save = (boardId: string, items: object[], revision: number) =>
  planner.browser.post(planner.at(`/boards/${boardId}/items`), { items, revision });
const shown = (items: readonly BoardItem[]) => items.map((item) => [item.kind, item.caption, item.gone]);

test('a board shows views, pictures, works, materials and notes in their order, and says what is gone', async () => {
  const render = await planner.render();
  const view = await planner.ask('POST', '/views', { name: 'North', taskIds: [render.taskId] });
  const author = await comePublisher(t);
  const { workId } = await publishRender(t, author, { title: 'A reference' });
  const upload = await addBase(t.services, planner.user.id, { purpose: 'texture' });
  const { boardId, revision } = await board();
  const items = [
    { kind: 'view', viewId: view.viewId, size: 'l', heading: 'Ground floor' },
    { kind: 'picture', imageId: upload.imageId, caption: 'linen' },
    { kind: 'work', workId, caption: 'like this' },
    { kind: 'material', materialId: material, size: 's' },
    { kind: 'note', text: 'Warm, quiet.\nNo gloss.' },
  ];
  const laid = boardSchema.parse((await save(boardId, items, revision)).json().data);
  expect(shown(laid.items)).toEqual([
    ['view', '', false],
    ['picture', 'linen', false],
    ['work', 'like this', false],
    ['material', '', false],
    ['note', '', false],
  ]);
  expect(laid.items[0]).toMatchObject({
    name: 'North',
    picture: { imageId: render.image.imageId },
    heading: 'Ground floor',
  });
  expect(laid.items[2]).toMatchObject({ work: { title: 'A reference' } });
  expect(laid.covers).toHaveLength(4);
  expect((await planner.ask('GET')).boards).toMatchObject([{ boardId, itemCount: 5, revision: 1 }]);
  // The view's item follows the picture that stands for it.
  await planner.ask('POST', `/views/${view.viewId}`, { currentImageId: render.base.imageId });
  const followed = await planner.ask('GET', `/boards/${boardId}`);
  expect(followed.items[0].picture.imageId).toBe(render.base.imageId);
  await author.browser.change('DELETE', `/api/ins/work/${workId}`);
  await planner.browser.post('/api/ai/uploads/delete', { imageIds: [upload.imageId] });
  await planner.ask('DELETE', `/views/${view.viewId}`);
  const after = boardSchema.parse(await planner.ask('GET', `/boards/${boardId}`));
  expect(after.items.map(({ gone }) => gone)).toEqual([true, true, true, false, false]);
  // What is gone may stay where it is, and be put elsewhere on the board.
  const again = after.items.map(({ itemId }, at) => ({ ...items[at], itemId })).toReversed();
  const moved = boardSchema.parse((await save(boardId, again, after.revision)).json().data);
  expect(moved.items.map(({ itemId }) => itemId)).toEqual(
    after.items.map(({ itemId }) => itemId).toReversed(),
  );
});

test('of two layouts at once one is kept; what is added meanwhile is never lost', async () => {
  const { boardId } = await board();
  const note = (text: string) => ({ kind: 'note', text });
  const answers = await Promise.all([save(boardId, [note('a')], 0), save(boardId, [note('b')], 0)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const add = (text: string) =>
    planner.browser.post(planner.at(`/boards/${boardId}/add`), { items: [note(text)] });
  expect((await Promise.all([add('c'), add('d')])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { items, revision } = await planner.ask('GET', `/boards/${boardId}`);
  expect([items.length, revision]).toEqual([3, 3]);
  expect((await save(boardId, [], 2)).json().error.code).toBe('CHANGED_MEANWHILE');
});

test('nothing foreign, unknown or hidden gets onto a board', async () => {
  const stranger = await comePlanner(t, 'Other');
  const theirs = await stranger.render();
  const theirView = await stranger.ask('POST', '/views', { name: 'North' });
  const mask = await addBase(t.services, planner.user.id, { purpose: 'mask' });
  const { boardId } = await board();
  for (const [item, status] of [
    [{ kind: 'picture', imageId: theirs.image.imageId }, 404],
    [{ kind: 'picture', imageId: mask.imageId }, 404],
    [{ kind: 'picture', imageId: 'none' }, 404],
    [{ kind: 'view', viewId: theirView.viewId }, 404],
    [{ kind: 'work', workId: 'none' }, 404],
    [{ kind: 'material', materialId: 'none' }, 422],
    [{ kind: 'note', text: ' \u200b ' }, 422],
    [{ kind: 'note', text: 'x', caption: 'x'.repeat(301) }, 422],
    [{ kind: 'note', text: 'x', size: 'xl' }, 422],
    [{ kind: 'film', text: 'x' }, 422],
  ] as const)
    expect([item, (await save(boardId, [item], 0)).statusCode]).toEqual([item, status]);
  expect((await planner.ask('GET', `/boards/${boardId}`)).items).toEqual([]);
  const many = Array.from({ length: 200 }, () => ({ kind: 'note', text: 'x' }));
  expect((await save(boardId, [...many, ...many], 0)).statusCode).toBe(422);
  expect((await save(boardId, many, 0)).statusCode).toBe(200);
  const over = await planner.browser.post(planner.at(`/boards/${boardId}/add`), { items: many.slice(0, 1) });
  expect([over.statusCode, over.json().error.code]).toEqual([422, 'PROJECT_FULL']);
});

test('boards are named, put in order and deleted', async () => {
  const [one, two] = [await board('One'), await board('Two')];
  const renamed = await planner.ask('POST', `/boards/${one.boardId}`, { name: ' Materials  and light ' });
  expect(renamed.name).toBe('Materials and light');
  const { revision } = await planner.ask('GET');
  const ordered = await planner.ask('POST', '/boards/order', {
    boardIds: [two.boardId, one.boardId],
    revision,
  });
  expect(ordered.boards.map(({ name }: { name: string }) => name)).toEqual(['Two', 'Materials and light']);
  await planner.ask('DELETE', `/boards/${two.boardId}`);
  expect((await planner.browser.get(planner.at(`/boards/${two.boardId}`))).statusCode).toBe(404);
  expect((await planner.ask('GET')).boards).toHaveLength(1);
});

test('a schedule is written as a whole; rows keep their ids, and an older one is refused', async () => {
  const row = {
    mark: 'F1',
    part: 'floor',
    materialId: material,
    product: 'Oak, ACME',
    finish: 'oiled',
    note: '',
  };
  const write = (rows: object[], revision: number) =>
    planner.browser.post(planner.at('/schedule'), { rows, revision });
  const first = scheduleSchema.parse((await write([row, { mark: 'W1', part: 'wall' }], 0)).json().data);
  expect(first.rows).toMatchObject([
    { mark: 'F1', material: { name: { en: expect.any(String) }, coverUrl: expect.any(String) } },
    { mark: 'W1', materialId: null, material: null, rooms: [] },
  ]);
  const [floor, wall] = first.rows.map(({ rowId }) => rowId);
  const turned = [
    { rowId: wall, mark: 'W1', part: 'wall', rooms: ['bathroom', 'bathroom'] },
    { ...row, rowId: floor },
    { ...row, rowId: floor },
    { ...row, rowId: 'of-nobody' },
  ];
  const second = scheduleSchema.parse((await write(turned, first.revision)).json().data);
  expect(second.rows.slice(0, 2).map(({ rowId }) => rowId)).toEqual([wall, floor]);
  expect(new Set(second.rows.map(({ rowId }) => rowId)).size).toBe(4);
  expect(second.rows[0]?.rooms).toEqual(['bathroom']);
  expect((await write([], first.revision)).json().error.code).toBe('CHANGED_MEANWHILE');
  for (const wrong of [
    { part: 'moat' },
    { materialId: 'none' },
    { mark: 'x'.repeat(13) },
    { rooms: ['hall'] },
  ])
    expect((await write([{ ...row, ...wrong }], second.revision)).statusCode).toBe(422);
  expect((await planner.ask('GET', '/schedule')).rows).toHaveLength(4);
});

test('a project is shared by the same links as everything else: in order, with captions and its schedule', async () => {
  const [one, two] = [await planner.render(), await planner.render()];
  const north = await planner.ask('POST', '/views', { name: 'North', taskIds: [one.taskId] });
  const south = await planner.ask('POST', '/views', { name: 'South', taskIds: [two.taskId] });
  await planner.ask('POST', '/views', { name: 'Empty' });
  await planner.ask('POST', '/schedule', {
    rows: [{ mark: 'F1', part: 'floor', materialId: material }],
    revision: 0,
  });
  const { projectId } = planner;
  const expiresAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const share = (project: object, more: object = {}) =>
    planner.browser.post('/api/share', { project: { projectId, ...project }, expiresAt, ...more });
  const read = async (answer: Awaited<ReturnType<typeof share>>) => {
    const seen = (await t.browser().get(`/api/share/${answer.json().data.token}`)).json().data;
    return {
      ...seen,
      images: seen.images.map(({ imageId, caption }: { imageId: string; caption: string }) => [
        imageId,
        caption,
      ]),
    };
  };
  const all = await read(await share({ schedule: true }));
  expect(all).toMatchObject({
    title: 'Villa 7',
    images: [
      [one.image.imageId, 'North'],
      [two.image.imageId, 'South'],
    ],
    schedule: [{ mark: 'F1', part: 'floor', material: { en: expect.any(String) } }],
  });
  const turned = await read(await share({ viewIds: [south.viewId, north.viewId] }, { title: 'For you' }));
  expect(turned).toMatchObject({ title: 'For you', schedule: null });
  expect(turned.images.map(([, caption]: [string, string]) => caption)).toEqual(['South', 'North']);
  const { boardId } = await board();
  const items = [
    { kind: 'note', text: 'not shared' },
    { kind: 'picture', imageId: two.image.imageId, caption: 'first' },
    { kind: 'view', viewId: north.viewId },
    { kind: 'picture', imageId: two.image.imageId, caption: 'again' },
  ];
  await save(boardId, items, 0);
  expect((await read(await share({ boardId }))).images).toEqual([
    [two.image.imageId, 'first'],
    [one.image.imageId, 'North'],
  ]);
  // What is shared stays as it was, whatever becomes of the project.
  const kept = await share({ schedule: true });
  await planner.ask('POST', '/schedule', { rows: [], revision: 1 });
  await planner.ask('DELETE');
  expect((await read(kept)).schedule).toHaveLength(1);
  expect((await planner.browser.get('/api/shares')).json().data.items[0].projectId).toBe(projectId);
  expect((await share({})).statusCode).toBe(404);
});

test('a share of somebody else’s project, of a foreign view or of nothing is refused', async () => {
  const stranger = await comePlanner(t, 'Other');
  const expiresAt = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
  const view = await planner.ask('POST', '/views', { name: 'Empty' });
  const { projectId } = planner;
  for (const [who, project, status] of [
    [stranger, { projectId }, 404],
    [stranger, { projectId: stranger.projectId, viewIds: [view.viewId] }, 404],
    [planner, { projectId, boardId: 'none' }, 404],
    [planner, { projectId }, 422],
    [planner, { projectId, boardId: 'b', viewIds: [view.viewId] }, 422],
  ] as const)
    expect((await who.browser.post('/api/share', { project, expiresAt })).statusCode).toBe(status);
});
