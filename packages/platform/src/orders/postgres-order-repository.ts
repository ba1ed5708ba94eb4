import type { OrderState, PaymentProvider } from '@plumbline/contract/api/orders.ts';
import { planGiftSchema } from '@plumbline/contract/plans/plan-content.ts';
import type { OrderRecord } from '@plumbline/core/orders/order.ts';
import type { OrderRepository } from '@plumbline/core/orders/order-repository.ts';
import { and, asc, count, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { orders, paymentNotices, payments, refunds } from '../database/schema/orders.ts';

export function createOrderRepository({ sql: db }: Connection): OrderRepository {
  return {
    async add({ gift, ...order }) {
      await db.insert(orders).values({ ...order, grants: gift });
    },
    async find(orderId) {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
      return row && toOrder(row);
    },
    async findForUpdate(orderId) {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update');
      return row && toOrder(row);
    },
    async findOpen(userId, { planId, planVersion }, provider) {
      const [row] = await db
        .select()
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.planId, planId),
            eq(orders.planVersion, planVersion),
            eq(orders.provider, provider),
            eq(orders.state, 'created'),
          ),
        )
        .orderBy(desc(orders.createdAt))
        .limit(1);
      return row && toOrder(row);
    },
    async page(userId, { offset, limit }) {
      const own = eq(orders.userId, userId);
      const rows = await db
        .select()
        .from(orders)
        .where(own)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .offset(offset)
        .limit(limit);
      const [all] = await db.select({ number: count() }).from(orders).where(own);
      return { orders: rows.map(toOrder), total: all?.number ?? 0 };
    },
    async change(orderId, { gift, ...change }) {
      await db
        .update(orders)
        .set(gift ? { ...change, grants: gift } : change)
        .where(eq(orders.id, orderId));
    },
    async claimDue(now, leaseUntil, limit) {
      const due = db
        .select({ id: orders.id })
        .from(orders)
        .where(lte(orders.nextCheckAt, now))
        .orderBy(asc(orders.nextCheckAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(orders)
        .set({ nextCheckAt: leaseUntil })
        .where(inArray(orders.id, due))
        .returning();
      return rows.map(toOrder);
    },
    async addPayment(payment) {
      const added = await db.insert(payments).values(payment).onConflictDoNothing().returning();
      return added.length > 0;
    },
    async addNotice(notice) {
      const added = await db.insert(paymentNotices).values(notice).onConflictDoNothing().returning();
      return added.length > 0;
    },
    async addRefund(refund) {
      const added = await db.insert(refunds).values(refund).onConflictDoNothing().returning();
      return added.length > 0;
    },
    async findRefund(orderId) {
      const [row] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
      return row;
    },
    async expireOthers({ id, userId, planId }, at) {
      const others = db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.userId, userId),
            eq(orders.planId, planId),
            eq(orders.state, 'created'),
            ne(orders.id, id),
          ),
        )
        .for('update', { skipLocked: true });
      await db.update(orders).set({ expiresAt: at, nextCheckAt: at }).where(inArray(orders.id, others));
    },
  };
}

type OrderRow = typeof orders.$inferSelect;

/** The text columns hold what `add` wrote there. */
function toOrder({ grants, ...row }: OrderRow): OrderRecord {
  return {
    ...row,
    provider: row.provider as PaymentProvider,
    state: row.state as OrderState,
    gift: planGiftSchema.parse(grants),
  };
}
