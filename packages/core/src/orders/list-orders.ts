import type { Order, Orders } from '@plumbline/contract/api/orders.ts';
import type { Database } from '../ports/database.ts';
import type { User } from '../identity/user.ts';
import type { OrderRecord } from './order.ts';

/** A page of a person's orders, newest first. */
export async function listOrders(
  { orders, plans }: Pick<Database, 'orders' | 'plans'>,
  user: User,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Orders> {
  const found = await orders.page(user.id, { offset: (page - 1) * pageSize, limit: pageSize });
  const versions = await plans.findVersions(
    found.orders.map(({ planId, planVersion }) => ({ planId, version: planVersion })),
  );
  const titleOf = ({ planId, planVersion }: OrderRecord) =>
    versions.find((plan) => plan.planId === planId && plan.version === planVersion)?.content.title ?? {
      // Ordered before plans had versions, of one that was never written down.
      'zh-CN': planId,
      en: planId,
      ja: planId,
    };
  return { items: found.orders.map((order) => describeOrder(order, titleOf(order))), total: found.total };
}

function describeOrder(order: OrderRecord, title: Order['title']): Order {
  const { id, planId, planVersion, gift, provider, amountFen, state } = order;
  return {
    orderId: id,
    planId,
    planVersion,
    title,
    gift,
    provider,
    amountFen,
    state,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  };
}
