import type { KeyObject } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '@plumbline/core/ports/clock.ts';
import type { PaymentPort, PaymentReport, ReadNotice } from '@plumbline/core/ports/payment-port.ts';
import { z } from 'zod';
import { formatBeijingOffsetTime } from '../beijing-time.ts';
import { decryptResource, encryptedResourceSchema } from './decrypt-resource.ts';
import { type WechatAccess, type WechatAnswer, requestWechat } from './wechat-request.ts';
import { findSignatureFault } from './wechat-signature.ts';
import {
  refundResourceSchema,
  reportRefund,
  reportTransaction,
  transactionSchema,
} from './wechat-transaction.ts';

export interface WechatPaySettings {
  readonly appId: string;
  readonly mchId: string;
  readonly certSerial: string;
  readonly privateKey: KeyObject;
  /** APIv3 key: 32 bytes. */
  readonly apiKey: string;
  readonly wechatKeys: ReadonlyMap<string, KeyObject>;
}

const HOST = 'https://api.mch.weixin.qq.com';
const TRANSACTIONS = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
const NOT_KNOWN = new Set(['ORDERNOTEXIST', 'RESOURCENOTEXISTS']);
/** Both mean that asking again tells what happened. */
const TOO_LATE = new Set(['ORDERPAID', 'ORDERCLOSED']);

const createdSchema = z.object({ code_url: z.string().min(1).max(512) });
const refundedSchema = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) });
const noticeSchema = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: encryptedResourceSchema,
});

/** WeChat Pay, API v3, Native: the payer scans a code with WeChat. */
export function createWechatPay(
  settings: WechatPaySettings,
  clock: Clock,
  baseUrl: string = HOST,
): PaymentPort {
  const access: WechatAccess = { ...settings, baseUrl, clock };
  const { appId: appid, mchId: mchid } = settings;
  return {
    provider: 'wechat',
    async create({ orderId, amountFen, title, expiresAt, notifyUrl }) {
      const answer = await requestWechat(access, 'POST', `${TRANSACTIONS}/native`, {
        appid,
        mchid,
        description: title.slice(0, 127),
        out_trade_no: orderId,
        time_expire: formatBeijingOffsetTime(expiresAt),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: 'CNY' },
      });
      return read(createdSchema, answer).code_url;
    },
    async query(orderId) {
      const target = `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(orderId)}?mchid=${mchid}`;
      const answer = await requestWechat(access, 'GET', target);
      if (NOT_KNOWN.has(answer.code ?? '')) return undefined;
      const report = reportTransaction(read(transactionSchema, answer), settings);
      if (report.orderId !== orderId) throw new AppError('BAD_GATEWAY', 'the answer is of another order');
      return report;
    },
    async close(orderId) {
      const target = `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(orderId)}/close`;
      const answer = await requestWechat(access, 'POST', target, { mchid });
      if (answer.status === 204 || NOT_KNOWN.has(answer.code ?? '')) return 'closed';
      if (TOO_LATE.has(answer.code ?? '')) return 'paid';
      throw refused(answer);
    },
    async refund({ orderId, amountFen, reason }) {
      // One number an order: WeChat refunds it once. The answer to the wish says that it was taken on; how it stands is
      // asked for.
      const number = `${orderId}r`;
      const known = await requestWechat(access, 'GET', `${REFUNDS}/${encodeURIComponent(number)}`);
      const isKnown = known.code === undefined || !NOT_KNOWN.has(known.code);
      const answer = isKnown
        ? known
        : await requestWechat(access, 'POST', REFUNDS, {
            out_trade_no: orderId,
            out_refund_no: number,
            reason: reason.slice(0, 80),
            amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
          });
      const { status } = read(refundedSchema, answer);
      if (status === 'SUCCESS') return 'done';
      if (status === 'PROCESSING') return 'pending';
      throw new AppError('BAD_GATEWAY', `WeChat Pay gave the refund of ${orderId} up: ${status}`);
    },
    async readNotice(body, headers) {
      const verification = { keys: settings.wechatKeys, now: clock.now() };
      const fault = findSignatureFault({ headers, body }, verification);
      if (fault !== undefined) return { ok: false, status: 401, reason: fault };
      return openNotice(body, settings);
    },
  };
}

function openNotice(body: Uint8Array, settings: WechatPaySettings): ReadNotice {
  try {
    const notice = noticeSchema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    const opened: unknown = JSON.parse(decryptResource(notice.resource, Buffer.from(settings.apiKey)));
    return { ok: true, eventId: notice.id, report: reportNotice(notice.event_type, opened, settings) };
  } catch (error) {
    return { ok: false, status: 400, reason: error instanceof Error ? error.message : 'unreadable' };
  }
}

function reportNotice(eventType: string, opened: unknown, settings: WechatPaySettings): PaymentReport {
  return eventType.startsWith('REFUND.')
    ? reportRefund(refundResourceSchema.parse(opened), settings)
    : reportTransaction(transactionSchema.parse(opened), settings);
}

function read<S extends z.ZodType>(schema: S, answer: WechatAnswer): z.output<S> {
  if (answer.status !== 200) throw refused(answer);
  const parsed = schema.safeParse(answer.body);
  if (parsed.success) return parsed.data;
  throw new AppError('BAD_GATEWAY', 'WeChat Pay answered in an unknown form', { cause: parsed.error });
}

function refused({ status, code }: WechatAnswer): AppError {
  return new AppError('BAD_GATEWAY', `WeChat Pay refused: ${status} ${code ?? 'without a code'}`);
}
