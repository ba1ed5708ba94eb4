import type { OrderState } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { applyPayment } from './apply-payment.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';

/**
 * Asks the provider how an order stands and acts on the answer.
 *
 * @returns the order's state afterwards
 * @throws AppError `PAYMENT_NOT_SET_UP`, `BAD_GATEWAY` (also where the answer does not fit the order), `GATEWAY_TIMEOUT`
 */
export async function askProvider(
  { database, payments, clock, logger }: OrderDependencies,
  order: OrderRecord,
): Promise<OrderState> {
  const { provider } = order;
  const port = payments.get(provider);
  if (!port) throw new AppError('PAYMENT_NOT_SET_UP', `no ${provider}`);
  const report = await port.query(order.id);
  if (!report) return order.state;
  const applied = await database.transaction((books) =>
    applyPayment(books, { provider, report, at: clock.now() }),
  );
  if (applied.outcome === 'applied') return applied.state;
  const why = applied.outcome === 'refused' ? applied.why : 'the answer names another order';
  logger.error({ orderId: order.id, provider, why }, 'what the provider says does not fit the order');
  throw new AppError('BAD_GATEWAY', why);
}
