import { taskDaysSchema, taskListSchema } from '@plumbline/contract/api/tasks.ts';
import { indexTasks } from '@plumbline/core/tasks/index-tasks.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
let browser: TestBrowser;
const made: Record<string, string> = {};

const WORKS = {
  oak: {
    at: '2026-11-19T15:30:00Z',
    body: {
      function: 'indoorRender',
      promptTxt: 'Warm oak floor, 浅色现代客厅',
      classifyId2: '11',
      seed: 4711,
      count: 2,
    },
  },
  stone: {
    at: '2026-11-19T16:30:00Z',
    body: {
      function: 'architecturalRender',
      promptTxt: 'stone façade',
      atmosphere: 'dusk',
      environment: 'forest',
      size: 512,
    },
  },
  bare: { at: '2026-11-21T09:00:00Z', body: { function: 'indoorRender', classifyId2: '11' } },
} as const;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '50' } });
  browser = await t.signedIn('13800002001');
  const { userId } = (await browser.get('/api/user/userInfo')).json().data;
  const base = await addBase(t.services, userId);
  for (const [name, { at, body }] of Object.entries(WORKS)) {
    t.clock.set(at);
    const answer = await browser.post('/api/ai/startTask', { ...body, upload_img: base.imageId });
    made[name] = answer.json().data.taskId;
    expect([name, answer.statusCode]).toEqual([name, 202]);
  }
});
afterAll(() => t.close());

/** Names of the works that a query finds, newest first. */
async function found(query: string, who = browser): Promise<string[]> {
  const answer = await who.get(`/api/ai/getTaskList?${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  const { items, total } = taskListSchema.parse(answer.json().data);
  expect(total).toBe(items.length);
  const names = Object.entries(made);
  return items.map(({ taskId }) => names.find(([, id]) => id === taskId)?.[0] ?? taskId);
}
const q = (text: string) => found(`q=${encodeURIComponent(text)}`);

test('words are found by their beginning, Chinese by any part of it, in every language of names', async () => {
  expect(await q('OAK')).toEqual(['oak']);
  expect(await q('flo oa')).toEqual(['oak']);
  expect(await q('ak')).toEqual([]);
  expect(await q('客厅')).toContain('oak');
  expect(await q('代客厅')).toEqual(['oak']);
  // Its pairs are all there, in another order.
  expect(await q('客厅现代')).toEqual([]);
  expect(await q('厅')).toContain('oak');
  expect(await q('façade')).toEqual(['stone']);
  expect(await q('oak façade')).toEqual([]);
  expect(await q("o'ak' & | ! :* \\ (")).toEqual([]);
  expect(await q('室内')).toEqual(await found('function=indoorRender'));
});

test.each([
  ['function=architecturalRender', ['stone']],
  ['space=11', ['bare', 'oak']],
  ['style=none', []],
  ['atmosphere=dusk', ['stone']],
  ['environment=forest', ['stone']],
  ['size=512', ['stone']],
  ['seed=4711', ['oak']],
  // The second picture's.
  ['seed=4712', ['oak']],
  ['seed=4713', []],
  ['hasPrompt=true', ['stone', 'oak']],
  ['hasPrompt=false', ['bare']],
  ['hasPrompt=false&space=11&q=%E5%AE%A4', ['bare']],
  ['engine=builtin', []],
  ['favourite=true', []],
  ['tag=t-unknown', []],
  ['from=2026-11-19&to=2026-11-19', ['stone', 'oak']],
  // Half past midnight in Shanghai is the day after.
  ['from=2026-11-20&to=2026-11-20&zone=Asia/Shanghai', ['stone']],
  ['to=2026-11-19&zone=Asia/Shanghai', ['oak']],
  ['from=2026-11-20', ['bare']],
])('%s', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test('the days of the list are counted in the reader’s zone, each with a cursor that begins there', async () => {
  const days = async (query: string) =>
    taskDaysSchema.parse((await browser.get(`/api/ai/getTaskDays?${query}`)).json().data);
  const utc = await days('');
  expect(utc.days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-19', 2],
  ]);
  expect(utc.total).toBe(3);
  const shanghai = await days('zone=Asia/Shanghai');
  expect(shanghai.days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2026-11-19', 1],
  ]);
  const answer = await browser.get(`/api/ai/getTaskList?cursor=${shanghai.days[1]?.cursor}&pageSize=1`);
  expect(answer.json().data.items[0].taskId).toBe(made['stone']);
  expect((await days('q=oak')).days.map(({ count }) => count)).toEqual([1]);
});

test('what is no filter is refused and another person finds nothing', async () => {
  for (const query of [
    'zone=Mars/Base',
    'zone=%2B08:00',
    'from=2026-13-01',
    'seed=-1',
    'atmosphere=hail',
    'colour=red',
    `cursor=${Buffer.from('2026-11-19T00:00:00.000Z none').toString('base64url')}`,
  ])
    expect([query, (await browser.get(`/api/ai/getTaskList?${query}`)).statusCode]).toEqual([query, 422]);
  expect((await browser.get('/api/ai/getTaskDays?page=1')).statusCode).toBe(422);
  expect(await found('q=oak', await t.signedIn('13800002002'))).toEqual([]);
});

test('works from before the search are found once they were indexed, and index again to nothing', async () => {
  const { database } = t.services;
  const taskId = made['oak'] ?? '';
  await database.tasks.index(taskId, '', [], { rule: 0, over: 'any' });
  expect(await q('oak')).toEqual([]);
  expect(await indexTasks(database)).toBe(1);
  expect(await q('oak')).toEqual(['oak']);
  expect(await indexTasks(database)).toBe(0);
});

test('a work is found by what its owner calls a picture of it', async () => {
  const { database, clock } = t.services;
  const taskId = made['bare'] ?? '';
  const task = await database.tasks.find(taskId);
  const image = await addBase(t.services, task?.userId ?? '', { purpose: 'result' });
  await database.tasks.addImage(
    {
      taskId,
      variant: 0,
      imageId: image.imageId,
      width: 640,
      height: 480,
      seed: 1,
      pixelHash: 'b'.repeat(64),
      fidelity: null,
      layers: null,
      facts: null,
      words: null,
      uncharged: null,
    },
    {
      schema: 1,
      imageId: image.imageId,
      taskId,
      request: task?.request as never,
      seed: 1,
      inputs: [],
      engine: { id: 'builtin', version: '1' },
      pixelHash: 'b'.repeat(64),
      fidelity: null,
      confidence: 1,
      timings: {},
      notes: [],
      madeAt: clock.now(),
    },
  );
  const name = (text: string) =>
    browser.post('/api/ai/versions/name', { imageId: image.imageId, name: text });
  expect((await name('Favourite of the client 甲方最爱')).statusCode).toBe(200);
  expect(await q('client')).toEqual(['bare']);
  expect(await q('方最爱')).toEqual(['bare']);
  await name('');
  expect(await q('client')).toEqual([]);
});
