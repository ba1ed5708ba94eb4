import { z } from 'zod';
import { idSchema, timeSchema } from '../scalars.ts';

export const WEBHOOK_EVENTS = ['task.done', 'task.failed', 'batch.done'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What a press sends, to see whether an address works. */
export const TEST_EVENT = 'test';

export const WEBHOOKS_MAX = 10;
const URL_MAX = 2_000;

export const webhookSchema = z.strictObject({
  webhookId: idSchema,
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  createdAt: timeSchema,
  /** Since when nothing has arrived; null where the last attempt did. */
  failingSince: timeSchema.nullable(),
  /** Switched off after failing for days, or because the address asked for it; null where it is on. */
  disabledAt: timeSchema.nullable(),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhooksSchema = z.strictObject({ items: z.array(webhookSchema) });

const webhookEvents = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .refine((events) => new Set(events).size === events.length, 'each once');
export const createWebhookBodySchema = z.strictObject({
  url: z.string().max(URL_MAX),
  events: webhookEvents.default([...WEBHOOK_EVENTS]),
});
export type NewWebhook = z.output<typeof createWebhookBodySchema>;
/** The one answer that holds the secret, by which what arrives is verified. */
export const createdWebhookSchema = webhookSchema.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhookSchema>;
export const webhookParamsSchema = z.strictObject({ webhookId: idSchema });

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
/** Why an attempt failed; `status`: the address answered with one that is none of success. */
export const DELIVERY_PROBLEMS = ['status', 'redirect', 'timeout', 'unreachable', 'refused-address'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

export const deliverySchema = z.strictObject({
  deliveryId: idSchema,
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  /** The task that it tells of; null of others. */
  taskId: idSchema.nullable(),
  /** The batch that it tells of; null of others. */
  batchId: idSchema.nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int().nonnegative(),
  /** HTTP status of the last attempt. */
  status: z.int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  createdAt: timeSchema,
  /** When it is tried next; null once it has ended. */
  nextAt: timeSchema.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
/** The newest hundred; those that ended are kept for 30 days. */
export const deliveriesSchema = z.strictObject({ items: z.array(deliverySchema) });
export const deliveryParamsSchema = z.strictObject({ webhookId: idSchema, deliveryId: idSchema });
