import type { DeliveryProblem, TEST_EVENT, WebhookEvent } from '@plumbline/contract/api/webhooks.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** Addresses of users that are told when their tasks and batches end. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Sealed. */
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull(),
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
  },
  (table) => [index('webhooks_user').on(table.userId, table.createdAt)],
);

/** What is to be told: written with what it tells of, and sent afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent | typeof TEST_EVENT>().notNull(),
    taskId: text('task_id'),
    batchId: text('batch_id'),
    body: text('body').notNull(),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull(),
    status: integer('status'),
    problem: text('problem').$type<DeliveryProblem>(),
    createdAt: moment('created_at').notNull(),
    nextAt: moment('next_at').notNull(),
    /** Until then the attempt that is under way belongs to a worker. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.nextAt).where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_user').on(table.userId),
  ],
);
