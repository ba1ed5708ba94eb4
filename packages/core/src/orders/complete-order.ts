import type { OrderState } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import { askProvider } from './ask-provider.ts';
import type { OrderDependencies } from './order-dependencies.ts';
import { requireOrder } from './require-order.ts';

/**
 * Gives what was bought where the provider confirms the payment, if its notice has not done so before.
 *
 * @throws AppError `NOT_FOUND`, `ORDER_NOT_PAID`, `ORDER_CLOSED`, `ORDER_REFUNDED`, and what the provider throws
 */
export async function completeOrder(
  dependencies: OrderDependencies,
  user: User,
  orderId: string,
): Promise<OrderState> {
  const order = await requireOrder(dependencies.database.orders, user, orderId);
  const isOpen = order.state === 'created' || order.state === 'closed';
  const state = isOpen ? await askProvider(dependencies, order) : order.state;
  if (state === 'created') throw new AppError('ORDER_NOT_PAID', orderId);
  if (state === 'closed') throw new AppError('ORDER_CLOSED', orderId);
  if (state === 'refunded') throw new AppError('ORDER_REFUNDED', orderId);
  return state;
}
