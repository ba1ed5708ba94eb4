import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import { nextAttempt } from './retry-schedule.ts';
import { signWebhook } from './sign-webhook.ts';
import type { AttemptOutcome, ClaimedDelivery } from './webhook-repository.ts';

export interface DeliveryDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly send: WebhookSender;
  /** 0…1 */
  readonly random: () => number;
}

/** At once of one worker. */
const MOST = 20;
/** Much longer than a sender waits: an attempt of a living worker is never made a second time meanwhile. */
const CLAIM_MS = 120_000;
const DAY_MS = 86_400_000;
/** An address where nothing has arrived for so long is switched off. */
const PATIENCE_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;
/** The address says itself that it is not to be told any more. */
const GONE = 410;

/**
 * Makes the attempts that are due. Each is claimed first, so that any number of workers may do this at once; one whose worker
 * died in the middle is made again, so that every event arrives at least once.
 *
 * @returns how many were made
 */
export async function deliverWebhooks(dependencies: DeliveryDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const at = clock.now();
  const claimed = await database.webhooks.claim(at, new Date(at.getTime() + CLAIM_MS), MOST);
  await Promise.all(claimed.map((delivery) => attempt(dependencies, delivery)));
  return claimed.length;
}

async function attempt(
  { database, clock, send, random }: DeliveryDependencies,
  delivery: ClaimedDelivery,
): Promise<void> {
  const { id, body, secret, url, attempts, webhookId } = delivery;
  const answer =
    secret === undefined
      ? ({ status: null, problem: 'refused-address' } as const)
      : await send(url, { headers: signWebhook(secret, { id, body, at: clock.now() }), body });
  const at = clock.now();
  const next = answer.status === GONE ? undefined : nextAttempt(attempts, at, random());
  const outcome: AttemptOutcome =
    answer.problem === null
      ? { ...answer, state: 'delivered', nextAt: at }
      : { ...answer, state: next ? 'waiting' : 'failed', nextAt: next ?? at };
  await database.transaction(async ({ webhooks }) => {
    if (!(await webhooks.finish(delivery, outcome))) return;
    const webhook = await webhooks.find(webhookId);
    if (!webhook) return;
    if (answer.problem === null) {
      if (webhook.failingSince) await webhooks.change(webhookId, { failingSince: null });
      return;
    }
    const failingSince = webhook.failingSince ?? at;
    const isOver = answer.status === GONE || at.getTime() - failingSince.getTime() >= PATIENCE_MS;
    await webhooks.change(webhookId, {
      failingSince,
      ...(isOver && webhook.disabledAt === null ? { disabledAt: at } : {}),
    });
  });
}

/** What was told long ago is forgotten. */
export async function sweepDeliveries({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<void> {
  await database.webhooks.deleteEndedBefore(new Date(clock.now().getTime() - KEPT_MS));
}
