import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverWebhooks } from '@plumbline/core/webhooks/deliver-webhooks.ts';
import { endTask } from '@plumbline/core/tasks/end-task.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { sealSecondFactors } from '@plumbline/platform/administration/seal-second-factors.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { createWebhookSender, type PostSettings } from '@plumbline/platform/webhooks/post-webhook.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let t: TestApp;
let owner: User;
let browser: TestBrowser;
let received: Received[];
let answer: (response: ServerResponse) => void;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
});
const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

beforeAll(async () => {
  t = await startTestApp({ settings: { WEBHOOKS_TO_OWN_NETWORK: 'on' } });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await t.close();
});
beforeEach(async () => {
  await t.services.pool.query('delete from webhooks');
  owner = await addPerson(t, { userType: 'enterprise' });
  browser = await browserOf(t, owner);
  received = [];
  answer = (response) => response.writeHead(204).end();
});

const OWN = { allowPrivate: true };
const deliver = (settings: Partial<PostSettings> = {}) =>
  deliverWebhooks({
    database: t.services.database,
    clock: t.clock,
    send: createWebhookSender({ policy: OWN, timeoutMs: 400, ...settings }),
    random: () => 0.5,
  });
const add = async (url = address()) =>
  (await browser.post('/api/webhooks', { url })).json().data as { webhookId: string; secret: string };
const list = async () => (await browser.get('/api/webhooks')).json().data.items;
const deliveries = async (webhookId: string) =>
  (await browser.get(`/api/webhooks/${webhookId}/deliveries`)).json().data.items;
const press = (webhookId: string) => browser.post(`/api/webhooks/${webhookId}/test`);

async function endOne(state: 'done' | 'failed' | 'cancelled'): Promise<string> {
  const { imageId } = await addBase(t.services, owner.id);
  const body = { function: 'indoorRender', upload_img: imageId };
  const { taskId } = (await browser.post('/api/ai/startTask', body)).json().data;
  await t.services.database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!task) throw new Error('no task');
    const error = state === 'failed' ? ('RENDER_FAILED' as const) : null;
    await endTask(repositories, task, { state, error, at: t.clock.now() });
  });
  return taskId;
}

/** As a receiver verifies it, by the words of Standard Webhooks. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

test('the end of a task is told once, signed, to whom it belongs; a cancelled one is not news', async () => {
  const { webhookId, secret } = await add();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const stored = await t.services.pool.query('select * from webhooks');
  expect(JSON.stringify(stored.rows)).not.toContain(secret.slice(6));
  const done = await endOne('done');
  const failed = await endOne('failed');
  await endOne('cancelled');
  await deliver();
  const bodies = received.map(({ body }) => JSON.parse(body)).toSorted((a, b) => (a.type < b.type ? -1 : 1));
  expect(bodies).toEqual([
    {
      type: 'task.done',
      timestamp: expect.any(String),
      data: { taskId: done, function: 'indoorRender', state: 'done', error: null },
    },
    {
      type: 'task.failed',
      timestamp: expect.any(String),
      data: { taskId: failed, function: 'indoorRender', state: 'failed', error: 'RENDER_FAILED' },
    },
  ]);
  for (const each of received) {
    expect(isSigned(each, secret)).toBe(true);
    expect(isSigned({ ...each, body: each.body.replace('task', 'mask') }, secret)).toBe(false);
    expect(each.headers['content-type']).toBe('application/json');
  }
  expect(await deliver()).toBe(0);
  expect((await deliveries(webhookId)).map((each: { state: string }) => each.state)).toEqual([
    'delivered',
    'delivered',
  ]);
});

test('what did not end was not told: both are one transaction', async () => {
  await add();
  const { imageId } = await addBase(t.services, owner.id);
  const { taskId } = (
    await browser.post('/api/ai/startTask', { function: 'indoorRender', upload_img: imageId })
  ).json().data;
  const broken = t.services.database.transaction(async (repositories) => {
    const task = await repositories.tasks.lock(taskId);
    if (!task) throw new Error('no task');
    await endTask(repositories, task, { state: 'done', error: null, at: t.clock.now() });
    throw new Error('the worker dies here');
  });
  await expect(broken).rejects.toThrow('dies here');
  expect(await deliver()).toBe(0);
});

test('workers that deliver at once make each attempt once; one that was left behind is made again', async () => {
  const { webhookId } = await add();
  for (let at = 0; at < 30; at += 1) await press(webhookId);
  await Promise.all([deliver(), deliver(), deliver(), deliver()]);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);

  t.clock.advance(1);
  await press(webhookId);
  const at = t.clock.now();
  const [left] = await t.services.database.webhooks.claim(at, new Date(at.getTime() + 120_000), 20);
  expect(await deliver()).toBe(0);
  t.clock.advance(121);
  expect(await deliver()).toBe(1);
  // The slow one comes back: its outcome is not the delivery's any more.
  if (!left) throw new Error('nothing was claimed');
  expect(
    await t.services.database.webhooks.finish(left, {
      state: 'failed',
      status: 500,
      problem: 'status',
      nextAt: at,
    }),
  ).toBe(false);
  expect((await deliveries(webhookId))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
});

test('a receiver that fails is asked again for a day, with the same id and body, then no more', async () => {
  const { webhookId, secret } = await add();
  answer = (response) => response.writeHead(500).end();
  await press(webhookId);
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await deliver();
    const [{ nextAt, state, status, problem }] = await deliveries(webhookId);
    expect([status, problem]).toEqual([500, 'status']);
    if (state === 'failed') break;
    const pause = (Date.parse(nextAt) - t.clock.now().getTime()) / 1_000;
    pauses.push(pause);
    expect(await deliver()).toBe(0);
    t.clock.advance(pause);
  }
  expect(pauses).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 28_800, 36_000]);
  expect(received).toHaveLength(9);
  expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
  for (const each of received) expect(isSigned(each, secret)).toBe(true);

  answer = (response) => response.writeHead(200).end('thanks');
  const [{ deliveryId }] = await deliveries(webhookId);
  expect((await browser.post(`/api/webhooks/${webhookId}/deliveries/${deliveryId}`)).statusCode).toBe(202);
  await deliver();
  expect((await deliveries(webhookId))[0]).toMatchObject({ state: 'delivered', status: 200, nextAt: null });
  expect((await list())[0].failingSince).toBeNull();
});

test('an address where nothing arrives for three days is switched off, and on again by a press', async () => {
  const { webhookId } = await add();
  answer = (response) => response.writeHead(503).end();
  await press(webhookId);
  await deliver();
  t.clock.advance(3 * 86_400 + 1);
  await deliver();
  expect((await list())[0].disabledAt).not.toBeNull();
  await endOne('done');
  expect(await deliver()).toBe(0);
  expect((await browser.post(`/api/webhooks/${webhookId}/enable`)).json().data).toMatchObject({
    disabledAt: null,
    failingSince: null,
  });
  answer = (response) => response.writeHead(410).end();
  await endOne('done');
  await deliver();
  // It asked for it.
  expect((await list())[0].disabledAt).not.toBeNull();
});

/** What a receiver does, and what the attempt comes to. */
type Receiver = readonly [name: string, behave: (response: ServerResponse) => void, problem: string | null];

