import type { DeliveryRecord, WebhookRepository } from '@plumbline/core/webhooks/webhook-repository.ts';
import { and, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import { newestSealingKey, openSealed } from '../administration/seal-second-factors.ts';
import type { Connection } from '../database/connection.ts';
import { webhookDeliveries, webhooks } from '../database/schema/webhooks.ts';
import { sealText } from '../database/sealed-text.ts';
import { webhookSubject } from './webhook-subject.ts';

const { secret: _secret, ...WEBHOOK } = getTableColumns(webhooks);
const { claimedUntil: _claimed, userId: _user, ...DELIVERY } = getTableColumns(webhookDeliveries);

/** Secrets are sealed on their way in and opened on their way out. */
export function createWebhookRepository(connection: Connection): WebhookRepository {
  const { sql: db } = connection;
  return {
    async add(webhook, secret) {
      const sealed = sealText(await newestSealingKey(connection), webhookSubject(webhook.id), secret);
      await db.insert(webhooks).values({ ...webhook, events: [...webhook.events], secret: sealed });
    },
    async list(userId) {
      return db
        .select(WEBHOOK)
        .from(webhooks)
        .where(eq(webhooks.userId, userId))
        .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
    },
    async find(webhookId) {
      const [row] = await db.select(WEBHOOK).from(webhooks).where(eq(webhooks.id, webhookId));
      return row;
    },
    async remove(userId, webhookId) {
      const { rowCount } = await db
        .delete(webhooks)
        .where(and(eq(webhooks.id, webhookId), eq(webhooks.userId, userId)));
      return rowCount === 1;
    },
    async change(webhookId, change) {
      await db.update(webhooks).set(change).where(eq(webhooks.id, webhookId));
    },
    async addDeliveries(event, { userId, taskId, batchId, body, at }) {
      await db.execute(sql`
        insert into webhook_deliveries
          (id, webhook_id, user_id, event, task_id, batch_id, body, state, attempts, created_at, next_at)
        select gen_random_uuid()::text, id, user_id, ${event}, ${taskId}, ${batchId}, ${body}, 'waiting', 0,
          ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
        from webhooks
        where user_id = ${userId} and events @> array[${event}]::text[] and disabled_at is null`);
    },
    async addDelivery(delivery) {
      await db.insert(webhookDeliveries).select(
        db
          .select({
            id: sql<string>`${delivery.id}`.as('id'),
            webhookId: webhooks.id,
            userId: webhooks.userId,
            event: sql<DeliveryRecord['event']>`${delivery.event}`.as('event'),
            taskId: sql<string | null>`${delivery.taskId}::text`.as('task_id'),
            batchId: sql<string | null>`${delivery.batchId}::text`.as('batch_id'),
            body: sql<string>`${delivery.body}`.as('body'),
            state: sql<DeliveryRecord['state']>`${delivery.state}`.as('state'),
            attempts: sql<number>`${delivery.attempts}::int`.as('attempts'),
            status: sql<number | null>`null::int`.as('status'),
            problem: sql<DeliveryRecord['problem']>`null::text`.as('problem'),
            createdAt: sql<Date>`${delivery.createdAt.toISOString()}::timestamptz`.as('created_at'),
            nextAt: sql<Date>`${delivery.nextAt.toISOString()}::timestamptz`.as('next_at'),
            claimedUntil: sql<Date | null>`null::timestamptz`.as('claimed_until'),
          })
          .from(webhooks)
          .where(eq(webhooks.id, delivery.webhookId)),
      );
    },
    async listDeliveries(webhookId, most) {
      return db
        .select(DELIVERY)
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookId, webhookId))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(most);
    },
    async renew(webhookId, deliveryId, at) {
      const [row] = await db
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAt: at, claimedUntil: null })
        .where(
          and(
            eq(webhookDeliveries.id, deliveryId),
            eq(webhookDeliveries.webhookId, webhookId),
            ne(webhookDeliveries.state, 'waiting'),
          ),
        )
        .returning(DELIVERY);
      return row;
    },
    async claim(at, until, most) {
      const due = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(
          sql`${webhookDeliveries.state} = 'waiting' and ${webhookDeliveries.nextAt} <= ${at.toISOString()}::timestamptz
            and coalesce(${webhookDeliveries.claimedUntil} <= ${at.toISOString()}::timestamptz, true)
            and ${webhooks.disabledAt} is null`,
        )
        .orderBy(webhookDeliveries.nextAt)
        .limit(most)
        .for('update', { of: webhookDeliveries, skipLocked: true });
      const claimed = await db
        .update(webhookDeliveries)
        .set({ claimedUntil: until, attempts: sql`${webhookDeliveries.attempts} + 1` })
        .where(inArray(webhookDeliveries.id, due))
        .returning(DELIVERY);
      if (claimed.length === 0) return [];
      const addresses = await db
        .select()
        .from(webhooks)
        .where(inArray(webhooks.id, [...new Set(claimed.map(({ webhookId }) => webhookId))]));
      const opened = await Promise.all(
        addresses.map(async ({ id, url, secret }) => {
          const open = await openSealed(connection, webhookSubject(id), secret);
          return [id, { url, secret: open }] as const;
        }),
      );
      const known = new Map(opened);
      return claimed.flatMap((delivery) => {
        const address = known.get(delivery.webhookId);
        return address ? [{ ...delivery, ...address }] : [];
      });
    },
    async finish({ id, attempts }, { state, status, problem, nextAt }) {
      const { rowCount } = await db
        .update(webhookDeliveries)
        .set({ state, status, problem, nextAt, claimedUntil: null })
        .where(
          and(
            eq(webhookDeliveries.id, id),
            eq(webhookDeliveries.state, 'waiting'),
            eq(webhookDeliveries.attempts, attempts),
          ),
        );
      return rowCount === 1;
    },
    async deleteEndedBefore(at) {
      await db
        .delete(webhookDeliveries)
        .where(and(ne(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.createdAt, at)));
    },
  };
}
