import type { Plan } from '@plumbline/contract/api/orders.ts';
import { CAPABILITY_NAMES } from '@plumbline/contract/capabilities/capabilities.ts';
import { sweepMemberships } from '@plumbline/core/membership/grant-membership.ts';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { eachTestInShop, openShop, type TestShop } from '../testing/test-shop.ts';

let t: TestApp;
let shop: TestShop;
let person: TestBrowser;
let userId: string;

// What is sold where everything is there; `capabilities.integration.test.ts` takes it away.
const EVERYTHING = { capabilities: CAPABILITY_NAMES };

eachTestInShop((opened) => {
  shop = opened;
  ({ t, person, userId } = shop);
}, EVERYTHING);

const CREATE = { wechat: '/api/order/createOrder', alipay: '/api/order/createAliPayOrder' } as const;
const count = async (table: string, orderId: string) =>
  (await t.services.pool.query(`select 1 from ${table} where order_id = $1`, [orderId])).rowCount;

test('the plans are data: three memberships, packs for each counter, and the enterprise month', async () => {
  const { items, providers, sandbox } = (await t.browser().get('/api/order/plans')).json().data;
  expect(providers).toEqual(['wechat', 'alipay']);
  expect(sandbox).toBe(true);
  const gifts = items.map((plan: Plan) => plan.gift);
  for (const level of ['month', 'year', 'permanent'])
    expect(gifts).toContainEqual(expect.objectContaining({ kind: 'membership', tier: 'member', level }));
  for (const counter of ['tickets', 'live_tickets', 'gpt_tickets'])
    expect(gifts).toContainEqual(expect.objectContaining({ kind: 'tickets', counter }));
  const enterprise = items.filter(
    ({ gift }: Plan) => gift.kind === 'membership' && gift.tier === 'enterprise',
  );
  expect(enterprise.map(({ amountFen }: Plan) => amountFen)).toEqual([250_000, 350_000]);
});

test.each(['wechat', 'alipay'] as const)('%s: a notice gives the membership, once', async (way) => {
  const orderId = await shop.order(way);
  expect(await shop.check(orderId)).toBe('created');
  expect(await shop.complete(orderId)).toBe('ORDER_NOT_PAID');
  expect((await shop.vip()).level).toBe('none');
  const { notices } = await shop.cashier(orderId, 'pay-twice');
  const accepted = way === 'wechat' ? 204 : 200;
  expect(notices.map(({ status }) => status)).toEqual([accepted, accepted]);
  expect(await shop.check(orderId)).toBe('completed');
  expect(await shop.vip()).toEqual({
    level: 'month',
    expiresAt: '2026-04-04T08:00:00.000Z',
    permanent: false,
  });
  expect((await person.get('/api/user/userInfo')).json().data.userType).toBe('vip');
  expect((await shop.tickets()).unlimited).toBe(true);
  expect(await shop.complete(orderId)).toBe('completed');
  expect(await shop.complete(orderId)).toBe('completed');
  await shop.sweep();
  expect((await shop.vip()).expiresAt).toBe('2026-04-04T08:00:00.000Z');
  expect(await count('payments', orderId)).toBe(1);
  expect(await count('payment_notices', orderId)).toBe(1);
});

test.each(['wechat', 'alipay'] as const)(
  '%s: a forged notice gives nothing; asking the provider does',
  async (way) => {
    const orderId = await shop.order(way, 'tickets-50');
    const { notices } = await shop.cashier(orderId, 'bad-signature');
    expect(notices.map(({ status }) => status)).toEqual([401]);
    expect(await shop.check(orderId)).toBe('created');
    expect((await shop.tickets()).tickets).toBe(10);
    // Many at once: the query and the grant happen side by side, what was bought arrives once.
    const states = await Promise.all(Array.from({ length: 8 }, () => shop.complete(orderId)));
    expect(new Set(states)).toEqual(new Set(['completed']));
    expect((await shop.tickets()).tickets).toBe(60);
    expect(await count('payments', orderId)).toBe(1);
  },
);

test('the sweep finds a payment whose notice never came', async () => {
  const orderId = await shop.order('wechat', 'gpt-200');
  await shop.cashier(orderId, 'bad-signature');
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('created');
  t.clock.advance(6);
  await Promise.all([shop.sweep(), shop.sweep(), shop.sweep()]);
  expect(await shop.check(orderId)).toBe('completed');
  expect((await shop.tickets()).gpt_tickets).toBeGreaterThanOrEqual(200);
});

