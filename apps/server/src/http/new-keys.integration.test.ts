import { connectionOf } from '@plumbline/platform/database/connection.ts';
import { loadSecrets } from '@plumbline/platform/database/load-secrets.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('after new keys whoever is signed in stays so, and goes on once the page has read its new token', async () => {
  const browser = await t.signedIn('13700008800');
  const visitor = t.browser();
  const before = (await visitor.get('/api/user/userInfo')).json().data.csrfToken;
  Object.assign(t.services.secrets, await loadSecrets(connectionOf(t.services.pool), 2));

  expect((await browser.post('/api/user/profile', { name: 'Anna' })).json().error.code).toBe('CSRF_INVALID');
  expect((await browser.get('/api/user/userInfo')).json().data.userType).toBe('user');
  expect((await browser.post('/api/user/profile', { name: 'Anna' })).statusCode).toBe(200);
  // A visitor is another one from here on.
  const answer = await visitor.get('/api/user/userInfo');
  expect(answer.json().data.csrfToken).not.toBe(before);
  expect(answer.json().data.userType).toBe('visitor');
});
