import type { Compute } from '@plumbline/core/ports/compute.ts';
import { endTask } from '@plumbline/core/tasks/end-task.ts';
import { claimTask } from '@plumbline/core/tasks/run/claim-task.ts';
import { releaseTask } from '@plumbline/core/tasks/run/release-task.ts';
import { sweepDeleted } from '@plumbline/core/deletion/sweep-deleted.ts';
import { auditLedger } from '@plumbline/platform/testing/audit-ledger.ts';
import { addBase, giveTickets } from '@plumbline/platform/testing/task-fixtures.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import { BATCH, deliverCell, newOrderer } from '../testing/test-batches.ts';

let t: TestApp;
let phone = 13_900_200_000;

/** The head of a JPEG of 384 × 288 and nothing in it: the sheet looks at its size alone. */
const JPEG = Buffer.from('ffd8ffc00011080120018003012200021101031101ffd9', 'hex');
const compute = { thumbnail: async () => JPEG } as unknown as Compute;

beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '20' }, compute });
});
afterAll(() => t.close());

const orderer = (count?: number) => newOrderer(t, phone++, count);
const claim = (taskId: string) => claimTask(t.services.database, taskId, t.clock.now());
/** Which of them workers may take. */
const waitingOf = async (taskIds: readonly string[]) => {
  const text = "select 1 from tasks where task_id = any($1::uuid[]) and state = 'queued' and not held";
  return (await t.services.pool.query(text, [[...taskIds]])).rowCount;
};
const fail = (taskId: string) =>
  t.services.database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (task)
      await endTask(repositories, task, { state: 'failed', error: 'RENDER_FAILED', at: t.clock.now() });
  });

test('three pictures in four looks are twelve tasks of one order, at the price that was shown', async () => {
  const { browser, order, userId, tickets } = await orderer();
  const plan = (await browser.post(`${BATCH}/plan`, order(), { 'accept-language': 'en' })).json().data;
  expect(plan).toMatchObject({ cells: 12, pictures: 12, tickets: 12, left: 20 });
  expect(plan.names[1]).toMatch(/^02-room 1-.+-Dusk\.png$/);
  expect((await auditLedger(t.services, userId)).reserved).toBe(0);

  const headers = { 'accept-language': 'en', 'idempotency-key': 'the-same-order' };
  const body = order({ tickets: 12, title: 'Two styles' });
  const answer = await browser.post(BATCH, body, headers);
  expect(answer.statusCode).toBe(202);
  const batch = answer.json().data;
  expect(batch).toMatchObject({ title: 'Two styles', state: 'running', cells: 12, tickets: 12 });
  expect(batch.counts).toEqual({ waiting: 12, running: 0, done: 0, failed: 0, cancelled: 0 });
  expect(batch.looks[1]).toMatchObject({ classifyId3: '1101', atmosphere: 'dusk' });
  expect(batch.tasks.map(({ base, look }: { base: number; look: number }) => [base, look])).toEqual(
    [0, 1, 2].flatMap((base) => [0, 1, 2, 3].map((look) => [base, look])),
  );
  expect(await tickets()).toBe(8);
  // Sent once more, it is the same order.
  expect((await browser.post(BATCH, body, headers)).json().data.batchId).toBe(batch.batchId);
  expect(await tickets()).toBe(8);
  expect(await waitingOf(batch.tasks.map(({ taskId }: { taskId: string }) => taskId))).toBe(12);

  const { data: task } = (
    await browser.get(`/api/ai/getTaskByTaskId?taskId=${batch.tasks[5].taskId}`)
  ).json();
  expect(task).toMatchObject({
    batch: { batchId: batch.batchId, held: false },
    request: { classifyId3: '1101', atmosphere: 'dusk', upload_img: batch.bases[1].imageId },
  });
  // One seed for all: looks differ by what was chosen.
  const seeds = await t.services.pool.query(
    "select distinct request->>'seed' from tasks where batch_id = $1",
    [batch.batchId],
  );
  expect(seeds.rows).toHaveLength(1);
});

