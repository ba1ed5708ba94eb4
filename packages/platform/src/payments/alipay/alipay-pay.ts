import type { KeyObject } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { PaymentPort } from '@plumbline/core/ports/payment-port.ts';
import { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { formatBeijingTime, parseBeijingTime } from '../beijing-time.ts';
import { readAlipayNotice } from './alipay-notice.ts';
import { TRADE_STATUSES, readTradeStatus } from './alipay-trade.ts';
import { toFen, toYuan } from './yuan.ts';

export interface AlipaySettings {
  readonly appId: string;
  readonly sellerId: string | undefined;
  readonly privateKey: KeyObject;
  /** Alipay's own, not the merchant's. */
  readonly alipayPublicKey: KeyObject;
  readonly gateway: string;
}

const TIMEOUT_MS = 10_000;

/** `code` 10000 = done; else `subCode` says why not. */
const answerSchema = z.object({ code: z.string(), subCode: z.string().optional() });
const tradeSchema = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string(),
  tradeStatus: z.enum(TRADE_STATUSES),
  totalAmount: z.string(),
  sendPayDate: z.string().optional(),
});

/** Alipay, payment on the computer's web page: the payer goes to Alipay's cashier. */
export function createAlipayPay(settings: AlipaySettings, clock: Clock): PaymentPort {
  const sdk = new AlipaySdk({
    appId: settings.appId,
    keyType: 'PKCS8',
    privateKey: settings.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: settings.alipayPublicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: settings.gateway,
    signType: 'RSA2',
    timeout: TIMEOUT_MS,
  });
  const isSigned = (parameters: Readonly<Record<string, string>>) => {
    try {
      return sdk.checkNotifySignV2(parameters);
    } catch {
      return false;
    }
  };
  /** The library would stamp the request in the zone of the process; Alipay reads Beijing's. */
  const stamp = () => ({ timestamp: formatBeijingTime(clock.now()) });
  const execute = async (method: string, bizContent: Record<string, string>) => {
    const answer: unknown = await sdk
      .exec(method, { ...stamp(), bizContent }, { validateSign: true })
      .catch((cause: unknown) => {
        throw failure(method, cause);
      });
    const parsed = answerSchema.safeParse(answer).data;
    return { answer, done: parsed?.code === '10000', subCode: parsed?.subCode };
  };
  return {
    provider: 'alipay',
    async create({ orderId, amountFen, title, expiresAt, notifyUrl, returnUrl }) {
      return sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        ...stamp(),
        notifyUrl,
        returnUrl,
        bizContent: {
          out_trade_no: orderId,
          total_amount: toYuan(amountFen),
          // Alipay's form reads these signs itself.
          subject: title.replaceAll(/[/=&]/g, ' ').slice(0, 256),
          product_code: 'FAST_INSTANT_TRADE_PAY',
          time_expire: formatBeijingTime(expiresAt),
        },
      });
    },
    async query(orderId) {
      const { answer, done, subCode } = await execute('alipay.trade.query', { out_trade_no: orderId });
      // There is no trade until the payer has opened the cashier.
      if (subCode === 'ACQ.TRADE_NOT_EXIST') return undefined;
      const trade = done ? tradeSchema.safeParse(answer).data : undefined;
      if (trade?.outTradeNo !== orderId) throw refused('alipay.trade.query', subCode);
      const paidAt = trade.sendPayDate === undefined ? null : parseBeijingTime(trade.sendPayDate);
      return {
        orderId,
        status: readTradeStatus(trade.tradeStatus, paidAt !== null),
        // The app asked with its own key: Alipay answers with its own trades alone.
        isOurs: true,
        amountFen: toFen(trade.totalAmount) ?? -1,
        tradeNo: trade.tradeNo,
        paidAt,
      };
    },
    async close(orderId) {
      const { done, subCode } = await execute('alipay.trade.close', { out_trade_no: orderId });
      if (done || subCode === 'ACQ.TRADE_NOT_EXIST') return 'closed';
      if (subCode === 'ACQ.TRADE_STATUS_ERROR') return 'paid';
      throw refused('alipay.trade.close', subCode);
    },
    async refund({ orderId, amountFen, reason }) {
      const { done, subCode } = await execute('alipay.trade.refund', {
        out_trade_no: orderId,
        refund_amount: toYuan(amountFen),
        refund_reason: reason.slice(0, 256),
        // One number an order: Alipay refunds it once.
        out_request_no: `${orderId}r`,
      });
      if (!done) throw refused('alipay.trade.refund', subCode);
      return 'done';
    },
    readNotice: async (raw) =>
      readAlipayNotice(raw, { appId: settings.appId, sellerId: settings.sellerId, isSigned }),
  };
}

function refused(method: string, subCode: string | undefined): AppError {
  return new AppError('BAD_GATEWAY', `Alipay refused ${method}: ${subCode ?? 'no reason'}`);
}

/** No answer is a time-out; an answer with a wrong signature or form is a bad one. */
function failure(method: string, cause: unknown): AppError {
  const hasAnswered = cause instanceof Error && !cause.message.startsWith('HttpClient Request error');
  return new AppError(hasAnswered ? 'BAD_GATEWAY' : 'GATEWAY_TIMEOUT', `Alipay, ${method}`, { cause });
}