test.each<Receiver>([
  ['slow', (_response: ServerResponse) => undefined, 'timeout'],
  ['slow in the middle', (response: ServerResponse) => void response.write('half'), null],
  [
    'elsewhere',
    (response: ServerResponse) =>
      void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    'redirect',
  ],
  ['cut off', (response: ServerResponse) => void response.destroy(), 'unreachable'],
  [
    'endless',
    (response: ServerResponse) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
      };
      response.on('drain', more);
      more();
    },
    null,
  ],
])('a receiver that is %s', async (_name, behave, problem) => {
  const { webhookId } = await add();
  answer = behave;
  await press(webhookId);
  expect(await deliver()).toBe(1);
  expect((await deliveries(webhookId))[0]).toMatchObject({ problem, attempts: 1 });
  expect(received).toHaveLength(1);
});

test.each([
  'ftp://example.com/',
  'no address',
  'https://user:secret@example.com/',
  'http://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/',
  'https://[fd00:ec2::254]/',
  'https://[::ffff:169.254.169.254]/',
])('%s is refused, also where the own network is allowed', async (url) => {
  const refused = await browser.post('/api/webhooks', { url });
  expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'WEBHOOK_ADDRESS']);
});

test('names are judged by what they stand for when something is sent', async () => {
  const standsFor =
    (...addresses: string[]) =>
    (
      _name: string,
      _options: object,
      done: (error: null, all: { address: string; family: number }[]) => void,
    ) =>
      done(
        null,
        addresses.map((each) => ({ address: each, family: 4 })),
      );
  const send = (addresses: readonly string[], allowPrivate: boolean) =>
    createWebhookSender({
      policy: { allowPrivate },
      timeoutMs: 2_000,
      lookup: standsFor(...addresses) as unknown as NonNullable<PostSettings['lookup']>,
    })(`http://build.example.com:${(receiver.address() as AddressInfo).port}/`, { headers: {}, body: '{}' });
  const refused = { status: null, problem: 'refused-address' };
  expect(await send(['127.0.0.1'], false)).toEqual(refused);
  expect(await send(['93.184.216.34', '10.0.0.7'], false)).toEqual(refused);
  expect(await send(['169.254.169.254'], true)).toEqual(refused);
  expect(received).toHaveLength(0);
  expect(await send(['127.0.0.1'], true)).toEqual({ status: 204, problem: null });
});

test('addresses are their owner’s alone, ten at most, and secrets outlive a change of keys', async () => {
  const { webhookId, secret } = await add();
  const stranger = await browserOf(t, await addPerson(t, { userType: 'enterprise' }));
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/test'],
    ['POST', '/enable'],
    ['GET', '/deliveries'],
  ] as const) {
    const url = `/api/webhooks/${webhookId}${path}`;
    const answered = method === 'GET' ? await stranger.get(url) : await stranger.change(method, url);
    expect([url, answered.statusCode]).toEqual([url, 404]);
  }
  for (let at = 1; at < 10; at += 1) await add();
  expect((await browser.post('/api/webhooks', { url: address() })).json().error.code).toBe('WEBHOOK_LIMIT');

  await t.services.pool.query("update secrets set value = '2' where name = 'generation'");
  await sealSecondFactors(t.services.pool);
  await press(webhookId);
  await deliver();
  expect(received.map((each) => isSigned(each, secret))).toEqual([true]);
  expect((await browser.change('DELETE', `/api/webhooks/${webhookId}`)).statusCode).toBe(204);
  expect(await list()).toHaveLength(9);
});
