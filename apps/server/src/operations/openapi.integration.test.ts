import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';

interface Operation {
  readonly security?: readonly Record<string, unknown>[];
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, object> }
  >;
}

let t: TestApp;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  t = await startTestApp({ settings: { METRICS_TOKEN: 'a-token-of-sixteen-or-more', TEST_LOGIN: '1' } });
  ({ paths } = (await t.app.inject({ url: '/api/openapi.json' })).json());
});
afterAll(() => t.close());

const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
const typesOf = (method: string, path: string, status: number) =>
  Object.keys(paths[path]?.[method]?.responses[status]?.content ?? {});

test('the document is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    (await t.app.inject({ url: '/api/openapi.json' })).json(),
  );
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every answer has a status and a description of its own, none is left to a default', () => {
  for (const { name, operation } of operations()) {
    for (const [status, { description }] of Object.entries(operation.responses)) {
      expect(status, name).toMatch(/^[2345]\d\d$/);
      expect(description, `${name} ${status}`).not.toMatch(/^$|^Default Response$/);
    }
    expect(
      Object.keys(operation.responses).some((status) => /^[23]/.test(status)) ||
        name === 'get /cas/v1/tickets',
    ).toBe(true);
  }
});

test.each([
  ['get', '/files/{key}', 200, ['image/png', 'image/jpeg', 'image/webp']],
  ['get', '/files/{key}', 206, ['image/png', 'image/jpeg', 'image/webp']],
  ['get', '/files/{key}', 304, []],
  ['get', '/files/{key}', 416, []],
  ['get', '/api/ai/taskEvents', 200, ['text/event-stream']],
  ['get', '/api/ai/taskEvents', 401, ['application/json']],
  [
    'post',
    '/api/ai/download',
    200,
    ['application/zip', 'image/vnd.adobe.photoshop', 'image/jpeg', 'image/png', 'image/webp'],
  ],
  ['get', '/api/user/export/{exportId}', 200, ['application/zip']],
  ['get', '/api/user/export/{exportId}', 404, ['application/json']],
  ['get', '/api/user/ledger.csv', 200, ['text/csv']],
  ['get', '/api/user/ledger.csv', 401, ['application/json']],
  ['get', '/api/project/{projectId}/schedule.csv', 200, ['text/csv']],
  ['get', '/api/project/{projectId}/schedule.csv', 404, ['application/json']],
  ['get', '/api/user/manage/export/{list}', 200, ['text/csv']],
  ['get', '/api/user/manage/export/{list}', 401, ['application/json']],
  ['get', '/api/user/logout', 204, []],
  ['get', '/api/ai/getAllClassify', 304, []],
  ['get', '/auth/wechat/callback', 302, []],
  ['post', '/api/wx/push', 200, ['text/plain', 'text/xml', 'application/json']],
  ['post', '/api/order/notify/{provider}', 204, []],
  ['post', '/cas/v1/tickets', 201, ['text/html', 'text/plain']],
  ['get', '/cas/serviceValidate', 200, ['application/xml', 'application/json']],
  ['get', '/metrics', 200, ['text/plain']],
  ['get', '/readyz', 503, ['application/json']],
] as const)('%s %s declares what it answers with under %i', (method, path, status, types) => {
  expect(paths[path]?.[method]?.responses[status]).toBeDefined();
  expect(typesOf(method, path, status)).toEqual(types);
});

test('calls of the console ask for its own cookie', () => {
  expect(paths['/api/user/manage/overview']?.['get']?.security).toEqual([{ administrator: [] }]);
  expect(paths['/api/user/manage/publish']?.['post']?.security).toEqual([{ administrator: [], csrf: [] }]);
});
