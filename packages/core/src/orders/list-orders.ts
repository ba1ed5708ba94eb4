import type { Order, Orders } from '@plumbline/contract/api/orders.ts';
import type { User } from '../identity/user.ts';
import type { OrderRecord } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { findPlan } from './plans.ts';

/** A page of a person's orders, newest first. */
export async function listOrders(
  orders: OrderRepository,
  user: User,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Orders> {
  const found = await orders.page(user.id, { offset: (page - 1) * pageSize, limit: pageSize });
  return { items: found.orders.map(describeOrder), total: found.total };
}

function describeOrder(order: OrderRecord): Order {
  const { id, planId, provider, amountFen, state } = order;
  return {
    orderId: id,
    planId,
    // A plan that is no longer sold leaves its name.
    title: findPlan(planId)?.title ?? { 'zh-CN': planId, en: planId, ja: planId },
    provider,
    amountFen,
    state,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  };
}
