import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData, startApp } from '@plumbline/e2e/start-app.ts';
import { createTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ADMINISTRATOR = { account: 'chief', password: 'a long password of the chief' };
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-reset-'));
});
afterEach(() => removeData(dataDir));

/** The status of signing in to the console. */
async function enter(url: string, login: { account: string; password: string }): Promise<number> {
  const visit = await fetch(`${url}/api/user/userInfo`);
  const { data } = (await visit.json()) as { data: { csrfToken: string } };
  const cookie = visit.headers.getSetCookie().map((line) => line.split(';')[0]);
  const answer = await fetch(`${url}/api/user/manage/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': data.csrfToken,
      cookie: cookie.join('; '),
    },
    body: JSON.stringify(login),
  });
  return answer.status;
}

test('ADMIN_RESET lets an administrator in again with a password that is printed once', async () => {
  const database = await createTestDatabase();
  const env = {
    DATABASE_URL: database.url,
    ADMIN_ACCOUNT: ADMINISTRATOR.account,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const first = await startApp({ dataDir, env: { ...env, ADMIN_RESET: 'nobody' } });
  expect(first.output()).toContain('names no administrator: nobody');
  expect(await enter(first.url, ADMINISTRATOR)).toBe(200);
  expect(first.output()).not.toContain(ADMINISTRATOR.password);
  await first.end();

  const second = await startApp({ dataDir, env: { ...env, ADMIN_RESET: 'chief' } });
  const password = /Administrator +chief, new password (\S+)/.exec(second.output())?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(20);
  expect(second.output()).toContain('take it out again');
  expect(await enter(second.url, ADMINISTRATOR)).toBe(401);
  expect(await enter(second.url, { account: 'chief', password })).toBe(200);
  await second.end();
  await database.drop();
});
