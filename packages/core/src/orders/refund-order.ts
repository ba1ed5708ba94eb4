import type { OrderState } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import { applyPayment } from './apply-payment.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';

/** When the provider is asked how a refund stands, in seconds; after the last once a day. */
const CHECKS_S = [5, 60, 600, 3_600, 6 * 3_600] as const;
const DAY_S = 86_400;
/** Banks take days. What has not come by then is somebody's to look at. */
const MOST_CHECKS = 20;

export interface RefundWish {
  readonly orderId: string;
  readonly reason: string;
  /** Who decided it. */
  readonly administrator: Administrator;
}

/**
 * Sends all of the money of an order back and takes back what it gave. The provider refunds an order once however often
 * it is asked, so that a refund that was cut off is finished by asking for it again. Where the money is only on its way,
 * the order stays what it is until the provider says that it has arrived: by a notice, or to `finishRefund`.
 *
 * @returns the order's state afterwards
 * @throws AppError `NOT_FOUND`, `ORDER_NOT_PAID`, `ORDER_REFUNDED`, `PAYMENT_NOT_SET_UP`, and what the provider throws
 */
export async function refundOrder(
  dependencies: OrderDependencies,
  { orderId, reason, administrator }: RefundWish,
): Promise<OrderState> {
  const { database, clock } = dependencies;
  const order = await database.transaction(async (repositories) => {
    const { orders } = repositories;
    const found = await orders.findForUpdate(orderId);
    if (!found) throw new AppError('NOT_FOUND', `order ${orderId}`);
    if (found.state === 'refunded') throw new AppError('ORDER_REFUNDED', orderId);
    if (found.state !== 'paid' && found.state !== 'completed') throw new AppError('ORDER_NOT_PAID', orderId);
    const { amountFen } = found;
    const at = clock.now();
    const refund = { orderId, amountFen, reason, requestedBy: administrator.id, requestedAt: at };
    if (await orders.addRefund(refund)) {
      const details = { amountFen, provider: found.provider, userId: found.userId, reason };
      await audit(repositories, administrator, { act: 'order.refund', subject: orderId, details, at });
    }
    // Before the provider hears of it: a refund that a crash or a lost answer cut off is looked after all the same.
    await orders.change(orderId, turn(at, 0));
    return found;
  });
  const outcome = await askRefund(dependencies, order, reason).catch(async (error: unknown) => {
    // Refused: whoever asked is told so now, and nothing happens behind their back later.
    if (error instanceof AppError && error.code !== 'GATEWAY_TIMEOUT')
      await database.orders.change(orderId, { nextCheckAt: null });
    throw error;
  });
  return outcome === 'done' ? settleRefund(dependencies, order) : order.state;
}

/** Looks how a refund stands that was under way. @throws what the provider throws */
export async function finishRefund(dependencies: OrderDependencies, order: OrderRecord): Promise<void> {
  const { database, clock, logger } = dependencies;
  const refund = await database.orders.findRefund(order.id);
  const checks = order.checks + 1;
  const isLast = refund === undefined || checks > MOST_CHECKS;
  // Before the provider is asked: one that does not answer is not asked again every few seconds.
  await database.transaction(async ({ orders }) => {
    // A notice may have been quicker.
    const { state } = (await orders.findForUpdate(order.id)) ?? order;
    const next = isLast || state === 'refunded' ? { nextCheckAt: null } : turn(clock.now(), checks);
    await orders.change(order.id, next);
  });
  if (!refund) return;
  const outcome = await askRefund(dependencies, order, refund.reason);
  if (outcome === 'done') await settleRefund(dependencies, order);
  else if (isLast) logger.error({ orderId: order.id }, 'the money of a refund has not arrived');
}

function askRefund(
  { payments }: OrderDependencies,
  { id: orderId, provider, amountFen }: OrderRecord,
  reason: string,
): Promise<'done' | 'pending'> {
  const port = payments.get(provider);
  if (!port) throw new AppError('PAYMENT_NOT_SET_UP', `no ${provider}`);
  return port.refund({ orderId, amountFen, reason });
}

/** When the provider is asked next, after so many times. */
function turn(now: Date, checks: number): Pick<OrderRecord, 'checks' | 'nextCheckAt'> {
  const seconds = CHECKS_S[checks] ?? DAY_S;
  return { checks, nextCheckAt: new Date(now.getTime() + seconds * 1_000) };
}

async function settleRefund(
  { database, clock }: OrderDependencies,
  { id: orderId, provider, amountFen }: OrderRecord,
): Promise<OrderState> {
  const report = {
    orderId,
    status: 'refunded',
    isOurs: true,
    amountFen,
    tradeNo: null,
    paidAt: null,
  } as const;
  const applied = await database.transaction((books) =>
    applyPayment(books, { provider, report, at: clock.now() }),
  );
  if (applied.outcome !== 'applied') throw new Error(`The refund of order ${orderId}: ${applied.outcome}.`);
  return applied.state;
}
