import type { ManagerOrder } from '@plumbline/contract/api/administration/operations.ts';
import type { Repositories } from '../ports/database.ts';
import type { OrderOfEveryoneFilter } from './operations-repository.ts';

/** Orders of everyone, also of accounts that are gone. */
export async function listEveryonesOrders(
  { operations }: Pick<Repositories, 'operations'>,
  filter: OrderOfEveryoneFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ items: ManagerOrder[]; total: number }> {
  const { orders, total } = await operations.listOrders(filter, page);
  const items = orders.map((order) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    refundRequestedAt: order.refundRequestedAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
  }));
  return { items, total };
}
