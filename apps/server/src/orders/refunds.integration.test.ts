import { expect, test } from 'vitest';
import type { AdministratorBrowser } from '../testing/administrator-browser.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { eachTestInShop, openShop, type TestShop } from '../testing/test-shop.ts';

let t: TestApp;
let shop: TestShop;
let person: TestBrowser;
let chief: AdministratorBrowser;
let userId: string;

eachTestInShop((opened) => {
  shop = opened;
  ({ t, person, chief, userId } = shop);
});

const count = async (table: string, orderId: string) =>
  (await t.services.pool.query(`select 1 from ${table} where order_id = $1`, [orderId])).rowCount;

test('money that came in the last second is found by asking once more an hour later', async () => {
  const orderId = await shop.order();
  t.clock.advance(16 * 60);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('closed');
  const sandbox = await t.services.sandboxCashier?.();
  await shop.whileNoticesAreLost(async () => {
    await sandbox?.act(orderId, 'late-notice');
  });
  expect(await shop.check(orderId)).toBe('closed');
  t.clock.advance(3_601);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('completed');
});

test.each(['wechat', 'alipay'] as const)('%s: a refund reverses the membership, once', async (way) => {
  const first = await shop.order(way);
  await shop.cashier(first, 'pay');
  t.clock.advance(60);
  const second = await shop.order(way);
  expect(second).not.toBe(first);
  await shop.cashier(second, 'pay');
  expect((await shop.vip()).expiresAt).toBe('2026-05-04T08:00:00.000Z');
  // WeChat takes a refund on and tells later that the money has arrived.
  expect(await shop.refund(first)).toBe(way === 'wechat' ? 'completed' : 'refunded');
  await expect.poll(() => shop.check(first)).toBe('refunded');
  expect((await shop.vip()).expiresAt).toBe('2026-04-04T08:01:00.000Z');
  expect(await shop.refund(first)).toBe('ORDER_REFUNDED');
  expect(await shop.complete(first)).toBe('ORDER_REFUNDED');
  const open = await shop.order(way);
  expect(await shop.refund(open)).toBe('ORDER_NOT_PAID');
  expect(await shop.refund('o1')).toBe('NOT_FOUND');
  const log = await t.services.pool.query(
    "select details from audit_entries where act = 'order.refund' and subject = $1",
    [first],
  );
  expect(log.rows).toEqual([{ details: { amountFen: 6_800, provider: way, userId, reason: 'test' } }]);
  const asUser = await person.post(`/api/user/manage/order/${open}/refund`, { reason: 'mine' });
  expect(asUser.statusCode).toBe(401);
});

const refundOf = async (orderId: string) => {
  const page = await chief.browser.get(`/api/user/manage/page/order?q=${orderId}`);
  const { state, refundRequestedAt } = page.json().data.items[0];
  return { state, underWay: refundRequestedAt !== null && state !== 'refunded' };
};

test('a refund is under way until the provider says that the money has arrived, also where its notice is lost', async () => {
  const orderId = await shop.order('wechat', 'tickets-50');
  await shop.cashier(orderId, 'pay');
  expect((await shop.tickets()).tickets).toBe(60);
  await shop.whileNoticesAreLost(async () => {
    expect(await shop.refund(orderId)).toBe('completed');
    // Until the sandbox has given its notice up.
    const sandbox = await t.services.sandboxCashier?.();
    await expect.poll(() => sandbox?.find(orderId)?.notices.at(-1)).toEqual({ text: 'refund', status: 503 });
  });
  expect(await refundOf(orderId)).toEqual({ state: 'completed', underWay: true });
  expect((await shop.tickets()).tickets).toBe(60);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('completed');
  t.clock.advance(6);
  await Promise.all([shop.sweep(), shop.sweep(), shop.sweep()]);
  expect(await refundOf(orderId)).toEqual({ state: 'refunded', underWay: false });
  expect((await shop.tickets()).tickets).toBe(10);
  expect(await count('refunds', orderId)).toBe(1);
});

