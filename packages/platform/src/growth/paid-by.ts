import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { orders } from '../database/schema/orders.ts';

/** What a user has paid and kept, in fen. */
export function paidBy(userId: AnyColumn): SQL<number> {
  return sql<number>`(select coalesce(sum(${orders.amountFen}), 0)::int from ${orders}
    where ${orders.userId} = ${userId} and ${orders.state} in ('paid', 'completed'))`;
}
