import type { PaymentReport } from '@plumbline/core/ports/payment-port.ts';

export const TRADE_STATUSES = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/**
 * What a trade's status means for an order. `TRADE_CLOSED` is said of trades that nobody paid in time and of those whose
 * money went back in full; only one that was paid once can be the second.
 */
export function readTradeStatus(status: TradeStatus, wasPaid: boolean): PaymentReport['status'] {
  if (status === 'TRADE_CLOSED') return wasPaid ? 'refunded' : 'closed';
  return status === 'WAIT_BUYER_PAY' ? 'pending' : 'paid';
}
