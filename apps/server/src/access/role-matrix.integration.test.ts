import { DEV_ROUTES, ROUTES } from '@plumbline/contract/routes.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { OPEN_ROUTES, PAGE_ROW, PEOPLE, type Person, ROLE_MATRIX } from '../testing/role-matrix.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf, memberFor, PERMANENT } from '../testing/test-people.ts';
import { type RegisteredRoute, watchRoutes } from '../testing/watch-routes.ts';

const TURNED_AWAY = new Set([
  'LOGIN_REQUIRED',
  'MEMBERS_ONLY',
  'FORBIDDEN',
  'CSRF_INVALID',
  'ADMINISTRATOR_LOGIN_REQUIRED',
]);
const PAGES = new Set([...ROUTES, ...DEV_ROUTES].map(({ path }) => path));
/** What a read needs so that it ends: a stream of events goes on for ever. */
const QUERIES: Readonly<Record<string, string>> = { '/api/ai/taskEvents': '?taskId=none' };

let t: TestApp;
let routes: RegisteredRoute[];

beforeAll(async () => {
  const watch = watchRoutes();
  t = await startTestApp({ settings: { DEV_INBOX: '1', TEST_LOGIN: '1' } });
  watch.stop();
  // HEAD is the GET beside it.
  routes = watch.routes.filter(({ method }) => method !== 'HEAD');
});
afterAll(() => t.close());

const nameOf = ({ method, url }: RegisteredRoute) => `${method} ${url}`;
const isPage = ({ method, url }: RegisteredRoute) => method === 'GET' && PAGES.has(url);
const rowOf = (route: RegisteredRoute) => (isPage(route) ? PAGE_ROW : ROLE_MATRIX[nameOf(route)]);

const come = async (change: Partial<User>) => browserOf(t, await addPerson(t, change));
const ARRIVALS: Readonly<Record<Person, () => Promise<TestBrowser>>> = {
  visitor: async () => t.browser(),
  user: () => come({}),
  vip: () => come(memberFor(t, 9)),
  permanent: () => come(PERMANENT),
  enterprise: () => come({ userType: 'enterprise' }),
  administrator: async () => (await administratorBrowser(t)).browser,
  suspended: () => come({ status: 'suspended' }),
};

/**
 * Asks for a route as someone. Reads are really read; what would change something is asked with a field that no route
 * has, so that whoever gets in is told of the field and nothing happens.
 */
async function ask(browser: TestBrowser, route: RegisteredRoute): Promise<string> {
  const first = await codeOf(browser, route);
  // A session that has ended is replaced by a visitor's, with a token of its own: the app asks once more. The way into
  // the console is protected by the visit's token, even where a console is open already.
  if (first === 'CSRF_INVALID') browser.administratorToken = undefined;
  const code = first === 'CSRF_INVALID' ? await codeOf(browser, route) : first;
  return code === undefined || !TURNED_AWAY.has(code) ? 'in' : code;
}

async function codeOf(browser: TestBrowser, { method, url, access }: RegisteredRoute) {
  const path = url.replaceAll(/:\w+/g, 'none');
  const answer =
    method === 'GET' && !access?.changes
      ? await browser.get(path + (QUERIES[path] ?? ''))
      : await browser.change(
          method as 'GET' | 'POST' | 'DELETE',
          `${path}?not-a-field=1`,
          method === 'POST' ? { 'not-a-field': 1 } : undefined,
        );
  expect([url, answer.statusCode]).not.toEqual([url, 500]);
  const isJson = String(answer.headers['content-type']).includes('json');
  return isJson ? (answer.json().error?.code as string | undefined) : undefined;
}

test('every route of the app has a row, or a reason to be open, and no row is left of a route that is gone', () => {
  const guarded = routes.filter(({ access }) => access !== undefined);
  expect(guarded.filter((route) => rowOf(route) === undefined).map(nameOf)).toEqual([]);
  const names = new Set(guarded.map(nameOf));
  expect(Object.keys(ROLE_MATRIX).filter((name) => !names.has(name))).toEqual([]);
  const open = routes.filter(({ access }) => access === undefined).map(nameOf);
  const reasons = Object.keys(OPEN_ROUTES);
  const hasReason = (name: string) =>
    reasons.some((reason) =>
      reason.endsWith('/*') && reason !== 'GET /*' ? name.startsWith(reason.slice(0, -1)) : name === reason,
    );
  expect(open.filter((name) => !hasReason(name))).toEqual([]);
});

test.each(PEOPLE)('%s gets in where the matrix says so, and nowhere else', async (person) => {
  const wrong: string[] = [];
  for (const route of routes.filter(({ access }) => access !== undefined)) {
    const outcome = await ask(await ARRIVALS[person](), route);
    const expected = rowOf(route)?.[person];
    if (outcome !== expected) wrong.push(`${nameOf(route)}: ${outcome}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['a member whose time is over', () => memberFor(t, -1)],
  ['a test user', () => ({ testUser: true })],
] as const)('%s is a user like any other', async (_name, change) => {
  const wrong: string[] = [];
  for (const route of routes.filter(({ access }) => access !== undefined)) {
    const outcome = await ask(await come(change()), route);
    if (outcome !== rowOf(route)?.user) wrong.push(`${nameOf(route)}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});