test.each(['wechat', 'alipay'] as const)('%s: an unpaid order closes, also at the provider', async (way) => {
  const orderId = await shop.order(way);
  await shop.cashier(orderId, 'fail');
  t.clock.advance(14 * 60);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('created');
  t.clock.advance(61);
  await shop.sweep();
  expect(await shop.check(orderId)).toBe('closed');
  const paying = await person.post('/api/dev/cashier', { orderId, act: 'pay' });
  expect(paying.statusCode).toBe(409);
  expect(await shop.complete(orderId)).toBe('ORDER_CLOSED');
  expect(await shop.order(way)).not.toBe(orderId);
});

test.each(['wechat', 'alipay'] as const)(
  '%s: a notice that comes after the close still gives',
  async (way) => {
    const orderId = await shop.order(way);
    t.clock.advance(16 * 60);
    await shop.sweep();
    expect(await shop.check(orderId)).toBe('closed');
    await shop.cashier(orderId, 'late-notice');
    expect(await shop.check(orderId)).toBe('completed');
    expect((await shop.vip()).level).toBe('month');
  },
);

test('a second click, in another tab or at the same moment, gets the same order', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => shop.order()));
  expect(new Set(ids).size).toBe(1);
  expect(await shop.order('alipay')).not.toBe(ids[0]);
  const key = { 'idempotency-key': 'click' };
  const twice = [1, 2].map(() => person.change('GET', `${CREATE.wechat}?planId=member-year`, undefined, key));
  const [one, two] = (await Promise.all(twice)).map((answer) => answer.json().data);
  expect(one).toEqual(two);
});

test('orders of others do not exist, visitors have none, made-up plans cannot be bought', async () => {
  const orderId = await shop.order();
  const other = await t.signedIn('13811119999');
  expect((await other.get(`/api/order/checkOrder?orderId=${orderId}`)).statusCode).toBe(404);
  expect(await shop.complete(orderId, other)).toBe('NOT_FOUND');
  const visitor = t.browser();
  expect((await visitor.get(`/api/order/checkOrder?orderId=${orderId}`)).statusCode).toBe(401);
  expect((await visitor.change('GET', `${CREATE.wechat}?planId=member-month`)).statusCode).toBe(401);
  for (const [query, status] of [
    ['planId=nothing', 404],
    ['planId=', 422],
    ['', 422],
    ['planId=member-month&amountFen=1', 422],
    ['planId=member-month&amountFen=-1', 422],
  ] as const)
    expect((await person.change('GET', `${CREATE.wechat}?${query}`)).statusCode, query).toBe(status);
});

test('orders are not made or completed from another site', async () => {
  const forged = await person.get(`${CREATE.wechat}?planId=member-month`);
  expect(forged.statusCode).toBe(403);
  const cross = { 'sec-fetch-site': 'cross-site' };
  const url = `${CREATE.wechat}?planId=member-month`;
  expect((await person.change('GET', url, undefined, cross)).statusCode).toBe(403);
  expect((await person.get('/api/order/completeOrder?orderId=o1')).statusCode).toBe(403);
});

test('a permanent member is sold no other membership, but tickets', async () => {
  const orderId = await shop.order('wechat', 'member-permanent');
  await shop.cashier(orderId, 'pay');
  expect(await shop.vip()).toEqual({ level: 'permanent', expiresAt: null, permanent: true });
  const again = await person.change('GET', `${CREATE.wechat}?planId=member-month`);
  expect(again.json().error.code).toBe('ALREADY_PERMANENT');
  await shop.order('wechat', 'tickets-50');
});

test('a membership that ran out is over, and renewing begins anew', async () => {
  await shop.cashier(await shop.order(), 'pay');
  t.clock.set('2026-05-01T00:00:00Z');
  await sweepMemberships(t.services.database, t.clock.now());
  shop = await openShop(t, shop.phoneNo);
  ({ person } = shop);
  expect((await person.get('/api/user/userInfo')).json().data.userType).toBe('user');
  expect(await shop.vip()).toMatchObject({ level: 'month', expiresAt: '2026-04-04T08:00:00.000Z' });
  await shop.cashier(await shop.order(), 'pay');
  expect((await shop.vip()).expiresAt).toBe('2026-06-01T00:00:00.000Z');
});

test('the enterprise month makes an enterprise, which ends', async () => {
  await shop.cashier(await shop.order('wechat', 'enterprise-month'), 'pay');
  expect((await person.get('/api/user/userInfo')).json().data.userType).toBe('enterprise');
  t.clock.set('2026-04-04T08:00:00Z');
  await sweepMemberships(t.services.database, t.clock.now());
  shop = await openShop(t, shop.phoneNo);
  ({ person } = shop);
  // Who bought it goes on as before; only an operator's enterprise is told that its term is over.
  expect((await person.get('/api/user/userInfo')).json().data).toMatchObject({
    userType: 'user',
    expiredSince: null,
  });
});

