import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks writes a symmetric secret. */
const PREFIX = 'whsec_';

export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

/**
 * Headers of Standard Webhooks 1.0: HMAC-SHA256 over `<id>.<seconds>.<body>`. The id is that of the event, equal at every
 * attempt, so that a receiver knows a repeat; the time is that of the attempt.
 */
export function signWebhook(
  secret: string,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
