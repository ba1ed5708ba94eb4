import type { Order, Plan } from '@plumbline/contract/api/orders.ts';
import { expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { eachTestInShop, type TestShop } from '../testing/test-shop.ts';

const PLAN = '/api/user/manage/plan';
let t: TestApp;
let shop: TestShop;
let made = 0;
let planId: string;

eachTestInShop((opened) => {
  shop = opened;
  ({ t } = shop);
  planId = `pack-${++made}`;
});

const content = (amountFen: number, amount: number, visible = true) => ({
  title: { 'zh-CN': `出图 ${amount} 次`, en: `${amount} renders`, ja: `${amount} 回` },
  description: { 'zh-CN': '不过期', en: 'They do not expire', ja: '無期限' },
  amountFen,
  gift: { kind: 'tickets', counter: 'tickets', amount },
  recommended: false,
  position: 1,
  visible,
});
const create = async (amountFen: number, amount: number) => {
  const answer = await shop.chief.browser.post(PLAN, { planId, content: content(amountFen, amount) });
  expect(answer.statusCode, answer.body).toBe(201);
};
const edit = async (seenVersion: number, next: ReturnType<typeof content>) => {
  const answer = await shop.chief.browser.post(`${PLAN}/${planId}`, { seenVersion, content: next });
  expect(answer.statusCode, answer.body).toBe(200);
};
const retire = (seenVersion: number) =>
  shop.chief.browser.post(`${PLAN}/${planId}/retired`, { seenVersion, retired: true });
const order = async (planVersion?: number) => {
  const query = planVersion === undefined ? '' : `&planVersion=${planVersion}`;
  const answer = await shop.person.change('GET', `/api/order/createOrder?planId=${planId}${query}`);
  return answer.json() as { data: { orderId: string; amountFen: number }; error: { code: string } };
};
const own = async (): Promise<Order[]> => (await shop.person.get('/api/order/orders')).json().data.items;

test('an open order keeps the price and the gift that its buyer saw, to the end', async () => {
  await create(1_500, 20);
  const { data } = await order(1);
  expect(data.amountFen).toBe(1_500);
  await edit(1, content(9_900, 1));
  // As it is paid from the list of one's own orders.
  expect((await order(1)).data).toMatchObject({ orderId: data.orderId, amountFen: 1_500 });
  expect(await own()).toMatchObject([
    { planVersion: 1, amountFen: 1_500, title: { en: '20 renders' }, gift: { amount: 20 } },
  ]);
  await shop.cashier(data.orderId, 'pay');
  expect(await shop.check(data.orderId)).toBe('completed');
  expect((await shop.tickets()).tickets).toBe(30);
  const { items } = (await shop.person.get('/api/user/ledger?counter=tickets')).json().data;
  expect(items[0]).toMatchObject({ kind: 'grant', amount: 20, orderId: data.orderId });
  await shop.refund(data.orderId);
  await expect.poll(() => shop.check(data.orderId)).toBe('refunded');
  expect((await shop.tickets()).tickets).toBe(10);
});

test('a membership that was ordered lasts as long as it was said to, and is taken back whole', async () => {
  const seen = (await shop.person.get('/api/order/plans')).json().data.items as Plan[];
  const month = seen.find((plan) => plan.planId === 'member-month') as Plan;
  const orderId = await shop.order('alipay', 'member-month');
  const { data } = (await shop.chief.browser.get(`${PLAN}/member-month/versions`)).json();
  const gift = { kind: 'membership', tier: 'member', level: 'month', months: 7 };
  const { content: before, planVersion } = data.items[0];
  const change = { seenVersion: planVersion, content: { ...before, gift, amountFen: 30_000 } };
  expect((await shop.chief.browser.post(`${PLAN}/member-month`, change)).statusCode).toBe(200);
  await shop.cashier(orderId, 'pay');
  expect(await shop.vip()).toMatchObject({ level: 'month', expiresAt: '2026-04-04T08:00:00.000Z' });
  expect(await own()).toMatchObject([{ amountFen: month.amountFen, planVersion: month.planVersion }]);
  expect(await shop.refund(orderId)).toBe('refunded');
  expect((await shop.vip()).level).toBe('none');
  await shop.cashier(await shop.order('alipay', 'member-month'), 'pay');
  expect(await shop.vip()).toMatchObject({ expiresAt: '2026-10-04T08:00:00.000Z' });
});

test('nobody orders at a price that they have not seen', async () => {
  await create(1_500, 20);
  await edit(1, content(9_900, 20));
  expect((await order(1)).error.code).toBe('PLAN_CHANGED');
  expect((await order(7)).error.code).toBe('PLAN_CHANGED');
  expect(await own()).toEqual([]);
  expect((await order(2)).data.amountFen).toBe(9_900);
  // Who names no version takes what is sold now.
  expect((await order()).data.amountFen).toBe(9_900);
});

test('a plan that is hidden or retired is not sold, and an order that waits for its money can be paid', async () => {
  await create(1_500, 20);
  const { data } = await order(1);
  await edit(1, content(1_500, 20, false));
  expect((await order(2)).error.code).toBe('PLAN_NOT_OFFERED');
  expect((await order()).error.code).toBe('PLAN_NOT_OFFERED');
  expect((await retire(2)).statusCode).toBe(200);
  expect((await order(3)).error.code).toBe('PLAN_NOT_OFFERED');
  expect((await order(1)).data.orderId).toBe(data.orderId);
  await shop.cashier(data.orderId, 'pay');
  expect((await shop.tickets()).tickets).toBe(30);
});

test('a price that changes while people order: each order is wholly of one version', async () => {
  await create(1_000, 10);
  const people = await Promise.all(Array.from({ length: 6 }, (_, at) => t.signedIn(`1371111000${at}`)));
  const orders = people.map((person) => person.change('GET', `/api/order/createOrder?planId=${planId}`));
  await edit(1, content(2_000, 20));
  for (const answer of await Promise.all(orders)) {
    const found = await t.services.database.orders.find(answer.json().data.orderId);
    const scale = found?.planVersion ?? 0;
    expect(found).toMatchObject({ amountFen: 1_000 * scale, gift: { amount: 10 * scale } });
  }
});

test('orders of before there were versions keep their name', async () => {
  const orderId = await shop.order();
  await t.services.pool.query("update orders set plan_id = 'forgotten' where id = $1", [orderId]);
  expect(await own()).toMatchObject([{ title: { en: 'forgotten' } }]);
});