test('what cannot be paid, started or counted starts nothing', async () => {
  const { browser, order, userId, tickets } = await orderer();
  const post = (change: object) => browser.post(BATCH, order(change), { 'accept-language': 'en' });
  const stranger = await orderer(1);
  const refusals = [
    [
      { matrix: { classifyId3: ['1101', '1107'], atmosphere: ['sunny', 'dusk', 'rain', 'fog'] } },
      'NOT_ENOUGH_TICKETS',
    ],
    [{ tickets: 11 }, 'BATCH_PRICE_CHANGED'],
    [{ bases: [...order().bases, stranger.bases[0]?.imageId] }, 'IMAGE_NOT_FOUND'],
    [{ matrix: { classifyId3: ['1207'] } }, 'VALIDATION_FAILED'],
    [{ names: '{base}-{date}' }, 'VALIDATION_FAILED'],
    [{ common: { function: 'clean' } }, 'VALIDATION_FAILED'],
    [{ common: { function: 'indoorRender', upload_img: 'x' } }, 'VALIDATION_FAILED'],
  ] as const;
  for (const [change, code] of refusals) expect((await post(change)).json().error.code).toBe(code);
  expect(await tickets()).toBe(20);
  expect((await auditLedger(t.services, userId)).reserved).toBe(0);
  const { rows } = await t.services.pool.query('select 1 from batches where user_id = $1', [userId]);
  expect(rows).toHaveLength(0);

  const bases = Array.from({ length: 60 }, (_, at) => `b-${at}`);
  const atmosphere = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'];
  const { error } = (await post({ bases, matrix: { atmosphere } })).json();
  expect(error).toMatchObject({ code: 'BATCH_TOO_LARGE' });
  expect(error.message).toContain('300');
  expect(error.message).toContain('360');
});

test('two hundred and forty cells take as many statements as forty', async () => {
  const { order, browser, userId } = await orderer(40);
  await giveTickets(t.services, userId, 500);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const statements = async (change: object) => {
    query.mockClear();
    expect((await browser.post(BATCH, order(change))).statusCode).toBe(202);
    return query.mock.calls.length;
  };
  const atmosphere = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'];
  const few = await statements({ matrix: {} });
  const many = await statements({ matrix: { atmosphere } });
  query.mockRestore();
  // Corrections and projects are asked once a base, not once a cell; a few are for what the server does meanwhile.
  expect(many - few).toBeLessThanOrEqual(5);
});

test('of one person only so many cells are open at a time', async () => {
  const { order, browser, userId } = await orderer(40);
  await giveTickets(t.services, userId, 1_000);
  const atmosphere = ['sunny', 'rain', 'fog', 'snow', 'dusk', 'lights'];
  const post = () => browser.post(BATCH, order({ matrix: { atmosphere } }), { 'accept-language': 'en' });
  for (let at = 0; at < 3; at++) expect((await post()).statusCode).toBe(202);
  const { error } = (await post()).json();
  expect(error.code).toBe('BATCHES_FULL');
  expect(error.message).toContain('900');
  expect((await auditLedger(t.services, userId)).reserved).toBe(720);
});