test('a refund that the provider refuses is told at once, and not tried again behind anyone’s back', async () => {
  const orderId = await shop.order('wechat', 'tickets-50');
  // Our books say paid, the provider's do not.
  await t.services.pool.query("update orders set state = 'completed', next_check_at = null where id = $1", [
    orderId,
  ]);
  expect(await shop.refund(orderId)).toBe('BAD_GATEWAY');
  expect(await refundOf(orderId)).toEqual({ state: 'completed', underWay: false });
  await shop.cashier(orderId, 'pay');
  t.clock.advance(86_400);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('completed');
  // The console's session is over by then.
  shop = { ...shop, refund: (await openShop(t, '13811119998')).refund };
  expect(await shop.refund(orderId)).toBe('completed');
  await expect.poll(() => shop.check(orderId)).toBe('refunded');
});

test('who has paid for a plan cannot pay for it at the other provider a moment later', async () => {
  const [wechat, alipay] = [await shop.order('wechat'), await shop.order('alipay')];
  const other = await shop.order('alipay', 'tickets-50');
  await shop.cashier(wechat, 'pay');
  await shop.sweep();
  expect([await shop.check(wechat), await shop.check(alipay), await shop.check(other)]).toEqual([
    'completed',
    'closed',
    'created',
  ]);
  expect((await person.post('/api/dev/cashier', { orderId: alipay, act: 'pay' })).statusCode).toBe(409);
  expect((await shop.vip()).expiresAt).toBe('2026-04-04T08:00:00.000Z');
  // Another person's order of the same plan is theirs.
  const stranger = await t.signedIn('13811119999');
  const theirs = await shop.order('alipay', 'member-month', stranger);
  await shop.cashier(await shop.order('wechat'), 'pay');
  await shop.sweep();
  const answer = await stranger.get(`/api/order/checkOrder?orderId=${theirs}`);
  expect(answer.json().data.state).toBe('created');
});

test.each([
  ['one after the other', false],
  ['at the same moment', true],
])('whoever has paid at both providers gets both, %s', async (_when, atOnce) => {
  const [wechat, alipay] = [await shop.order('wechat'), await shop.order('alipay')];
  if (atOnce) await Promise.all([shop.cashier(wechat, 'pay'), shop.cashier(alipay, 'pay')]);
  else {
    // Paid, but its notice does not count: the other one is completed first.
    await shop.cashier(alipay, 'bad-signature');
    await shop.cashier(wechat, 'pay');
    await shop.sweep();
  }
  expect([await shop.check(wechat), await shop.check(alipay)]).toEqual(['completed', 'completed']);
  expect((await shop.vip()).expiresAt).toBe('2026-05-04T08:00:00.000Z');
  expect(await shop.refund(alipay)).toBe('refunded');
  expect((await shop.vip()).expiresAt).toBe('2026-04-04T08:00:00.000Z');
});

test('money that came after the last look of the hour is found a day later', async () => {
  const orderId = await shop.order();
  t.clock.advance(16 * 60);
  await shop.sweep();
  t.clock.advance(3_700);
  await shop.sweep();
  const sandbox = await t.services.sandboxCashier?.();
  await shop.whileNoticesAreLost(async () => {
    await sandbox?.act(orderId, 'late-notice');
  });
  t.clock.advance(3_600);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('closed');
  t.clock.advance(86_400);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('completed');
});

test('a refund at the provider reverses tickets, those that are left', async () => {
  const orderId = await shop.order('alipay', 'tickets-50');
  await shop.cashier(orderId, 'pay');
  expect((await shop.tickets()).tickets).toBe(60);
  const { notices } = await shop.cashier(orderId, 'refund');
  expect(notices.at(-1)).toEqual({ text: 'refund', status: 200 });
  expect(await shop.check(orderId)).toBe('refunded');
  expect((await shop.tickets()).tickets).toBe(10);
});
