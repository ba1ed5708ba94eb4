import { randomUUID } from 'node:crypto';
import type { UserRole } from '@plumbline/contract/access/access-rules.ts';
import { allowanceSchema } from '@plumbline/contract/api/tickets.ts';
import { CAPABILITY_NAMES } from '@plumbline/contract/capabilities/capabilities.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { reserveTickets } from '@plumbline/core/tickets/reserve-tickets.ts';
import { addBase, giveTickets } from '@plumbline/platform/testing/task-fixtures.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { addPerson, browserOf, memberFor, PERMANENT } from '../testing/test-people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ settings: { FREE_DAILY_RENDERS: '4' }, capabilities: CAPABILITY_NAMES });
});
afterAll(() => t.close());

const PEOPLE: Readonly<Record<UserRole, () => Partial<User> | undefined>> = {
  visitor: () => undefined,
  user: () => ({}),
  vip: () => memberFor(t, 9),
  permanent: () => PERMANENT,
  enterprise: () => ({ userType: 'enterprise' }),
};

async function come(role: UserRole): Promise<{ browser: TestBrowser; user: User | undefined }> {
  const change = PEOPLE[role]();
  if (change === undefined) return { browser: t.browser(), user: undefined };
  const user = await addPerson(t, change);
  return { browser: await browserOf(t, user), user };
}

async function start(browser: TestBrowser, user: User, change: object = {}) {
  const base = await addBase(t.services, user.id);
  const body = { function: 'indoorRender', upload_img: base.imageId, ...change };
  const answer = await browser.post('/api/ai/startTask', body);
  return answer.statusCode === 202 ? (answer.json().data.tickets as number) : answer.json().error.code;
}
const allowance = async (browser: TestBrowser) =>
  allowanceSchema.parse((await browser.get('/api/user/allowance')).json().data);

/** Left and a day's worth of renders, real-time pictures and chats; uploads a day; where real-time pictures are made. */
test.each([
  ['visitor', 0, 0, 0, 0, 3, 3, 20, 'none'],
  ['user', 4, 4, 100, 100, 10, 10, -1, 'shared'],
  ['vip', -1, -1, -1, -1, -1, -1, -1, 'shared'],
  ['permanent', -1, -1, -1, -1, -1, -1, -1, 'shared'],
  ['enterprise', -1, -1, -1, -1, -1, -1, -1, 'dedicated'],
] as const)('what a %s has', async (role, ...expected) => {
  const { browser, user } = await come(role);
  const { tickets, live_tickets: live, gpt_tickets: chats, ...rest } = await allowance(browser);
  const counts = [tickets, live, chats].flatMap(({ left, perDay }) => [left, perDay]);
  expect([...counts, rest.uploadsPerDay, rest.realTimeServer]).toEqual(expected);
  expect(rest.role).toBe(role);
  if (user)
    expect((await browser.get('/api/ai/totalTicket')).json().data).toEqual({
      tickets: tickets.left,
      live_tickets: live.left,
      gpt_tickets: chats.left,
      unlimited: role !== 'user',
    });
});

test('a user’s free renders of a day run out, a member’s never do', async () => {
  const poor = await come('user');
  expect(await start(poor.browser, poor.user as User, { count: 3 })).toBe(1);
  expect(await start(poor.browser, poor.user as User)).toBe(0);
  expect(await start(poor.browser, poor.user as User)).toBe('DAILY_COUNT_USED_UP');
  await giveTickets(t.services, (poor.user as User).id, 2);
  expect(await start(poor.browser, poor.user as User)).toBe(1);
  expect((await allowance(poor.browser)).tickets).toMatchObject({ left: 1, kept: 1, perDay: 4 });
  for (const role of ['vip', 'permanent', 'enterprise'] as const) {
    const rich = await come(role);
    for (let started = 0; started < 3; started += 1)
      expect(await start(rich.browser, rich.user as User, { count: 3 })).toBe(-1);
  }
});

test('a membership that ends leaves the free renders of the day, untouched by what was spent as a member', async () => {
  const user = await addPerson(t, memberFor(t, 1));
  const browser = await browserOf(t, user);
  expect(await start(browser, user, { count: 3 })).toBe(-1);
  t.clock.advance(86_401);
  expect((await allowance(browser)).role).toBe('user');
  expect(await start(browser, user)).toBe(3);
});

test('signing in gives ten chats for the next day, once a day, and for that day alone', async () => {
  t.clock.set('2027-03-04T08:00:00Z');
  const chats = async (browser: TestBrowser) =>
    (await browser.get('/api/ai/totalTicket?type=3')).json().data as number;
  const first = await t.signedIn('13911110001');
  expect((await allowance(first)).gpt_tickets).toEqual({ left: 10, perDay: 10, kept: 0, tomorrow: 10 });
  t.clock.advance(61);
  const second = await t.signedIn('13911110001');
  expect(await chats(second)).toBe(10);
  t.clock.set('2027-03-04T16:00:00Z');
  expect(await chats(second)).toBe(20);
  t.clock.set('2027-03-05T16:00:00Z');
  expect(await chats(second)).toBe(10);
});

test('a visitor’s chats of a day run out as a user’s renders do', async () => {
  const holder = { id: randomUUID(), role: 'visitor' } as const;
  const chat = () =>
    t.services.database.transaction(({ ledger }) =>
      reserveTickets(ledger, {
        holder,
        counter: 'gpt_tickets',
        taskId: randomUUID(),
        variants: 1,
        ticketsPerVariant: 1,
        reason: 'chat',
        at: t.clock.now(),
        freeDailyRenders: 4,
        capabilities: t.services.capabilities,
      }),
    );
  expect([await chat(), await chat(), await chat()]).toEqual([2, 1, 0]);
  await expect(chat()).rejects.toMatchObject({ code: 'DAILY_COUNT_USED_UP' });
});

test('what a descriptor keeps for members is refused to users and told of to everyone', async () => {
  const tool = TOOLS.allPlan as { -readonly [K in keyof ToolDescriptor]: ToolDescriptor[K] };
  const { allowed } = tool;
  tool.allowed = 'members';
  try {
    const usable = async (browser: TestBrowser) =>
      (await browser.get('/api/ai/tools'))
        .json()
        .data.tools.find((each: { function: string }) => each.function === 'allPlan');
    for (const role of ['user', 'vip', 'permanent', 'enterprise'] as const) {
      const { browser, user } = await come(role);
      const outcome = await start(browser, user as User, { function: 'allPlan' });
      expect([role, outcome]).toEqual([role, role === 'user' ? 'MEMBERS_ONLY' : -1]);
      expect(await usable(browser)).toMatchObject({ allowed: 'members', usable: role !== 'user' });
    }
    expect(await usable(t.browser())).toMatchObject({ usable: false });
  } finally {
    tool.allowed = allowed;
  }
});