test('pausing holds what waits and leaves what runs, until it goes on', async () => {
  const { act, begin, read, browser } = await orderer();
  const batch = await begin();
  const [first, second, ...rest] = batch.tasks;
  const running = await claim(first!.taskId);
  expect(running?.task.state).toBe('running');

  expect((await act('pause', batch.batchId)).json().data).toMatchObject({
    state: 'paused',
    counts: { waiting: 11, running: 1 },
  });
  // A worker that has it in hand already gets nothing, and neither does one of another machine.
  expect(await claim(second!.taskId)).toBeUndefined();
  expect(await waitingOf(rest.map(({ taskId }) => taskId))).toBe(0);
  const place = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${second!.taskId}`)).json().data;
  expect(place).toMatchObject({ state: 'queued', batch: { held: true }, queue_num: 0 });
  // A worker that stops gives the running one back: it is held with the others.
  if (running) await releaseTask(t.services.database, running, { at: t.clock.now(), why: 'stopping' });
  expect((await read(batch.batchId)).tasks.every(({ held }) => held)).toBe(true);
  expect(await claim(first!.taskId)).toBeUndefined();

  expect((await act('resume', batch.batchId)).json().data).toMatchObject({ state: 'running' });
  expect(await waitingOf(batch.tasks.map(({ taskId }) => taskId))).toBe(batch.tasks.length);
  expect((await claim(second!.taskId))?.task.state).toBe('running');
});

test('cancelling gives back what was not made, once', async () => {
  const { act, begin, tickets, userId } = await orderer();
  const batch = await begin();
  await claim(batch.tasks[0]!.taskId);
  await fail(batch.tasks[1]!.taskId);
  expect(await tickets()).toBe(9);
  const cancelled = (await act('cancel', batch.batchId)).json().data;
  expect(cancelled).toMatchObject({ state: 'cancelled', counts: { cancelled: 11, failed: 1 }, returned: 12 });
  expect((await act('cancel', batch.batchId)).statusCode).toBe(200);
  expect(await tickets()).toBe(20);
  expect(await auditLedger(t.services, userId)).toMatchObject({ reserved: 0 });
});

test('a failed cell leaves the others, and is tried again by itself', async () => {
  const { act, begin, tickets, read } = await orderer();
  const batch = await begin();
  const failed = batch.tasks[3]!;
  await fail(failed.taskId);
  expect((await read(batch.batchId)).tasks[3]).toMatchObject({
    state: 'failed',
    error: { code: 'RENDER_FAILED' },
  });
  expect((await act('retry', batch.batchId, { taskIds: [batch.tasks[0]!.taskId] })).statusCode).toBe(409);
  const answer = await act('retry', batch.batchId);
  expect(answer.statusCode).toBe(202);
  const again = answer.json().data;
  expect(again).toMatchObject({ tickets: 13, counts: { waiting: 12, failed: 0 } });
  expect(again.tasks).toHaveLength(12);
  expect(again.tasks[3].taskId).not.toBe(failed.taskId);
  const request = async (taskId: string) => (await t.services.database.tasks.find(taskId))?.request;
  expect(await request(again.tasks[3].taskId)).toEqual(await request(failed.taskId));
  expect(await tickets()).toBe(8);
  expect((await act('retry', batch.batchId)).json().error.code).toBe('CONFLICT');
});

test('a batch is its owner’s alone, is listed, and goes without its pictures', async () => {
  const { begin, browser, userId, tickets } = await orderer();
  const stranger = await orderer(1);
  const batch = await begin({ title: 'Mine' });
  const imageId = await deliverCell(t, userId, batch.tasks[0]!);
  expect((await stranger.act('pause', batch.batchId)).statusCode).toBe(404);
  expect((await stranger.browser.get(`${BATCH}?batchId=${batch.batchId}`)).statusCode).toBe(404);
  const { items } = (await browser.get('/api/ai/batches')).json().data;
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ title: 'Mine', counts: { done: 1, waiting: 11 } });
  expect(items[0].covers).toEqual([expect.stringContaining(imageId)]);
  const renamed = await browser.post(`${BATCH}/${batch.batchId}`, { title: 'Ours', names: '{seed}' });
  expect(renamed.json().data).toMatchObject({ title: 'Ours', names: '{seed}' });

  expect((await browser.change('DELETE', `${BATCH}/${batch.batchId}`)).statusCode).toBe(204);
  expect((await browser.get(`${BATCH}?batchId=${batch.batchId}`)).statusCode).toBe(410);
  expect((await browser.get('/api/ai/batches')).json().data.items).toEqual([]);
  // What waited is cancelled and paid back, but for the one that was delivered here without being settled.
  expect(await tickets()).toBe(19);
  const restored = await browser.post(`${BATCH}/${batch.batchId}/restore`);
  expect(restored.json().data).toMatchObject({ state: 'cancelled', counts: { done: 1, cancelled: 11 } });
  await browser.change('DELETE', `${BATCH}/${batch.batchId}`);
  await sweepDeleted(t.services, new Date(t.clock.now().getTime() + 3_600_000));
  expect((await browser.get(`${BATCH}?batchId=${batch.batchId}`)).statusCode).toBe(404);
  const work = (await browser.get(`/api/ai/getTaskByTaskId?taskId=${batch.tasks[0]!.taskId}`)).json().data;
  expect(work).toMatchObject({ state: 'done', batch: null, images: [{ imageId }] });
});

test('what is there goes into a zip by its names, and onto a sheet', async () => {
  const { act, begin, read, userId } = await orderer(2);
  const batch = await begin({ matrix: { atmosphere: ['sunny', 'dusk'] }, names: '{base} {atmosphere}' });
  expect((await act('zip', batch.batchId)).json().error.code).toBe('IMAGE_NOT_FOUND');
  await deliverCell(t, userId, batch.tasks[1]!);
  await deliverCell(t, userId, batch.tasks[2]!);
  const names = (await read(batch.batchId)).tasks.flatMap(({ images }) => images.map(({ name }) => name));
  expect(names).toEqual(['room 1 Dusk', 'room 2 Sunny']);
  const zip = await act('zip', batch.batchId);
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.rawPayload.includes('room 1 Dusk.png')).toBe(true);
  expect(zip.rawPayload.includes('room 2 Sunny.png')).toBe(true);
  const sheet = await act('contactSheet', batch.batchId);
  expect(sheet.headers['content-type']).toBe('application/pdf');
  const text = sheet.rawPayload.toString('latin1');
  expect(text.startsWith('%PDF-1.5')).toBe(true);
  // Two bases and two pictures; the two cells that wait are frames.
  expect(text.match(/\/Subtype\/Image/g)).toHaveLength(4);
  expect(text.match(/ re S Q/g)).toHaveLength(2);
});

test('a picture that goes while an order is made refuses it whole', async () => {
  const { browser, order, userId, tickets } = await orderer();
  const gone = await addBase(t.services, userId, { deletedAt: t.clock.now() });
  const answer = await browser.post(BATCH, order({ bases: [...order().bases, gone.imageId] }));
  expect(answer.json().error.code).toBe('IMAGE_NOT_FOUND');
  expect(await tickets()).toBe(20);
});
