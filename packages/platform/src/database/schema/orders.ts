import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What people wanted to buy. No foreign key: bookkeeping outlives a deleted account. The row is written before the
 * provider hears of it; its id is the merchant's number at the provider.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    planId: text('plan_id').notNull(),
    /** The version that it was made with; orders of before there were versions have the first. */
    planVersion: integer('plan_version').notNull().default(1),
    provider: text('provider').notNull(),
    amountFen: integer('amount_fen').notNull(),
    /** What the plan gave when it was ordered: a plan that changes later changes no order. */
    grants: jsonb('grants').notNull(),
    state: text('state').notNull(),
    /** Text of the QR code or address of the cashier; null until the provider has answered. */
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    completedAt: moment('completed_at'),
    closedAt: moment('closed_at'),
    refundedAt: moment('refunded_at'),
    /** How often the provider was asked, and when it is to be asked next; null = never again. */
    checks: smallint('checks').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_created').on(table.createdAt),
    index('orders_due').on(table.nextCheckAt),
  ],
);

/** Money that arrived: one row for each transaction of a provider. */
export const payments = pgTable(
  'payments',
  {
    provider: text('provider').notNull(),
    tradeNo: text('trade_no').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amountFen: integer('amount_fen').notNull(),
    paidAt: moment('paid_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.tradeNo] }),
    index('payments_order').on(table.orderId),
  ],
);

/** Notices that were acted on; the same one again is acknowledged and nothing more. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_notices_order').on(table.orderId),
  ],
);

/** Money that was asked back: one row an order, because all of it goes back or nothing. */
export const refunds = pgTable('refunds', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  amountFen: integer('amount_fen').notNull(),
  reason: text('reason').notNull(),
  requestedBy: text('requested_by').notNull(),
  requestedAt: moment('requested_at').notNull(),
});
