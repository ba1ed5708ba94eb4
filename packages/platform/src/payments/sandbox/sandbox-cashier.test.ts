import { createServer } from 'node:http';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { PaymentRequest } from '@plumbline/core/ports/payment-port.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { createAlipayPay } from '../alipay/alipay-pay.ts';
import { alipaySettings, wechatSettings } from '../testing/provider-keys.ts';
import { createWechatPay } from '../wechat/wechat-pay.ts';
import { type SandboxCashier, startSandboxCashier } from './sandbox-cashier.ts';

/** The real adapters against the stand-ins, which check every signature. */
const clock = new TestClock('2026-03-04T08:00:00Z');
let cashier: SandboxCashier;
beforeAll(async () => {
  cashier = await startSandboxCashier(clock);
});
afterAll(() => cashier.close());

let number = 0;
function request(change: Partial<PaymentRequest> = {}): PaymentRequest {
  number += 1;
  return {
    orderId: `o${String(number).padStart(10, '0')}`,
    amountFen: 6_800,
    title: '月度会员',
    expiresAt: new Date(clock.now().getTime() + 900_000),
    notifyUrl: 'http://127.0.0.1:9/api/order/notify/x',
    returnUrl: 'http://127.0.0.1:9/membership',
    ...change,
  };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** Creates an order at a provider as the payer finds it: Alipay's exists once its cashier was opened. */
async function open(provider: 'wechat' | 'alipay', asked: PaymentRequest): Promise<string> {
  const link = await cashier[provider].create(asked);
  if (provider === 'wechat') return link;
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

test.each(['wechat', 'alipay'] as const)('%s: create, query, pay, refund', async (provider) => {
  const port = cashier[provider];
  const asked = request();
  const { orderId } = asked;
  expect(await port.query(orderId)).toBeUndefined();
  expect(await open(provider, asked)).toBe(`http://127.0.0.1:9/dev/cashier/${orderId}`);
  expect(await open(provider, asked)).toBe(`http://127.0.0.1:9/dev/cashier/${orderId}`);
  const ours = { orderId, isOurs: true, amountFen: 6_800 };
  expect(await port.query(orderId)).toMatchObject({ ...ours, status: 'pending' });
  await cashier.act(orderId, 'fail');
  expect(await port.query(orderId)).toMatchObject({ status: 'pending' });
  await cashier.act(orderId, 'pay');
  expect(await port.query(orderId)).toMatchObject({ ...ours, status: 'paid', paidAt: clock.now() });
  expect(await port.close(orderId)).toBe('paid');
  const refund = { orderId, amountFen: 6_800, reason: 'test' };
  expect(await port.refund(refund)).toBe(provider === 'wechat' ? 'pending' : 'done');
  expect(await port.refund(refund)).toBe('done');
  expect(await port.query(orderId)).toMatchObject({ status: 'refunded' });
  expect(await codeOf(cashier.act(orderId, 'pay'))).toBe('CONFLICT');
});

test.each(['wechat', 'alipay'] as const)('%s: what nobody pays is closed', async (provider) => {
  const port = cashier[provider];
  const asked = request();
  expect(await port.close(asked.orderId)).toBe('closed');
  await open(provider, asked);
  expect(await port.close(asked.orderId)).toBe('closed');
  expect(await port.query(asked.orderId)).toMatchObject({ status: 'closed' });
  expect(await codeOf(port.refund({ orderId: asked.orderId, amountFen: 6_800, reason: 'x' }))).toBe(
    'BAD_GATEWAY',
  );
});

test('who signs with another key is refused, by both', async () => {
  const asked = request();
  const { url } = cashier.access;
  expect(await codeOf(createWechatPay(wechatSettings, clock, url).create(asked))).toBe('BAD_GATEWAY');
  const alipay = createAlipayPay({ ...alipaySettings, gateway: `${url}/gateway.do` }, clock);
  expect(await codeOf(alipay.query(asked.orderId))).toBe('BAD_GATEWAY');
  expect((await fetch(await alipay.create(asked), { redirect: 'manual' })).status).toBe(400);
});

test('an answer that somebody changed on its way is not believed', async () => {
  const asked = request();
  const { url: origin } = cashier.access;
  await open('wechat', asked);
  let change = (text: string) => text;
  const between = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const answer = await fetch(origin + (incoming.url ?? ''), {
        method: incoming.method ?? 'GET',
        headers: {
          authorization: incoming.headers.authorization ?? '',
          'content-type': incoming.headers['content-type'] ?? '',
        },
        ...(incoming.method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      const text = change(await answer.text());
      const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
      outgoing.writeHead(answer.status, headers).end(text);
    })();
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void between.close());
  const address = between.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const proxied = `http://127.0.0.1:${port}`;
  const wechat = createWechatPay(cashier.access.wechat, clock, proxied);
  const second = request();
  await open('alipay', second);
  const gateway = `${proxied}/gateway.do`;
  const alipay = createAlipayPay({ ...cashier.access.alipay, gateway }, clock);
  expect(await wechat.query(asked.orderId)).toMatchObject({ status: 'pending' });
  expect(await alipay.query(second.orderId)).toMatchObject({ status: 'pending' });
  change = (text) => text.replace('NOTPAY', 'SUCCESS').replace('WAIT_BUYER_PAY', 'TRADE_SUCCESS');
  expect(await codeOf(wechat.query(asked.orderId))).toBe('BAD_GATEWAY');
  expect(await codeOf(alipay.query(second.orderId))).toBe('BAD_GATEWAY');
});

test('nobody answers', async () => {
  expect(await codeOf(createWechatPay(wechatSettings, clock, 'http://127.0.0.1:9').query('o1'))).toBe(
    'GATEWAY_TIMEOUT',
  );
  expect(await codeOf(createAlipayPay(alipaySettings, clock).query('o1'))).toBe('GATEWAY_TIMEOUT');
});

test('a clock that is six minutes wrong is refused', async () => {
  const asked = request();
  await open('wechat', asked);
  const slow = new TestClock('2026-03-04T07:54:00Z');
  const late = createWechatPay(cashier.access.wechat, slow, cashier.access.url);
  expect(await codeOf(late.query(asked.orderId))).toBe('BAD_GATEWAY');
});

test('it does not run in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startSandboxCashier(clock)).rejects.toThrow('NODE_ENV=production');
});
