import { createCipheriv, verify } from 'node:crypto';
import type { ReadNotice } from '@plumbline/core/ports/payment-port.ts';
import { describe, expect, test } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { formatBeijingOffsetTime, formatBeijingTime } from '../beijing-time.ts';
import { SANDBOX, type SandboxNotice } from '../sandbox/sandbox-trade.ts';
import { signedHeaders, spoilSignature, wechatNotice } from '../sandbox/wechat-sandbox.ts';
import { keys, paidTrade, wechatSettings } from '../testing/provider-keys.ts';
import { decryptResource } from './decrypt-resource.ts';
import { createWechatPay } from './wechat-pay.ts';
import { requestMessage, signMessage } from './wechat-signature.ts';

const clock = new TestClock('2026-03-04T08:01:00Z');
const port = createWechatPay(wechatSettings, clock, 'http://127.0.0.1:9');
const read = ({ headers, body }: SandboxNotice): Promise<ReadNotice> =>
  port.readNotice(Buffer.from(body), headers);
const notice = () => wechatNotice(paidTrade(), keys, clock.now());

describe('vectors', () => {
  test('the text that a request is signed over', () => {
    const message = requestMessage({
      method: 'POST',
      target: '/v3/pay/transactions/native',
      timestamp: '1700000000',
      nonce: 'abc',
      body: '{"a":1}',
    });
    expect(message).toBe('POST\n/v3/pay/transactions/native\n1700000000\nabc\n{"a":1}\n');
    const signature = Buffer.from(signMessage(message, wechatSettings.privateKey), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(message), keys.merchantPublic, signature)).toBe(true);
  });

  const sealed = {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: '4oufGHn75d7XKpUB65CuIm4zMGSt01I=',
    associated_data: 'transaction',
    nonce: '0123456789ab',
  } as const;
  const key = Buffer.from('0123456789abcdef0123456789abcdef');

  test('a sealed resource', () => {
    expect(decryptResource(sealed, key)).toBe('{"x":1}');
  });

  test('neither with other data, nor another key, nor a shortened or changed tag', () => {
    expect(() => decryptResource({ ...sealed, associated_data: 'refund' }, key)).toThrow();
    expect(() => decryptResource(sealed, Buffer.alloc(32, 'x'))).toThrow();
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    for (const cut of [1, 4, 15, 20])
      expect(() =>
        decryptResource({ ...sealed, ciphertext: bytes.subarray(0, -cut).toString('base64') }, key),
      ).toThrow();
    const flipped = Buffer.from(bytes);
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    expect(() => decryptResource({ ...sealed, ciphertext: flipped.toString('base64') }, key)).toThrow();
  });

  test('times are Beijing’s', () => {
    const at = new Date('2026-11-21T17:30:05Z');
    expect(formatBeijingTime(at)).toBe('2026-11-22 01:30:05');
    expect(formatBeijingOffsetTime(at)).toBe('2026-11-22T01:30:05+08:00');
  });
});

describe('notices', () => {
  test('a payment', async () => {
    expect(await read(notice())).toEqual({
      ok: true,
      eventId: expect.stringMatching(/^[\w-]{36}$/),
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

  test('a refund of all of it', async () => {
    const refunded = wechatNotice(paidTrade({ state: 'refunded' }), keys, clock.now());
    expect(await read(refunded)).toMatchObject({
      ok: true,
      report: { status: 'refunded', isOurs: true, amountFen: 6_800 },
    });
  });

  const changed: Record<string, (from: SandboxNotice) => SandboxNotice> = {
    'a changed body': ({ headers, body }) => ({ headers, body: body.replace('支付成功', '支付成功 ') }),
    'a changed timestamp': ({ headers, body }) => ({
      headers: { ...headers, 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) + 1) },
      body,
    }),
    'a changed nonce': ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-nonce': 'n' }, body }),
    'an unknown serial': ({ headers, body }) => ({
      headers: { ...headers, 'wechatpay-serial': 'PUB_KEY_ID_1' },
      body,
    }),
    'no signature': ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-signature': '' }, body }),
    'the signature that WeChat tests with': spoilSignature,
    'a timestamp that is no number': ({ headers, body }) => ({
      headers: { ...headers, 'wechatpay-timestamp': 'NaN' },
      body,
    }),
  };
  test.each(Object.entries(changed))('%s is refused', async (_, change) => {
    expect(await read(change(notice()))).toMatchObject({ ok: false, status: 401 });
  });

  test('a signature is good for less than five minutes, before and after', async () => {
    const at = (seconds: number) =>
      wechatNotice(paidTrade(), keys, new Date(clock.now().getTime() + seconds * 1_000));
    for (const seconds of [-299, 299]) expect(await read(at(seconds))).toMatchObject({ ok: true });
    for (const seconds of [-301, -300, 300, 301])
      expect(await read(at(seconds))).toMatchObject({ ok: false, status: 401 });
  });

  test('a signature of somebody else’s key is refused', async () => {
    const strangers = { ...keys, providerPrivate: wechatSettings.privateKey };
    expect(await read(wechatNotice(paidTrade(), strangers, clock.now()))).toMatchObject({ ok: false });
  });

  const signed = (resource: object): SandboxNotice => {
    const body = JSON.stringify({ id: 'EV-1', event_type: 'TRANSACTION.SUCCESS', resource });
    return { headers: signedHeaders(body, keys, clock.now()), body };
  };
  const seal = (content: object) => {
    const cipher = createCipheriv('aes-256-gcm', Buffer.from(SANDBOX.apiKey), Buffer.from('0123456789ab'));
    cipher.setAAD(Buffer.from('transaction'));
    const text = JSON.stringify(content);
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: bytes.toString('base64'),
      associated_data: 'transaction',
      nonce: '0123456789ab',
    };
  };
  const transaction = {
    appid: SANDBOX.appId,
    mchid: SANDBOX.mchId,
    out_trade_no: 'o0123456789',
    transaction_id: '4200001',
    trade_state: 'SUCCESS',
    amount: { total: 6_800, currency: 'CNY' },
  };

  test('signed, but sealed otherwise, is unreadable', async () => {
    const sealed = seal(transaction);
    for (const resource of [
      { ...sealed, associated_data: 'refund' },
      { ...sealed, algorithm: 'AEAD_AES_128_GCM' },
      { ...sealed, ciphertext: sealed.ciphertext.slice(0, -4) },
      seal({ hello: 'world' }),
      seal({ ...transaction, amount: { total: 68.5 } }),
    ])
      expect(await read(signed(resource))).toMatchObject({ ok: false, status: 400 });
    const body = 'not json';
    const headers = signedHeaders(body, keys, clock.now());
    expect(await read({ headers, body })).toMatchObject({ ok: false, status: 400 });
  });

  test('money for another merchant, app or in another currency is not ours', async () => {
    const isOurs = async (change: object) => {
      const result = await read(signed(seal({ ...transaction, ...change })));
      return result.ok && result.report.isOurs;
    };
    expect(await isOurs({})).toBe(true);
    expect(await isOurs({ mchid: '1900000001' })).toBe(false);
    expect(await isOurs({ appid: 'wx1111111111111111' })).toBe(false);
    expect(await isOurs({ amount: { total: 6_800, currency: 'USD' } })).toBe(false);
  });
});
