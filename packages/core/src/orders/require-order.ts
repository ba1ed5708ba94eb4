import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { User } from '../identity/user.ts';
import type { OrderRecord } from './order.ts';
import type { OrderRepository } from './order-repository.ts';

/** A person's own order; anybody else's does not exist for them. */
export async function requireOrder(
  orders: OrderRepository,
  user: User,
  orderId: string,
): Promise<OrderRecord> {
  const order = await orders.find(orderId);
  if (order?.userId !== user.id) throw new AppError('NOT_FOUND', `order ${orderId}`);
  return order;
}
