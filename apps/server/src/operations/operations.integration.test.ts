import { CALLS } from '@plumbline/contract/calls.ts';
import type { CallSpec } from '@plumbline/contract/calls/call-spec.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

const TOKEN = 'a-token-of-sixteen-or-more';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { METRICS_TOKEN: TOKEN, TEST_LOGIN: '1' } });
});
afterAll(() => t.close());

const elsewhere = { 'x-forwarded-for': '198.51.100.20' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('metrics are for this machine, or for whoever has the token', async () => {
  const read = (headers: Record<string, string>) => t.app.inject({ url: '/metrics', headers });
  expect((await read({})).statusCode).toBe(200);
  expect((await read(elsewhere)).statusCode).toBe(403);
  expect((await read({ 'x-real-ip': '198.51.100.20' })).statusCode).toBe(403);
  expect((await read({ ...elsewhere, ...bearer('wrong') })).statusCode).toBe(403);
  expect((await read({ ...elsewhere, ...bearer(TOKEN) })).statusCode).toBe(200);
});

test('metrics tell durations by route, tasks by state, and no address of a record', async () => {
  await t.browser().get('/api/ai/getTaskByTaskId?taskId=some-secret-id');
  const { body, headers } = await t.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(body).toMatch(
    /plumbline_http_request_seconds_count\{method="GET",route="\/api\/ai\/getTaskByTaskId",status="401"\} 1/,
  );
  expect(body).toContain('plumbline_tasks{state="queued"} 0');
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toContain('some-secret-id');
});

test('healthz lives without the database, readyz names the part that is missing', async () => {
  expect((await t.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  const ready = await t.app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ok', parts: { database: 'ok', queue: 'ok', storage: 'ok' } },
  ]);
  t.services.parts.set('test', () => Promise.reject(new Error('down')));
  const failing = await t.app.inject({ url: '/readyz' });
  expect(failing.statusCode).toBe(503);
  expect(failing.json()).toMatchObject({
    status: 'unavailable',
    parts: { database: 'ok', test: 'unavailable' },
  });
  t.services.parts.delete('test');
});

test('probes get no cookie', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics']) {
    expect((await t.app.inject({ url })).cookies).toEqual([]);
  }
});

test('every call of the contract is registered, as the contract says', () => {
  const missing = Object.values<CallSpec>(CALLS)
    .filter(({ method, path }) => !t.app.hasRoute({ method, url: path }))
    .map(({ path }) => path);
  expect(missing).toEqual([]);
});

interface Operation {
  readonly summary?: string;
  readonly responses: Record<string, { description: string }>;
}

test('the OpenAPI document describes the registered routes and refers to nothing that is not in it', async () => {
  const answer = await t.app.inject({ url: '/api/openapi.json' });
  const document = answer.json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Plumbline', version: '0.1.0', description: expect.any(String) });
  for (const { method, path, summary } of Object.values<CallSpec>(CALLS)) {
    const template = path.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths[template]?.[method.toLowerCase()] as Operation | undefined;
    expect(operation?.summary, path).toBe(summary);
  }
  for (const path of Object.keys(document.paths)) {
    expect(
      Object.keys(document.paths[path]).some((method) =>
        t.app.hasRoute({ method: method.toUpperCase() as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }),
      ),
      path,
    ).toBe(true);
  }
  for (const [, name = ''] of answer.body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  const secured = document.paths['/api/ai/upload'].post.security;
  expect(secured).toEqual([{ session: [], csrf: [] }, { apiKey: ['upload'] }]);
  expect(document.paths['/api/user/logout'].get.responses['204'].content).toBeUndefined();
});

test('the reference page and all that it loads come from this server', async () => {
  const page = await t.app.inject({ url: '/api/reference' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  // The policy forbids inline scripts, so there must be none.
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  for (const [, url = ''] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect(url).toMatch(/^\/api\/reference\//);
    expect((await t.app.inject({ url })).statusCode, url).toBe(200);
  }
});
