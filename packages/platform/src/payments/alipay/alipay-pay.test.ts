import { sign } from 'node:crypto';
import type { ReadNotice } from '@plumbline/core/ports/payment-port.ts';
import { describe, expect, test } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { alipayForm, alipayNotice, isFromApp } from '../sandbox/alipay-sandbox.ts';
import { alipaySettings, keys, paidTrade } from '../testing/provider-keys.ts';
import { createAlipayPay } from './alipay-pay.ts';
import { toFen, toYuan } from './yuan.ts';

const clock = new TestClock('2026-03-04T08:01:00Z');
const port = createAlipayPay(alipaySettings, clock);
const read = (body: string): Promise<ReadNotice> => port.readNotice(Buffer.from(body), {});
const trade = paidTrade({ provider: 'alipay', title: '50% off & 月度会员+' });
const notice = () => alipayNotice(trade, keys, clock.now()).body;
const signedWith = (change: Record<string, string>) => {
  const { sign: _, sign_type: __, ...parameters } = Object.fromEntries(new URLSearchParams(notice()));
  return alipayForm({ ...parameters, ...change } as Record<string, string>, keys).body;
};

test('fen and yuan, without floating point', () => {
  expect([1, 10, 100, 1_234_567].map(toYuan)).toEqual(['0.01', '0.10', '1.00', '12345.67']);
  expect(['0.01', '0.1', '1', '12345.67', '68.00'].map(toFen)).toEqual([1, 10, 100, 1_234_567, 6_800]);
  for (const wrong of ['', '-1', '1.234', '1e3', ' 1', '1,00', '.5', '0x10', 'NaN', '12345678901'])
    expect(toFen(wrong), wrong).toBeNull();
});

test('the address of the cashier is signed with RSA2 and stamped in Beijing’s time, whatever the zone', async () => {
  const url = await port.create({
    orderId: 'o0123456789',
    amountFen: 6_801,
    title: 'a/b=c&d',
    expiresAt: new Date('2026-03-04T08:16:00Z'),
    notifyUrl: 'https://studio.example/api/order/notify/alipay',
    returnUrl: 'https://studio.example/membership',
  });
  const parameters = Object.fromEntries(new URL(url).searchParams);
  expect(parameters).toMatchObject({
    method: 'alipay.trade.page.pay',
    sign_type: 'RSA2',
    timestamp: '2026-03-04 16:01:00',
    notify_url: 'https://studio.example/api/order/notify/alipay',
  });
  expect(JSON.parse(parameters['biz_content'] ?? '')).toEqual({
    out_trade_no: 'o0123456789',
    total_amount: '68.01',
    subject: 'a b c d',
    product_code: 'FAST_INSTANT_TRADE_PAY',
    time_expire: '2026-03-04 16:16:00',
  });
  expect(isFromApp(parameters, keys, clock.now())).toBe(true);
  expect(isFromApp({ ...parameters, biz_content: '{}' }, keys, clock.now())).toBe(false);
});

describe('notices', () => {
  test('a payment, with blanks and signs in its values', async () => {
    expect(await read(notice())).toEqual({
      ok: true,
      eventId: expect.any(String),
      report: {
        orderId: 'o0123456789',
        status: 'paid',
        isOurs: true,
        amountFen: 6_800,
        tradeNo: '4200001',
        paidAt: new Date('2026-03-04T08:00:00Z'),
      },
    });
  });

  test('a changed, missing or added parameter is refused', async () => {
    for (const body of [
      notice().replace('total_amount=68.00', 'total_amount=68.01'),
      notice().replace('&body=', ''),
      `${notice()}&extra=1`,
      notice().replace(/sign=[^&]+/, 'sign='),
      notice().replace(/&sign=[^&]+/, ''),
    ])
      expect(await read(body)).toMatchObject({ ok: false, status: 401 });
  });

  test('a parameter that comes twice is refused before anything else', async () => {
    expect(await read(`${notice()}&trade_status=TRADE_SUCCESS`)).toMatchObject({ ok: false, status: 400 });
  });

  test('SHA-1 is refused, although the signature is right', async () => {
    const { sign: _, sign_type: __, ...parameters } = Object.fromEntries(new URLSearchParams(notice()));
    const text = Object.keys(parameters)
      .toSorted()
      .map((name) => `${name}=${parameters[name]}`)
      .join('&');
    const signature = sign('RSA-SHA1', Buffer.from(text), keys.providerPrivate).toString('base64');
    const form = { ...parameters, sign_type: 'RSA', sign: signature } as Record<string, string>;
    expect(await read(new URLSearchParams(form).toString())).toMatchObject({ ok: false, status: 401 });
  });

  test('another app, seller or an amount that is none do not fit', async () => {
    expect(await read(signedWith({}))).toMatchObject({ ok: true, report: { isOurs: true } });
    expect(await read(signedWith({ app_id: '2021999999999999' }))).toMatchObject({
      report: { isOurs: false },
    });
    expect(await read(signedWith({ seller_id: '2088999999999999' }))).toMatchObject({
      report: { isOurs: false },
    });
    expect(await read(signedWith({ total_amount: '68' }))).toMatchObject({ report: { amountFen: 6_800 } });
    expect(await read(signedWith({ total_amount: '-68.00' }))).toMatchObject({ report: { amountFen: -1 } });
  });

  test('a closed trade was refunded only where it had been paid', async () => {
    const status = async (change: Record<string, string>) => {
      const result = await read(signedWith(change));
      return result.ok && result.report.status;
    };
    expect(await status({ trade_status: 'WAIT_BUYER_PAY' })).toBe('pending');
    expect(await status({ trade_status: 'TRADE_FINISHED' })).toBe('paid');
    expect(await status({ trade_status: 'TRADE_CLOSED' })).toBe('refunded');
    const unpaid = alipayNotice({ ...trade, state: 'closed', paidAt: null }, keys, clock.now()).body;
    expect(await read(unpaid)).toMatchObject({ ok: true, report: { status: 'closed' } });
    expect(await read(signedWith({ trade_status: 'SOMETHING' }))).toMatchObject({ ok: false, status: 400 });
  });

  test('what is no form at all', async () => {
    for (const body of ['', '{}', '\0\0', 'sign_type=RSA2', 'sign_type=RSA2&sign=!!']) {
      expect(await read(body)).toMatchObject({ ok: false });
    }
  });
});
