import type { OrderState, PaymentProvider } from '@plumbline/contract/api/orders.ts';
import type { PaymentReport } from '../ports/payment-port.ts';
import { type Books, giveBought, takeBackBought } from './fulfil-order.ts';
import type { OrderRecord } from './order.ts';
import { type OrderEvent, afterEvent } from './order-states.ts';

/** Once more after this long, whether money came for a closed order all the same. */
const LAST_CHECK_MS = 3_600_000;

export interface HeardPayment {
  readonly provider: PaymentProvider;
  readonly report: PaymentReport;
  /** Of a notice; undefined where we asked. */
  readonly eventId?: string;
  readonly at: Date;
}

export type Application =
  | { readonly outcome: 'applied'; readonly state: OrderState }
  | { readonly outcome: 'unknown' }
  /** Nothing was changed: the report does not fit the order. */
  | { readonly outcome: 'refused'; readonly why: string };

const EVENTS: Readonly<Record<PaymentReport['status'], OrderEvent | undefined>> = {
  pending: undefined,
  paid: 'confirmed',
  closed: 'closed',
  refunded: 'refunded',
};

/**
 * The one way by which what a provider says changes an order, notice or answer alike. To be called inside a transaction:
 * state, payment, and what was bought are written together or not at all.
 */
export async function applyPayment(books: Books, heard: HeardPayment): Promise<Application> {
  const { provider, report, eventId, at } = heard;
  const order = await books.orders.findForUpdate(report.orderId);
  if (!order || order.provider !== provider) return { outcome: 'unknown' };
  const why = misfit(order, report);
  if (why !== undefined) return { outcome: 'refused', why };
  if (eventId !== undefined) {
    const notice = { provider, eventId, orderId: order.id, status: report.status, receivedAt: at };
    if (!(await books.orders.addNotice(notice))) return { outcome: 'applied', state: order.state };
  }
  const event = EVENTS[report.status];
  return { outcome: 'applied', state: event ? await advance(books, order, event, heard) : order.state };
}

/** What is wrong with a report, in words for the log. */
function misfit(
  order: OrderRecord,
  { status, isOurs, amountFen, tradeNo }: PaymentReport,
): string | undefined {
  if (!isOurs) return 'the money went to another account';
  if (amountFen !== null && amountFen !== order.amountFen)
    return `${amountFen} fen for an order of ${order.amountFen}`;
  if (status !== 'paid') return undefined;
  return amountFen === null || tradeNo === null ? 'a payment without an amount or a number' : undefined;
}

/** Lets one event happen to an order that is locked. @returns its new state */
async function advance(
  books: Books,
  order: OrderRecord,
  event: OrderEvent,
  { provider, report, at }: HeardPayment,
): Promise<OrderState> {
  const { state, effect } = afterEvent(order.state, event);
  if (state === order.state) return state;
  if (effect === 'take-back') await takeBackBought(books, order, at);
  if (effect !== 'record-payment') {
    await books.orders.change(order.id, { state, ...momentsOf(state, at) });
    return state;
  }
  const { tradeNo, amountFen } = report;
  const paidAt = report.paidAt ?? at;
  const payment = { provider, orderId: order.id, amountFen: amountFen ?? 0, tradeNo: tradeNo ?? '', paidAt };
  if (!(await books.orders.addPayment(payment)))
    throw new Error(`Transaction ${tradeNo} of ${provider} pays for another order than ${order.id}.`);
  // Nobody is to pay for the same once more, at the other provider. Whatever was paid all the same gives as well.
  await books.orders.expireOthers(order, at);
  const given = await giveBought(books, order, at);
  const paid = { ...momentsOf('paid', at), paidAt };
  if (!given) {
    await books.orders.change(order.id, { ...paid, state });
    return state;
  }
  const completed = afterEvent(state, 'fulfilled').state;
  await books.orders.change(order.id, { ...paid, ...momentsOf(completed, at), state: completed });
  return completed;
}

/** The columns that go with a state. */
function momentsOf(state: OrderState, at: Date): Partial<OrderRecord> {
  if (state === 'completed') return { completedAt: at, nextCheckAt: null };
  if (state === 'closed') return { closedAt: at, nextCheckAt: new Date(at.getTime() + LAST_CHECK_MS) };
  if (state === 'refunded') return { refundedAt: at, nextCheckAt: null };
  return { nextCheckAt: null };
}
