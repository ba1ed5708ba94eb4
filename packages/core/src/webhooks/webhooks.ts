import { randomUUID } from 'node:crypto';
import { type NewWebhook, TEST_EVENT, WEBHOOKS_MAX } from '@plumbline/contract/api/webhooks.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type AddressPolicy, refusalOfHost } from '../network/refused-address.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import type { BatchRecord } from '../batches/batch-record.ts';
import { summaryOf } from '../batches/batch-summary.ts';
import type { TaskRecord } from '../tasks/task-record.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook-repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** @throws AppError `WEBHOOK_ADDRESS` */
function requireWebhookUrl(given: string, policy: AddressPolicy): string {
  const refuse = (why: string) => new AppError('WEBHOOK_ADDRESS', `${given} ${why}`);
  if (!URL.canParse(given)) throw refuse('is no address');
  const url = new URL(given);
  // In one's own network there are often no certificates.
  if (url.protocol !== 'https:' && !(policy.allowPrivate && url.protocol === 'http:'))
    throw refuse('is not https');
  if (url.username !== '' || url.password !== '') throw refuse('holds credentials');
  const refusal = refusalOfHost(url.hostname, policy);
  if (refusal !== undefined) throw refuse(refusal);
  url.hash = '';
  return url.href;
}

/** @throws AppError `WEBHOOK_ADDRESS`, `WEBHOOK_LIMIT` */
export async function createWebhook(
  { database, clock }: Dependencies,
  userId: string,
  wanted: NewWebhook,
  policy: AddressPolicy,
): Promise<{ readonly webhook: WebhookRecord; readonly secret: string }> {
  const url = requireWebhookUrl(wanted.url, policy);
  const secret = newWebhookSecret();
  const webhook: WebhookRecord = {
    id: randomUUID(),
    userId,
    url,
    events: wanted.events,
    createdAt: clock.now(),
    failingSince: null,
    disabledAt: null,
  };
  await database.transaction(async ({ webhooks, identity }) => {
    await identity.lock(`user ${userId}`);
    if ((await webhooks.list(userId)).length >= WEBHOOKS_MAX)
      throw new AppError('WEBHOOK_LIMIT', `${userId} has ${WEBHOOKS_MAX} addresses`, {
        values: { limit: WEBHOOKS_MAX },
      });
    await webhooks.add(webhook, secret);
  });
  return { webhook, secret };
}

/** @throws AppError `NOT_FOUND` */
export async function requireWebhook(
  { webhooks }: Repositories,
  userId: string,
  webhookId: string,
): Promise<WebhookRecord> {
  const webhook = await webhooks.find(webhookId);
  if (webhook?.userId !== userId) throw new AppError('NOT_FOUND', `webhook ${webhookId} of ${userId}`);
  return webhook;
}

/** Puts a test event into the queue of an address. @throws AppError `NOT_FOUND` */
export async function testWebhook(
  { database, clock }: Dependencies,
  userId: string,
  webhookId: string,
): Promise<DeliveryRecord> {
  const webhook = await requireWebhook(database, userId, webhookId);
  const at = clock.now();
  const delivery: DeliveryRecord = {
    id: randomUUID(),
    webhookId: webhook.id,
    event: TEST_EVENT,
    taskId: null,
    batchId: null,
    body: bodyOf(TEST_EVENT, at, {}),
    state: 'waiting',
    attempts: 0,
    status: null,
    problem: null,
    createdAt: at,
    nextAt: at,
  };
  await database.webhooks.addDelivery(delivery);
  return delivery;
}

/** Notes for whom it is worth telling that a task has ended. In the transaction that ends it: both or neither. */
export async function noteTaskEnd({ webhooks }: Repositories, task: TaskRecord, at: Date): Promise<void> {
  if (task.state !== 'done' && task.state !== 'failed') return;
  const event = `task.${task.state}` as const;
  const { taskId, userId, error, request } = task;
  const body = bodyOf(event, at, { taskId, function: request.function, state: task.state, error });
  await webhooks.addDeliveries(event, { userId, taskId, batchId: null, body, at });
}

/**
 * Notes that nothing of a batch waits or runs any more, if so: once each time it comes to its end, again where cells that were started
 * again have ended too. Two of its tasks that end at once end one after the other, as the lock of their owner's tickets is taken by
 * each and held to the end of its transaction; the second one is therefore the last. In the transaction that ends the task, behind that lock.
 */
export async function noteEndInBatch(repositories: Repositories, batchId: string, at: Date): Promise<void> {
  if (await repositories.batches.hasOpen(batchId)) return;
  const batch = await repositories.batches.find(batchId);
  if (batch) await noteBatchEnd(repositories, batch, at);
}

/** The same, of a batch of which this transaction has ended all that was open. */
export async function noteBatchEnd(
  { webhooks, batches }: Repositories,
  batch: BatchRecord,
  at: Date,
): Promise<void> {
  const { batchId, userId } = batch;
  const figures = (await batches.figures([batchId])).get(batchId);
  const {
    title,
    function: name,
    state,
    cells,
    counts,
    tickets,
  } = summaryOf(batch, figures?.states ?? new Map());
  const { done, failed, cancelled } = counts;
  const body = bodyOf('batch.done', at, {
    batchId,
    title,
    function: name,
    state,
    cells,
    counts: { done, failed, cancelled },
    tickets,
    // Below the studio's address, as every address in an answer: who receives it knows where it asked.
    links: { batch: `${CALLS.batch.path}?batchId=${batchId}`, page: `/batches/${batchId}` },
  });
  await webhooks.addDeliveries('batch.done', { userId, taskId: null, batchId, body, at });
}

function bodyOf(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
