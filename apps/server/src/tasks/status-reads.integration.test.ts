import { randomUUID } from 'node:crypto';
import { taskSchema } from '@plumbline/contract/api/tasks.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newTaskStarter, startTaskApp, type TaskStarter } from '../testing/task-starter.ts';
import type { TestApp } from '../testing/test-app.ts';

let t: TestApp;
let browser: TaskStarter['browser'];
let userId: string;
let begin: TaskStarter['begin'];
let phone = 13810000000;

beforeAll(async () => {
  t = await startTaskApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ browser, userId, begin } = await newTaskStarter(t, ++phone));
});
afterEach(() => vi.restoreAllMocks());

const pathOf = (taskId: string) => `/api/ai/getTaskByTaskId?taskId=${taskId}&version=1.2`;

/** What reaches PostgreSQL meanwhile, by whatever way. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return statements;
}

test('the state of a task that has ended costs one statement, session and owner included', async () => {
  const { taskId } = await begin();
  await browser.post('/api/ai/cancelTask', { taskId });
  let state = '';
  const statements = await statementsOf(async () => {
    state = (await browser.get(pathOf(taskId))).json().data.state;
  });
  expect([state, statements]).toEqual(['cancelled', 1]);
});

test('of a hundred reads of a task that waits hardly any costs more than one statement', async () => {
  const { taskId } = await begin();
  const other = await newTaskStarter(t, ++phone);
  const theirs = await other.begin();
  const statements = await statementsOf(async () => {
    for (let read = 0; read < 50; read++) {
      expect((await browser.get(pathOf(taskId))).json().data.state).toBe('queued');
      expect((await other.browser.get(pathOf(theirs.taskId))).json().data.state).toBe('queued');
    }
  });
  // The queue is read anew each half second, for everybody who asks.
  expect(statements).toBeGreaterThanOrEqual(100);
  expect(statements).toBeLessThan(125);
});

test('many who ask at once are each given their own, in fewer statements than they are', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => newTaskStarter(t, ++phone)));
  const tasks = await Promise.all(people.map((person) => person.begin()));
  await Promise.all(people.map((person, n) => person.browser.post('/api/ai/cancelTask', tasks[n])));
  const ended = await t.signedIn(String(++phone));
  const read: string[] = [];
  const statements = await statementsOf(async () => {
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5, 0, 1].map((n, index) =>
        people[n]?.browser.get(pathOf(tasks[index < 6 ? n : (n + 1) % 6].taskId)),
      ),
    );
    for (const answer of answers) read.push(answer?.json().data?.taskId ?? answer?.json().error.code);
  });
  expect((await ended.get(pathOf(tasks[0].taskId))).statusCode).toBe(404);
  expect(read).toEqual([...tasks.map(({ taskId }) => taskId), 'NOT_FOUND', 'NOT_FOUND']);
  // Two of them look into the ledger, too: what is not there may have been deleted.
  expect(statements).toBeLessThan(8);
});

test('a desktop’s read is one statement, too', async () => {
  const { taskId } = await begin();
  await browser.post('/api/ai/cancelTask', { taskId });
  const { token } = (await browser.post('/api/user/deviceToken')).json().data;
  const ask = () => t.app.inject({ url: pathOf(taskId), headers: { authorization: `Bearer ${token}` } });
  const statements = await statementsOf(async () => expect((await ask()).statusCode).toBe(200));
  expect(statements).toBe(1);
});

test('what hangs on a task is there: tags, its picture, where it waits', async () => {
  const { taskId } = await begin({ count: 2 });
  await browser.post('/api/ai/tags', { taskIds: [taskId], add: ['b', 'A'] });
  const read = (await browser.get(pathOf(taskId))).json().data;
  expect(taskSchema.parse(read)).toMatchObject({
    taskId,
    state: 'queued',
    request: { count: 2 },
    tags: [{ name: 'A' }, { name: 'b' }],
    place: null,
    base: { width: 640, made: false },
  });
  expect(read.waitSeconds).toBeGreaterThan(0);
  const [listed] = (await browser.get('/api/ai/getTaskList')).json().data.items;
  expect(listed).toEqual(read);
});

test('a session that ended reads nothing any more, at once', async () => {
  const { taskId } = await begin();
  expect((await browser.get(pathOf(taskId))).statusCode).toBe(200);
  await t.services.database.identity.endSessionsOf(userId, 'revoked', t.clock.now());
  expect((await browser.get(pathOf(taskId))).statusCode).toBe(401);
});

test('somebody else’s task, one that never was and what is no id are all not found', async () => {
  const other = await newTaskStarter(t, ++phone);
  const { taskId } = await other.begin();
  for (const id of [taskId, randomUUID(), 'nothing'])
    expect((await browser.get(pathOf(id))).json().error.code, id).toBe('NOT_FOUND');
  expect((await other.browser.get(pathOf(taskId))).statusCode).toBe(200);
});
