import type { OrderState } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import { applyPayment } from './apply-payment.ts';
import type { OrderDependencies } from './order-dependencies.ts';

export interface RefundWish {
  readonly orderId: string;
  readonly reason: string;
  /** Who decided it. */
  readonly administrator: Administrator;
}

/**
 * Sends all of the money of an order back and takes back what it gave. The provider refunds an order once however often
 * it is asked, so that a refund that was cut off is finished by asking for it again.
 *
 * @returns the order's state afterwards
 * @throws AppError `NOT_FOUND`, `ORDER_NOT_PAID`, `ORDER_REFUNDED`, `PAYMENT_NOT_SET_UP`, and what the provider throws
 */
export async function refundOrder(
  { database, payments, clock }: OrderDependencies,
  { orderId, reason, administrator }: RefundWish,
): Promise<OrderState> {
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
    return found;
  });
  const { provider, amountFen } = order;
  const port = payments.get(provider);
  if (!port) throw new AppError('PAYMENT_NOT_SET_UP', `no ${provider}`);
  await port.refund({ orderId, amountFen, reason });
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