test('what an administrator set by hand is what a renewal adds to', async () => {
  await t.services.pool.query(
    "update users set user_type = 'vip', membership_level = 'year', membership_expires_at = '2026-09-01T00:00:00Z' where id = $1",
    [userId],
  );
  await shop.cashier(await shop.order(), 'pay');
  expect(await shop.vip()).toMatchObject({ level: 'year', expiresAt: '2026-10-01T00:00:00.000Z' });
});

test('money for an account that is gone waits to be sent back', async () => {
  const orderId = await shop.order();
  await t.services.pool.query('delete from users where id = $1', [userId]);
  const sandbox = await t.services.sandboxCashier?.();
  await sandbox?.act(orderId, 'pay');
  expect(await t.services.database.orders.find(orderId)).toMatchObject({ state: 'paid', completedAt: null });
  expect(await shop.refund(orderId)).toBe('paid');
  const stateNow = async () => (await t.services.database.orders.find(orderId))?.state;
  await expect.poll(stateNow).toBe('refunded');
  expect(await t.services.database.orders.find(orderId)).toMatchObject({ state: 'refunded' });
});

test('signed notices that do not fit are refused, and change nothing', async () => {
  const orderId = await shop.order();
  const change = (sql: string) => t.services.pool.query(`update orders set ${sql} where id = $1`, [orderId]);
  // One fen more than the provider was told: the notice says one fen too little.
  await change('amount_fen = amount_fen + 1');
  const { notices } = await shop.cashier(orderId, 'pay');
  expect(notices).toEqual([{ text: 'payment', status: 422 }]);
  expect(await shop.check(orderId)).toBe('created');
  expect(await shop.complete(orderId)).toBe('BAD_GATEWAY');
  expect((await shop.vip()).level).toBe('none');
  await change('amount_fen = amount_fen - 1');
  expect(await shop.complete(orderId)).toBe('completed');
});

test('anybody may knock at the door of the notices, nobody is let in', async () => {
  const post = (provider: string, headers: Record<string, string>, payload = '{}') =>
    t.app.inject({ method: 'POST', url: `/api/order/notify/${provider}`, headers, payload });
  const json = { 'content-type': 'application/json' };
  const wechat = await post('wechat', json);
  expect(wechat.statusCode).toBe(401);
  expect(wechat.json()).toEqual({ code: 'FAIL', message: expect.any(String) });
  const alipay = await post('alipay', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1');
  expect([alipay.statusCode, alipay.body]).toEqual([401, 'fail']);
  expect((await post('paypal', json)).statusCode).toBe(404);
  expect((await post('wechat', json, 'x'.repeat(65_537))).statusCode).toBe(413);
  expect((await post('wechat', { 'content-type': 'image/png' }, '\u0000')).statusCode).toBe(401);
  expect((await post('wechat', {}, '')).statusCode).toBe(401);
});

test('one’s own orders are listed, newest first, and nobody else’s', async () => {
  const first = await shop.order();
  t.clock.advance(1);
  const second = await shop.order('alipay', 'tickets-50');
  await shop.cashier(second, 'pay');
  const read = async (query: string) => (await person.get(`/api/order/orders${query}`)).json().data;
  expect(await read('')).toMatchObject({
    total: 2,
    items: [
      { orderId: second, state: 'completed', provider: 'alipay', amountFen: 2_900 },
      { orderId: first, state: 'created', title: { en: 'Monthly member' } },
    ],
  });
  expect((await read('?page=2&pageSize=1')).items).toMatchObject([{ orderId: first }]);
});

test('the sandbox is not for those who come through a proxy, and does not exist where money is real', async () => {
  const orderId = await shop.order();
  const proxied = { 'x-forwarded-for': '198.51.100.1' };
  expect((await person.get(`/api/dev/cashier?orderId=${orderId}`, proxied)).statusCode).toBe(404);
  expect((await person.get('/api/order/plans', proxied)).json().data).toMatchObject({
    providers: [],
    sandbox: false,
  });
  const url = `${CREATE.wechat}?planId=member-month`;
  const refused = await person.change('GET', url, undefined, proxied);
  expect(refused.json().error.code).toBe('PAYMENT_NOT_SET_UP');
  const off = await startTestApp({ settings: { PAYMENT_SANDBOX: 'off' } });
  try {
    expect((await off.app.inject({ url: `/api/dev/cashier?orderId=${orderId}` })).statusCode).toBe(404);
    expect((await off.app.inject({ url: '/dev/cashier/o1' })).statusCode).toBe(404);
    expect((await off.app.inject({ url: '/api/order/plans' })).json().data.providers).toEqual([]);
  } finally {
    await off.close();
  }
});
