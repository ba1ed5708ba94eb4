import { eraseLeftAccounts } from '@plumbline/core/account/erase-account.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { readZip } from '../images/read-zip.ts';
import { render, startAccountStudio } from './account-studio.ts';

let studio: TestApp;
let drawing: Buffer;
beforeAll(async () => {
  studio = await startAccountStudio({ settings: { DEV_INBOX: 'on' } });
  drawing = await quarters(120, 80).png().toBuffer();
});
afterAll(() => studio.close());

type Answer = Awaited<ReturnType<TestBrowser['get']>>;
const outcome = (answer: Answer) => [answer.statusCode, answer.json().error.code];
const CONFIRMED = { confirm: 'delete my account' };

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of studio.services.storage.list('images/')) keys.push(key);
  return keys;
}

/** Tables with a row in which a text occurs anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = studio.services;
  const { rows } = await pool.query(
    "select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const hit = await pool.query(`select 1 from "${schema}"."${name}" as t where t::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (hit.rowCount) found.push(name);
  }
  return found.toSorted();
}

test('the export holds everything of its owner, nothing of others, and no secret', async () => {
  const phoneNo = '13800000301';
  const owner = await studio.signedIn(phoneNo);
  const stranger = await studio.signedIn('13800000302');
  const prompt = '=HYPERLINK("http://evil.example") oak floor';
  const task = await render(owner, drawing, { promptTxt: prompt });
  const foreign = await render(stranger, drawing, { promptTxt: 'the stranger’s' });
  await owner.post('/api/ai/download', { imageIds: [task.images[0]?.imageId] });
  const { userId } = (await owner.get('/api/user/userInfo')).json().data;

  const asked = await owner.post('/api/user/export');
  expect(asked.statusCode).toBe(201);
  const { url } = asked.json().data;
  const archive = await owner.get(url);
  expect(archive.headers['content-disposition']).toMatch(
    /^attachment; filename="ai-design-\d{8}-\d{6}-\d{3}-data\.zip"$/,
  );
  const files = readZip(archive.rawPayload);
  const json = (name: string) => JSON.parse(String(files.get(`${name}.json`)));
  expect(json('profile')).toMatchObject([{ id: userId, status: 'active' }]);
  expect(json('identities')).toMatchObject([{ provider: 'sms', subject: expect.stringContaining(phoneNo) }]);
  expect(json('consents').length).toBeGreaterThan(0);
  expect(json('tasks')).toMatchObject([{ taskId: task.taskId, request: { promptTxt: prompt } }]);
  expect(json('ledger').length).toBeGreaterThan(0);
  expect(json('downloads')).toHaveLength(1);
  expect(json('orders')).toEqual([]);
  expect(json('manifest').files).toEqual([...files.keys()].filter((name) => name !== 'manifest.json'));
  expect([...files.keys()]).toContain(`images/${task.images[0]?.imageId}.png`);
  expect(files.get(`images/${task.base?.imageId}.png`)?.equals(drawing)).toBe(true);
  const all = Buffer.concat([...files.values()]).toString('latin1');
  for (const secret of ['tokenHash', 'secretHash', 'keyHash', foreign.taskId, '13800000302'])
    expect(all).not.toContain(secret);

  expect(outcome(await stranger.get(url))).toEqual([404, 'NOT_FOUND']);
  expect(outcome(await studio.browser().get(url))).toEqual([401, 'LOGIN_REQUIRED']);
});

test('three exports a day, each for a day, also when they are asked for at once', async () => {
  const owner = await studio.signedIn('13800000303');
  const answers = await Promise.all(Array.from({ length: 5 }, () => owner.post('/api/user/export')));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 429, 429]);
  const { url } = (answers.find(({ statusCode }) => statusCode === 201) as Answer).json().data;
  studio.clock.advance(86_400);
  expect(outcome(await owner.get(url))).toEqual([410, 'GONE']);
});

test('one archive is sent at a time, and again when the one before has ended', async () => {
  const owner = await studio.signedIn('13800000307');
  const { url } = (await owner.post('/api/user/export')).json().data;
  const both = await Promise.all([owner.get(url), owner.get(url)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  expect((await owner.get(url)).statusCode).toBe(200);
});

test('thirty days after leaving a person is gone: rows, files, and their number is free again', async () => {
  const phoneNo = '13800000304';
  const owner = await studio.signedIn(phoneNo);
  const stranger = await studio.signedIn('13800000305');
  const { userId } = (await owner.get('/api/user/userInfo')).json().data;
  const task = await render(owner, drawing);
  const kept = await render(stranger, drawing);
  await owner.get(task.images[0]?.thumbnailUrl ?? '');
  await owner.post('/api/ai/download', { imageIds: [task.images[0]?.imageId] });
  await owner.post('/api/user/export');
  expect((await storedKeys()).some((key) => key.includes(task.taskId))).toBe(true);

  await owner.post('/api/user/leave', CONFIRMED);
  studio.clock.advance(30 * 86_400 - 1);
  expect(await eraseLeftAccounts(studio.services)).toBe(0);
  studio.clock.advance(1);
  expect(await Promise.all([1, 2].map(() => eraseLeftAccounts(studio.services)))).toContain(1);

  expect(await tablesWith(phoneNo)).toEqual([]);
  // The books, in which the id names nobody any more.
  expect(await tablesWith(userId)).toEqual(['downloads', 'label_records', 'ledger_entries']);
  expect(await tablesWith(task.base?.imageId ?? '-')).toEqual([]);
  const keys = await storedKeys();
  expect(keys.filter((key) => key.includes(task.taskId) || key.includes(task.base?.imageId ?? '-'))).toEqual(
    [],
  );
  expect(keys.some((key) => key.includes(kept.taskId))).toBe(true);

  const again = await studio.signedIn(phoneNo);
  const user = (await again.get('/api/user/userInfo')).json().data;
  expect(user.userId).not.toBe(userId);
  expect((await again.get('/api/ai/getTaskList')).json().data.items).toEqual([]);
  // The labels' half year is over for the downloads too.
  studio.clock.advance(200 * 86_400);
  await studio.services.database.account.deleteDownloadsBefore(studio.clock.now());
  expect(await tablesWith(userId)).toEqual(['label_records', 'ledger_entries']);
});

test('who comes back in the last moment keeps everything', async () => {
  const phoneNo = '13800000306';
  const owner = await studio.signedIn(phoneNo);
  const task = await render(owner, drawing);
  await owner.post('/api/user/leave', CONFIRMED);
  studio.clock.advance(30 * 86_400 + 60);
  const back = await studio.signedIn(phoneNo);
  expect((await back.post('/api/user/stay')).statusCode).toBe(200);
  expect(await eraseLeftAccounts(studio.services)).toBe(0);
  expect((await back.get(task.images[0]?.url ?? '')).statusCode).toBe(200);
});
