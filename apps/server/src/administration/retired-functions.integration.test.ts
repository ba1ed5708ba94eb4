import { browserOf } from '../testing/test-people.ts';
import { addBase, addUser, giveTickets, start } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const RETIRED = 'fishEyeRender';

let t: TestApp;
let chief: TestBrowser;
beforeAll(async () => {
  t = await startTestApp();
  chief = (await administratorBrowser(t)).browser;
});
afterAll(() => t.close());

test('tasks, times and workers of a version that had other functions do not take the console away', async () => {
  const user = await addUser(t.services);
  await giveTickets(t.services, user.id, 5);
  const base = await addBase(t.services, user.id);
  const { taskId } = await start(t.services, user, base);
  const { taskId: stillKnown } = await start(t.services, user, base);
  const { pool } = t.services;
  await pool.query(
    `update tasks set function = $2, state = 'failed', error = 'GONE_ERROR', finished_at = created_at,
      request = jsonb_set(request, '{function}', to_jsonb($2::text)) where task_id = $1`,
    [taskId, RETIRED],
  );
  await pool.query(
    'insert into render_durations (function, size, milliseconds, at) values ($1, 768, 4200, now())',
    [RETIRED],
  );
  await t.services.database.workers.save({
    workerId: 'old',
    slots: 1,
    largestSize: null,
    seenAt: t.clock.now(),
    engines: [
      { id: 'builtin', version: '0', functions: [RETIRED, 'indoorRender'], healthy: true, checkedAt: null },
    ] as never,
  });

  const tasks = await chief.get('/api/user/manage/page/task');
  expect(tasks.statusCode).toBe(200);
  expect(tasks.json().data.items).toContainEqual(
    expect.objectContaining({
      taskId,
      function: RETIRED,
      error: expect.objectContaining({ code: 'UNKNOWN_ERROR' }),
    }),
  );
  // Their owner sees the others.
  const owner = await browserOf(t, user);
  const own = await owner.get('/api/ai/getTaskList');
  expect(own.json().data).toMatchObject({ total: 1, items: [{ taskId: stillKnown }] });
  expect((await owner.get(`/api/ai/getTaskByTaskId?taskId=${taskId}`)).statusCode).toBe(404);

  const overview = (await chief.get('/api/user/manage/overview')).json().data;
  expect(overview.durations).toMatchObject([{ function: RETIRED, count: 1 }]);
  expect(overview.failures).toEqual([{ code: 'GONE_ERROR', count: 1 }]);
  expect(overview.workers).toMatchObject([{ workerId: 'old', engines: [{ functions: ['indoorRender'] }] }]);
  const csv = await chief.get('/api/user/manage/export/tasks');
  expect([csv.statusCode, csv.body.includes(RETIRED)]).toEqual([200, true]);
  const engines = await t.browser().get('/api/ai/engines');
  expect(engines.json().data.engines).toMatchObject([{ functions: ['indoorRender'] }]);
});
