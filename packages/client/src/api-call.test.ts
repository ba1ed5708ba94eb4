import { fail, succeed } from '@plumbline/contract/envelope.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { expect, test, vi } from 'vitest';
import { PAGE_CALLS } from '@plumbline/contract/page-calls.ts';
import { createApiCall } from './api-call.ts';
import { userMessage } from './server-error.ts';
import { fakeSettings } from './testing/fake-settings.ts';

const vip = { level: 'none', expiresAt: null, permanent: false };
const header = (init: RequestInit, name: string) => new Headers(init.headers).get(name);

test('a read carries the version, the language and the credentials, and no token', async () => {
  const { settings, seen } = fakeSettings([() => Response.json(succeed(vip))]);
  await expect(createApiCall(settings, PAGE_CALLS)('vipInfo', {})).resolves.toEqual(vip);
  expect(seen[0]?.url).toBe('https://studio.example/api/user/getVipInfo?version=1.2');
  expect(seen[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(header(seen[0]!.init, 'accept-language')).toBe('ja');
  expect(header(seen[0]!.init, 'x-csrf-token')).toBeNull();
});

test('a changing call carries the token and its idempotency key', async () => {
  const answer = {
    taskId: 't1',
    state: 'queued',
    queue_num: 2,
    waitSeconds: 20,
    hasWorker: true,
    tickets: 7,
  };
  const { settings, seen } = fakeSettings([() => Response.json(succeed(answer), { status: 202 })]);
  const body = { function: 'indoorRender', upload_img: 'i1' } as const;
  const started = await createApiCall(settings, PAGE_CALLS)('startTask', { body, idempotencyKey: 'k' });
  expect(started.tickets).toBe(7);
  expect(header(seen[0]!.init, 'x-csrf-token')).toBe('token');
  expect(header(seen[0]!.init, 'idempotency-key')).toBe('k');
  expect(JSON.parse(String(seen[0]?.init.body))).toEqual(body);
});

test('a start begins a trace, each one of its own; nothing else does', async () => {
  const started = {
    taskId: 't1',
    state: 'queued',
    queue_num: 0,
    waitSeconds: 1,
    hasWorker: true,
    tickets: 1,
  };
  const accepted = () => Response.json(succeed(started), { status: 202 });
  const { settings, seen } = fakeSettings([accepted, accepted, () => Response.json(succeed(vip))]);
  const api = createApiCall(settings, PAGE_CALLS);
  const body = { function: 'indoorRender', upload_img: 'i1' } as const;
  await api('startTask', { body });
  await api('startTask', { body });
  await api('vipInfo', {});
  const sent = seen.map(({ init }) => header(init, 'traceparent'));
  expect(sent[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(sent[1]).not.toBe(sent[0]);
  expect(sent[2]).toBeNull();
});

test('a browser without a token meets the server first', async () => {
  let cookies = '';
  const { settings, seen } = fakeSettings(
    [
      () => {
        cookies = 'plumb_csrf=fresh';
        return Response.json(succeed(null));
      },
      () => new Response(null, { status: 204 }),
    ],
    { cookies: () => cookies },
  );
  await expect(createApiCall(settings, PAGE_CALLS)('logout', {})).resolves.toBeUndefined();
  expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/userInfo', '/api/user/logout']);
  expect(header(seen[1]!.init, 'x-csrf-token')).toBe('fresh');
});

test('a refusal keeps its code, its own sentence and its pause', async () => {
  const refusal = fail(new AppError('SMS_COUNTDOWN', '', { values: { seconds: 42 } }), 'ja');
  const { settings } = fakeSettings([
    () => Response.json(refusal, { status: 429, headers: { 'retry-after': '42' } }),
  ]);
  const error = await createApiCall(settings, PAGE_CALLS)('smsSend', { body: { phoneNo: '1' } }).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ code: 'SMS_COUNTDOWN', retryAfterSeconds: 42 });
  expect(userMessage(error, 'en')).toBe('42 秒後に認証コードを再取得できます。');
});

test('an envelope with success false is a failure under any status', async () => {
  const { settings } = fakeSettings([() => Response.json(fail(new AppError('LOGIN_REQUIRED', ''), 'en'))]);
  await expect(createApiCall(settings, PAGE_CALLS)('vipInfo', {})).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  });
});

test("a proxy's page is read by its status, in the user's language", async () => {
  const { settings } = fakeSettings([() => new Response('<h1>no</h1>', { status: 503 })]);
  const error = await createApiCall(settings, PAGE_CALLS)('vipInfo', {}).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(userMessage(error, 'en')).toBe('The service is not ready. Please try again shortly.');
});

test('an answer that breaks the contract is a bad gateway, never data', async () => {
  const { settings } = fakeSettings([() => Response.json(succeed({ level: 'gold' }))]);
  await expect(createApiCall(settings, PAGE_CALLS)('vipInfo', {})).rejects.toMatchObject({
    code: 'BAD_GATEWAY',
  });
});

test('no connection is NETWORK_ERROR; the caller giving up is not', async () => {
  const { settings } = fakeSettings([() => Promise.reject(new TypeError('fetch failed'))]);
  await expect(createApiCall(settings, PAGE_CALLS)('vipInfo', {})).rejects.toMatchObject({
    code: 'NETWORK_ERROR',
  });
  const given = fakeSettings([() => Promise.reject(new DOMException('stop', 'AbortError'))]);
  const call = createApiCall(given.settings, PAGE_CALLS)('vipInfo', { signal: AbortSignal.abort() });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a redirect in the data is followed on its own site alone', async () => {
  const followRedirect = vi.fn();
  const { settings } = fakeSettings(
    [
      () => Response.json(succeed({ ...vip, redirect: '/home' })),
      () => Response.json(succeed({ ...vip, redirect: 'https://evil.example/' })),
    ],
    { followRedirect },
  );
  const call = createApiCall(settings, PAGE_CALLS);
  await call('vipInfo', {}).catch(() => undefined);
  expect(followRedirect).toHaveBeenCalledExactlyOnceWith('https://studio.example/home');
  await expect(call('vipInfo', {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(followRedirect).toHaveBeenCalledOnce();
});
