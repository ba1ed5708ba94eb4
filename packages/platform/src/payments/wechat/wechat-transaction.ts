import type { PaymentReport } from '@plumbline/core/ports/payment-port.ts';
import { z } from 'zod';

/** The account that the money goes to. */
export interface Merchant {
  readonly appId: string;
  readonly mchId: string;
}

const rfc3339 = z.iso.datetime({ offset: true });

/** A transaction of a query or a notice; WeChat adds fields over time. */
export const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.enum([
    'SUCCESS',
    'REFUND',
    'NOTPAY',
    'CLOSED',
    'REVOKED',
    'USERPAYING',
    'PAYERROR',
    'ACCEPT',
  ]),
  success_time: rfc3339.optional(),
  amount: z.object({ total: z.int(), currency: z.string().default('CNY') }).optional(),
});
type Transaction = z.output<typeof transactionSchema>;

const STATUSES: Readonly<Record<Transaction['trade_state'], PaymentReport['status']>> = {
  SUCCESS: 'paid',
  // Also where a part went back. Who never saw the payment must not give anything for it.
  REFUND: 'refunded',
  NOTPAY: 'pending',
  USERPAYING: 'pending',
  ACCEPT: 'pending',
  PAYERROR: 'pending',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

export function reportTransaction(transaction: Transaction, merchant: Merchant): PaymentReport {
  const { amount, success_time: paidAt } = transaction;
  return {
    orderId: transaction.out_trade_no,
    status: STATUSES[transaction.trade_state],
    isOurs:
      transaction.appid === merchant.appId &&
      transaction.mchid === merchant.mchId &&
      (amount?.currency ?? 'CNY') === 'CNY',
    amountFen: amount?.total ?? null,
    tradeNo: transaction.transaction_id ?? null,
    paidAt: paidAt === undefined ? null : new Date(paidAt),
  };
}

/** What a notice of a refund carries. */
export const refundResourceSchema = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  refund_status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ total: z.int(), refund: z.int() }),
});

/** A part that went back changes nothing here: what was bought stays. */
export function reportRefund(
  { mchid, refund_status, amount, ...refund }: z.output<typeof refundResourceSchema>,
  merchant: Merchant,
): PaymentReport {
  const isWhole = refund_status === 'SUCCESS' && amount.refund >= amount.total;
  return {
    orderId: refund.out_trade_no,
    status: isWhole ? 'refunded' : 'pending',
    isOurs: mchid === merchant.mchId,
    amountFen: amount.total,
    tradeNo: refund.transaction_id ?? null,
    paidAt: null,
  };
}
