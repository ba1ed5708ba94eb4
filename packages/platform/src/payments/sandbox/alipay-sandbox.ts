import { randomUUID, sign, verify } from 'node:crypto';
import { toYuan } from '../alipay/yuan.ts';
import { formatBeijingTime } from '../beijing-time.ts';
import { SANDBOX, type SandboxKeys, type SandboxNotice, type SandboxTrade } from './sandbox-trade.ts';

type Parameters = Readonly<Record<string, string>>;

/** Alipay's rule: everything but the signature, sorted by name, not encoded. */
function signedText(parameters: Parameters, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}

/** Whether the merchant's app signed the request, and stamped it in Beijing's time. */
export function isFromApp(parameters: Parameters, keys: SandboxKeys, now: Date): boolean {
  const { app_id, sign_type, sign: signature = '', timestamp = '' } = parameters;
  if (app_id !== SANDBOX.alipayAppId || sign_type !== 'RSA2') return false;
  const stamped = Date.parse(`${timestamp.replace(' ', 'T')}+08:00`);
  if (!(Math.abs(now.getTime() - stamped) < 15 * 60_000)) return false;
  const message = Buffer.from(signedText(parameters, ['sign']));
  return verify('RSA-SHA256', message, keys.merchantPublic, Buffer.from(signature, 'base64'));
}

/** The answer to a call; the signature covers the inner object as it is written. */
export function signedAnswer(method: string, answer: object, keys: SandboxKeys): string {
  const text = JSON.stringify(answer);
  const signature = sign('RSA-SHA256', Buffer.from(text), keys.providerPrivate).toString('base64');
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signature}"}`;
}

const STATES = {
  waiting: 'WAIT_BUYER_PAY',
  failed: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  closed: 'TRADE_CLOSED',
  refunded: 'TRADE_CLOSED',
} as const;

export function describeTrade(trade: SandboxTrade): object {
  return {
    code: '10000',
    msg: 'Success',
    out_trade_no: trade.orderId,
    trade_no: trade.tradeNo,
    trade_status: STATES[trade.state],
    total_amount: toYuan(trade.amountFen),
    ...(trade.paidAt === null ? {} : { send_pay_date: formatBeijingTime(trade.paidAt) }),
  };
}

export function alipayNotice(trade: SandboxTrade, keys: SandboxKeys, now: Date): SandboxNotice {
  const parameters: Record<string, string> = {
    notify_time: formatBeijingTime(now),
    notify_type: 'trade_status_sync',
    notify_id: randomUUID(),
    app_id: SANDBOX.alipayAppId,
    seller_id: SANDBOX.alipaySellerId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.tradeNo ?? '',
    out_trade_no: trade.orderId,
    trade_status: STATES[trade.state],
    total_amount: toYuan(trade.amountFen),
    subject: trade.title,
    body: '',
    ...(trade.paidAt === null ? {} : { gmt_payment: formatBeijingTime(trade.paidAt) }),
    ...(trade.state === 'refunded' ? { refund_fee: toYuan(trade.amountFen) } : {}),
  };
  return alipayForm(parameters, keys);
}

/** Parameters with their signature, as a form. */
export function alipayForm(parameters: Parameters, keys: SandboxKeys): SandboxNotice {
  const message = Buffer.from(signedText(parameters, []));
  const signature = sign('RSA-SHA256', message, keys.providerPrivate).toString('base64');
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...parameters, sign_type: 'RSA2', sign: signature }).toString(),
  };
}
