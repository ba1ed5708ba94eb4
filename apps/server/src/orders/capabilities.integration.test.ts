import { randomUUID } from 'node:crypto';
import type { Order, Plan } from '@plumbline/contract/api/orders.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Allowance } from '@plumbline/contract/api/tickets.ts';
import {
  BUILT_CAPABILITIES,
  type Capability,
  CAPABILITY_NAMES,
} from '@plumbline/contract/capabilities/capabilities.ts';
import { SHIPPED_PLANS } from '@plumbline/contract/plans/shipped-plans.ts';
import { grantTickets } from '@plumbline/core/tickets/grant-tickets.ts';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openShop, type TestShop } from '../testing/test-shop.ts';

const CREATE = ['/api/order/createOrder', '/api/order/createAliPayOrder'] as const;
const NEEDING: Readonly<Record<string, Capability>> = {
  'live-200': 'real-time',
  'gpt-200': 'chat',
  'enterprise-month': 'dedicated-server',
  'enterprise-month-plus': 'dedicated-server',
};
/** Of what this version cannot do. */
function isMissing(planId: string): boolean {
  const capability = NEEDING[planId];
  return capability !== undefined && !BUILT_CAPABILITIES.has(capability);
}
const opened: TestApp[] = [];
afterEach(async () => {
  for (const t of opened.splice(0)) await t.close();
});

async function open(capabilities?: Iterable<Capability>): Promise<TestShop> {
  const t = await startTestApp(capabilities ? { capabilities } : {});
  opened.push(t);
  t.clock.set('2026-03-04T08:00:00Z');
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  return openShop(t, '13900000001');
}
const soldBy = async ({ person }: TestShop): Promise<string[]> =>
  (await person.get('/api/order/plans')).json().data.items.map(({ planId }: Plan) => planId);
const allowanceOf = async ({ person }: TestShop): Promise<Allowance> =>
  (await person.get('/api/user/allowance')).json().data;
const give = ({ t, userId }: TestShop, counter: TicketCounter, amount: number) =>
  grantTickets(t.services.database.ledger, {
    key: randomUUID(),
    userId,
    counter,
    amount,
    reason: 'bought in an earlier version',
    at: t.clock.now(),
  });

test('this version sells what it has: memberships, renders, live pictures and chats', async () => {
  const shop = await open();
  const site = (await shop.person.get('/api/site')).json().data;
  expect(site.capabilities).toEqual([
    'chat',
    'real-time',
    'comfyui',
    'automatic1111',
    'image-model',
    'language-model',
    'models',
    'object-storage',
  ]);
  const there = SHIPPED_PLANS.map(({ planId }) => planId).filter((planId) => !isMissing(planId));
  expect(await soldBy(shop)).toEqual(there);
  for (const planId of Object.keys(NEEDING).filter(isMissing))
    for (const path of CREATE) {
      const answer = await shop.person.change('GET', `${path}?planId=${planId}`);
      expect([planId, answer.statusCode, answer.json().error?.code]).toEqual([
        planId,
        409,
        'PLAN_NOT_OFFERED',
      ]);
    }
  const { items } = (await shop.chief.browser.get('/api/user/manage/plan')).json().data;
  expect(items.map(({ planId }: Plan) => planId)).toEqual(there);
});

test('what is not there is neither given nor counted, also to members', async () => {
  const shop = await open(['models']);
  const nothing = { left: 0, perDay: 0, kept: 0, tomorrow: 0 };
  expect(await allowanceOf(shop)).toMatchObject({
    live_tickets: nothing,
    gpt_tickets: nothing,
    realTimeServer: 'none',
  });
  shop.t.clock.set('2026-03-04T16:00:00Z');
  expect(await shop.tickets()).toEqual({ tickets: 10, live_tickets: 0, gpt_tickets: 0, unlimited: false });
  expect((await shop.person.get('/api/user/ledger')).json().data.items).toEqual([]);
  await shop.cashier(await shop.order(), 'pay');
  expect(await shop.tickets()).toEqual({ tickets: -1, live_tickets: 0, gpt_tickets: 0, unlimited: true });
});

test('what was bought before stays its owner’s: counted, listed, refunded', async () => {
  const shop = await open(CAPABILITY_NAMES);
  const orderId = await shop.order('wechat', 'gpt-200');
  const capabilities = shop.t.services.capabilities as Set<Capability>;
  capabilities.clear();
  // Paid while it was still sold, confirmed when it is not: what was bought is given.
  await shop.cashier(orderId, 'pay');
  expect(await shop.check(orderId)).toBe('completed');
  await give(shop, 'live_tickets', 7);
  expect(await shop.tickets()).toMatchObject({ live_tickets: 7, gpt_tickets: 200 });
  expect(await allowanceOf(shop)).toMatchObject({
    live_tickets: { left: 7, kept: 7, perDay: 0 },
    gpt_tickets: { left: 200, kept: 200, perDay: 0 },
  });
  const orders: Order[] = (await shop.person.get('/api/order/orders')).json().data.items;
  expect(orders).toMatchObject([{ planId: 'gpt-200', title: { en: '200 assistant chats' } }]);
  await shop.refund(orderId);
  await expect.poll(() => shop.check(orderId)).toBe('refunded');
  expect(await shop.tickets()).toMatchObject({ live_tickets: 7, gpt_tickets: 0 });
});

test.each([
  ['chat', 'gpt_tickets', 10],
  ['real-time', 'live_tickets', 100],
] as const)(
  'with %s registered its plans are sold and its tickets are there, and no other’s',
  async (capability, counter, perDay) => {
    const shop = await open([capability]);
    const sold = (await soldBy(shop)).filter((planId) => planId in NEEDING);
    expect(sold.map((planId) => NEEDING[planId])).toEqual([capability]);
    const allowance = await allowanceOf(shop);
    for (const each of ['live_tickets', 'gpt_tickets'] as const)
      expect([each, allowance[each].perDay]).toEqual([each, each === counter ? perDay : 0]);
    expect(allowance.gpt_tickets.tomorrow).toBe(capability === 'chat' ? 10 : 0);
    await shop.order('wechat', sold[0]);
  },
);

test('with the enterprise’s server registered its months are sold, and the allowance tells of it', async () => {
  const shop = await open(['real-time', 'dedicated-server']);
  expect(await soldBy(shop)).toEqual(expect.arrayContaining(['enterprise-month', 'enterprise-month-plus']));
  await shop.cashier(await shop.order('wechat', 'enterprise-month'), 'pay');
  expect(await allowanceOf(shop)).toMatchObject({ realTimeServer: 'dedicated', live_tickets: { left: -1 } });
});
