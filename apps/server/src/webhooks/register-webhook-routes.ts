import type { Delivery, Webhook } from '@plumbline/contract/api/webhooks.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { DeliveryRecord, WebhookRecord } from '@plumbline/core/webhooks/webhook-repository.ts';
import { createWebhook, requireWebhook, testWebhook } from '@plumbline/core/webhooks/webhooks.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

const LISTED = 100;

/** Addresses of enterprises that are told when their tasks and batches end. */
export function registerWebhookRoutes(app: App): void {
  const { database, settings } = app.services;
  const policy = { allowPrivate: settings.webhooksToOwnNetwork };

  registerCall(app, CALLS.webhooks, async ({ caller }) => ({
    items: (await database.webhooks.list(signedIn(caller).id)).map(describe),
  }));

  registerCall(
    app,
    CALLS.createWebhook,
    async ({ caller, body }) => {
      const { webhook, secret } = await createWebhook(app.services, signedIn(caller).id, body, policy);
      return { ...describe(webhook), secret };
    },
    // An answer that is kept for a repeat would be the secret at rest.
    { repeatable: false },
  );

  registerCall(app, CALLS.deleteWebhook, async ({ caller, params }) => {
    if (!(await database.webhooks.remove(signedIn(caller).id, params.webhookId)))
      throw new AppError('NOT_FOUND', `webhook ${params.webhookId}`);
  });

  registerCall(app, CALLS.enableWebhook, async ({ caller, params }) => {
    const webhook = await requireWebhook(database, signedIn(caller).id, params.webhookId);
    await database.webhooks.change(webhook.id, { failingSince: null, disabledAt: null });
    return describe({ ...webhook, failingSince: null, disabledAt: null });
  });

  registerCall(app, CALLS.testWebhook, async ({ caller, params }) =>
    describeDelivery(await testWebhook(app.services, signedIn(caller).id, params.webhookId)),
  );

  registerCall(app, CALLS.webhookDeliveries, async ({ caller, params }) => {
    const { id } = await requireWebhook(database, signedIn(caller).id, params.webhookId);
    return { items: (await database.webhooks.listDeliveries(id, LISTED)).map(describeDelivery) };
  });

  registerCall(app, CALLS.redeliver, async ({ caller, params }) => {
    const { id } = await requireWebhook(database, signedIn(caller).id, params.webhookId);
    const renewed = await database.webhooks.renew(id, params.deliveryId, app.services.clock.now());
    if (!renewed) throw new AppError('NOT_FOUND', `an ended delivery ${params.deliveryId} of ${id}`);
    return describeDelivery(renewed);
  });
}

function describe({ id, url, events, createdAt, failingSince, disabledAt }: WebhookRecord): Webhook {
  return {
    webhookId: id,
    url,
    events: [...events],
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}

function describeDelivery({ id, createdAt, nextAt, ...delivery }: DeliveryRecord): Delivery {
  const { event, taskId, batchId, state, attempts, status, problem } = delivery;
  return {
    deliveryId: id,
    event,
    taskId,
    batchId,
    state,
    attempts,
    status,
    problem,
    createdAt: createdAt.toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
