import type { ReadNotice } from '@plumbline/core/ports/payment-port.ts';
import { z } from 'zod';
import { parseBeijingTime } from '../beijing-time.ts';
import { TRADE_STATUSES, readTradeStatus } from './alipay-trade.ts';
import { toFen } from './yuan.ts';

export interface NoticeOwner {
  readonly appId: string;
  /** The account that is paid; undefined = not checked. */
  readonly sellerId: string | undefined;
  /** Alipay's signature over the parameters as they came. */
  readonly isSigned: (parameters: Readonly<Record<string, string>>) => boolean;
}

const noticeSchema = z.object({
  notify_id: z.string().min(1).max(128),
  app_id: z.string(),
  seller_id: z.string().optional(),
  out_trade_no: z.string(),
  trade_no: z.string().min(1),
  trade_status: z.enum(TRADE_STATUSES),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
  refund_fee: z.string().optional(),
});

/** Reads a notice: a form whose signature covers every parameter, blank ones too. */
export function readAlipayNotice(raw: Uint8Array, owner: NoticeOwner): ReadNotice {
  const pairs = [...new URLSearchParams(Buffer.from(raw).toString('utf8'))];
  const parameters = Object.fromEntries(pairs);
  const refuse = (status: 400 | 401, reason: string): ReadNotice => ({ ok: false, status, reason });
  if (Object.keys(parameters).length !== pairs.length) return refuse(400, 'a parameter comes twice');
  // The library takes the algorithm from the message; RSA would mean SHA-1.
  if (parameters['sign_type'] !== 'RSA2') return refuse(401, 'the signature is not RSA2');
  if (!owner.isSigned(parameters)) return refuse(401, 'the signature is wrong');
  const parsed = noticeSchema.safeParse(parameters);
  if (!parsed.success) return refuse(400, z.prettifyError(parsed.error));
  const notice = parsed.data;
  const wasPaid = notice.gmt_payment !== undefined || notice.refund_fee !== undefined;
  return {
    ok: true,
    eventId: notice.notify_id,
    report: {
      orderId: notice.out_trade_no,
      status: readTradeStatus(notice.trade_status, wasPaid),
      isOurs:
        notice.app_id === owner.appId &&
        (owner.sellerId === undefined || notice.seller_id === owner.sellerId),
      // An amount that cannot be read is not the order's.
      amountFen: toFen(notice.total_amount) ?? -1,
      tradeNo: notice.trade_no,
      paidAt: notice.gmt_payment === undefined ? null : parseBeijingTime(notice.gmt_payment),
    },
  };
}
