import type { AddressInfo } from 'node:net';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { createApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import { openDeviceSession } from '@plumbline/core/identity/device-session.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { addBase } from '@plumbline/platform/testing/task-fixtures.ts';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { buildApp } from '../build-app.ts';
import { EventStream } from '../testing/event-stream.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf } from '../testing/test-people.ts';
import { TaskHub } from './task-hub.ts';

let t: TestApp;
/** Another process of the installation: what ends here must end there. */
let second: App;
let user: User;
let browser: TestBrowser;
const streams: EventStream[] = [];

beforeAll(async () => {
  t = await startTestApp();
  // A process has figures of its own.
  second = await buildApp({ ...t.services, metrics: new Registry() }, { webDir: '/nowhere' });
  for (const app of [t.app, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await t.close();
});
beforeEach(async () => {
  user = await addPerson(t, { userType: 'enterprise' });
  browser = await browserOf(t, user);
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.close()));
});

async function listen(headers: Record<string, string>, app: App = second): Promise<EventStream> {
  const { port } = app.server.address() as AddressInfo;
  const stream = await EventStream.open(`http://127.0.0.1:${port}/api/ai/taskEvents`, headers);
  expect(stream.response.status).toBe(200);
  streams.push(stream);
  return stream;
}
const byCookie = (of = browser) =>
  listen({ cookie: `${COOKIES.session}=${of.cookies.get(COOKIES.session)}` });
const bearer = (token: string) => listen({ authorization: `Bearer ${token}` });
async function byKey() {
  const { apiKey, secret } = await createApiKey(t.services, user.id, {
    name: 'test',
    scopes: ['read'],
  });
  return { apiKey, stream: await bearer(secret) };
}
const newDesktop = () => openDeviceSession({ ...t.services, sessionDays: 30 }, user, 'desktop');

/** Something new reaches the stream: it is still open. */
async function requireOpen(stream: EventStream): Promise<void> {
  const base = await addBase(t.services, user.id);
  const started = await browser.post('/api/ai/startTask', {
    function: 'indoorRender',
    upload_img: base.imageId,
  });
  const { taskId } = started.json().data;
  expect((await stream.until(({ task }) => task.taskId === taskId)).task.taskId).toBe(taskId);
}

/** It ends by itself; what never does is given up with the test. */
async function requireEnded(stream: EventStream): Promise<void> {
  await expect(stream.ended).resolves.toBeUndefined();
}

test('whatever it was opened with, it stays while that is good, also when another way in of the person ends', async () => {
  const other = await browserOf(t, user);
  const desktop = await newDesktop();
  const open = [await byCookie(), (await byKey()).stream, await bearer(desktop.token)];
  const leaving = await byCookie(other);
  await other.change('GET', '/api/user/logout');
  await requireEnded(leaving);
  for (const stream of open) await requireOpen(stream);
});

test('an API key that is revoked takes its streams along, and no others', async () => {
  const [kept, revoked] = [await byKey(), await byKey()];
  await t.services.database.apiKeys.revoke(user.id, revoked.apiKey.id, t.clock.now());
  await requireEnded(revoked.stream);
  await requireOpen(kept.stream);
});

test('a desktop that another one replaces loses its stream', async () => {
  const first = await bearer((await newDesktop()).token);
  const next = await bearer((await newDesktop()).token);
  await requireEnded(first);
  await requireOpen(next);
});

test('a suspended account loses all of them, and so does one that is no enterprise any more its keys', async () => {
  const [cookie, key] = [await byCookie(), await byKey()];
  await t.services.pool.query("update users set user_type = 'user' where id = $1", [user.id]);
  await requireEnded(key.stream);
  await requireOpen(cookie);
  await t.services.pool.query("update users set status = 'suspended' where id = $1", [user.id]);
  await requireEnded(cookie);
});

test('rows that an operator removes by hand end what they opened', async () => {
  const [cookie, key] = [await byCookie(), await byKey()];
  await t.services.pool.query('delete from sessions where user_id = $1', [user.id]);
  await requireEnded(cookie);
  await t.services.pool.query('delete from api_keys where user_id = $1', [user.id]);
  await requireEnded(key.stream);
});

test('one timer of the process looks after all streams, one after the other, and not before it has finished', async () => {
  let [running, most, rounds] = [0, 0, 0];
  const subscriber = () => ({
    changed: () => undefined,
    queueMoved: () => undefined,
    gap: () => undefined,
    end: () => undefined,
    recheck: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      rounds += 1;
    },
  });
  const hub = new TaskHub(t.services.settings.databaseUrl ?? '', t.services.logger, 10);
  try {
    for (let n = 0; n < 8; n += 1) hub.subscribe(`somebody-${n % 3}`, subscriber());
    await expect.poll(() => rounds).toBeGreaterThan(24);
    expect(most).toBe(1);
  } finally {
    await hub.close();
  }
});
