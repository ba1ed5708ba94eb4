import { randomUUID } from 'node:crypto';
import type { BatchTask } from '@plumbline/contract/api/batches.ts';
import type { WebhookEvent } from '@plumbline/contract/api/webhooks.ts';
import { findRoute } from '@plumbline/contract/routes.ts';
import { endTask } from '@plumbline/core/tasks/end-task.ts';
import { deliverWebhooks } from '@plumbline/core/webhooks/deliver-webhooks.ts';
import { newWebhookSecret, signWebhook } from '@plumbline/core/webhooks/sign-webhook.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { newOrderer } from '../testing/test-batches.ts';

let t: TestApp;
let phone = 13_900_300_000;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '40' } });
});
afterAll(() => t.close());

/** Somebody with an address that is told of these events. */
async function orderer(events: readonly WebhookEvent[] = ['batch.done'], bases = 1) {
  const person = await newOrderer(t, phone++, bases);
  const secret = newWebhookSecret();
  const webhook = {
    id: randomUUID(),
    userId: person.userId,
    url: 'https://build.example.com/hook',
    events,
    createdAt: t.clock.now(),
    failingSince: null,
    disabledAt: null,
  };
  await t.services.database.webhooks.add(webhook, secret);
  const told = async () =>
    (await t.services.database.webhooks.listDeliveries(webhook.id, 100))
      .toReversed()
      .map(({ event, batchId, body }) => ({ event, batchId, ...JSON.parse(body) }));
  return { ...person, secret, told };
}

const end = ({ taskId }: BatchTask, state: 'done' | 'failed' | 'cancelled', dies = false) =>
  t.services.database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!task) throw new Error('no task');
    const error = state === 'failed' ? ('RENDER_FAILED' as const) : null;
    await endTask(repositories, task, { state, error, at: t.clock.now() });
    if (dies) throw new Error('the worker dies here');
  });
const all = (tasks: readonly BatchTask[], state: 'done' | 'failed' | 'cancelled') =>
  Promise.all(tasks.map((task) => end(task, state)));

test('a batch is told once its last task has ended, with what became of each, signed, at every attempt the same', async () => {
  const { begin, told, secret, act } = await orderer();
  const { batchId, tasks } = await begin({ title: 'Two styles' });
  const [first, second, third, last] = tasks as [BatchTask, BatchTask, BatchTask, BatchTask];
  await end(first, 'done');
  await end(second, 'failed');
  await end(third, 'cancelled');
  // What a pause holds has not ended.
  await act('pause', batchId);
  expect(await told()).toEqual([]);
  await act('resume', batchId);
  await expect(end(last, 'done', true)).rejects.toThrow('dies here');
  expect(await told()).toEqual([]);
  await end(last, 'done');
  const event = {
    type: 'batch.done',
    timestamp: t.clock.now().toISOString(),
    data: {
      batchId,
      title: 'Two styles',
      function: 'indoorRender',
      state: 'done',
      cells: 4,
      counts: { done: 2, failed: 1, cancelled: 1 },
      tickets: 4,
      links: { batch: `/api/ai/batch?batchId=${batchId}`, page: `/batches/${batchId}` },
    },
  };
  expect(await told()).toEqual([{ event: 'batch.done', batchId, ...event }]);

  const posts: { readonly headers: Readonly<Record<string, string>>; readonly body: string }[] = [];
  const deliver = (status: number) =>
    deliverWebhooks({
      database: t.services.database,
      clock: t.clock,
      random: () => 0.5,
      send: async (_url, post) => {
        posts.push(post);
        return { status, problem: status === 500 ? 'status' : null };
      },
    });
  await deliver(500);
  t.clock.advance(5);
  await deliver(204);
  t.clock.advance(86_400);
  expect(await deliver(204)).toBe(0);
  const [attempt, again] = posts;
  expect(posts).toHaveLength(2);
  expect(JSON.parse(attempt?.body ?? '')).toEqual(event);
  expect(again?.body).toBe(attempt?.body);
  expect(again?.headers['webhook-id']).toBe(attempt?.headers['webhook-id']);
  for (const { headers, body } of posts) {
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    expect(headers).toEqual(signWebhook(secret, { id: headers['webhook-id'] ?? '', body, at }));
  }
});

test('the links lead to the batch, for programs and for people', async () => {
  const { begin, told, browser } = await orderer();
  const { batchId, tasks } = await begin({ matrix: { atmosphere: ['sunny', 'dusk'] } });
  await all(tasks, 'failed');
  const [event] = await told();
  expect((await browser.get(event.data.links.batch)).json().data).toMatchObject({
    batchId,
    counts: { waiting: 0, running: 0, ...event.data.counts },
    state: event.data.state,
  });
  expect(findRoute(event.data.links.page)?.page).toBe('batch');
});

test('tasks that end at the same moment leave one row', async () => {
  for (const state of ['done', 'failed', 'cancelled'] as const) {
    const { begin, told } = await orderer(['batch.done'], 3);
    const { tasks } = await begin();
    expect(tasks).toHaveLength(12);
    await all(tasks, state);
    expect((await told()).map(({ data }) => data.counts)).toEqual([
      { done: 0, failed: 0, cancelled: 0, [state]: 12 },
    ]);
  }
});

test('an order that is cancelled while its tasks end is told once, whoever was first', async () => {
  const { begin, told, act } = await orderer(['batch.done'], 3);
  const { batchId, tasks } = await begin();
  const half = tasks.slice(0, 6);
  await Promise.all([
    act('cancel', batchId),
    ...half.map((task) => end(task, 'done').catch((error: unknown) => String(error))),
  ]);
  const [event, ...more] = await told();
  expect(more).toEqual([]);
  const { done, failed, cancelled } = event.data.counts;
  expect([done + cancelled, failed]).toEqual([12, 0]);
  expect(event.data.state).toBe('cancelled');
  await act('cancel', batchId);
  expect(await told()).toHaveLength(1);
});

test('cells that are started again are told of when they end, by a row of their own', async () => {
  const { begin, told, act, read, browser } = await orderer();
  const { batchId, tasks } = await begin({ matrix: { atmosphere: ['sunny', 'dusk'] } });
  await all(tasks, 'failed');
  t.clock.advance(1);
  await act('retry', batchId);
  expect(await told()).toHaveLength(1);
  await all((await read(batchId)).tasks, 'done');
  const counts = (await told()).map(({ data }) => [data.counts.done, data.counts.failed]);
  expect(counts).toEqual([
    [0, 2],
    [2, 0],
  ]);
  const deleted = await begin();
  t.clock.advance(1);
  await browser.change('DELETE', `/api/ai/batch/${deleted.batchId}`);
  expect((await told()).at(-1)).toMatchObject({
    batchId: deleted.batchId,
    data: { state: 'cancelled', counts: { cancelled: 4 } },
  });
});

test('an address hears of batches only where it asked for them, and of single tasks as before', async () => {
  const { begin, told } = await orderer(['task.failed']);
  const { tasks } = await begin({ matrix: { atmosphere: ['sunny', 'dusk'] } });
  await all(tasks, 'failed');
  expect((await told()).map(({ event, batchId }) => [event, batchId])).toEqual([
    ['task.failed', null],
    ['task.failed', null],
  ]);
});
