import { deliverWebhooks, sweepDeliveries } from '@plumbline/core/webhooks/deliver-webhooks.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { createWebhookSender } from '@plumbline/platform/webhooks/post-webhook.ts';
import { repeat } from './repeat.ts';

/** A receiver that waits for its picture waits no longer for the news. */
const INTERVAL_MS = 2_000;
const SWEEP_EVERY = 1_800;

/** Tells the addresses of users what has ended, on every worker. */
export function startDeliveringWebhooks({ database, clock, settings, logger }: Services): {
  close(): Promise<void>;
} {
  const stopping = new AbortController();
  const send = createWebhookSender({
    policy: { allowPrivate: settings.webhooksToOwnNetwork },
    stopping: stopping.signal,
  });
  let rounds = 0;
  const repeating = repeat(
    INTERVAL_MS,
    async () => {
      let made = 1;
      // A backlog is worked off at once.
      while (made > 0 && !stopping.signal.aborted)
        made = await deliverWebhooks({ database, clock, send, random: Math.random });
      rounds += 1;
      if (rounds % SWEEP_EVERY === 0) await sweepDeliveries({ database, clock });
    },
    (error) => logger.warn({ err: error }, 'delivering webhooks failed'),
  );
  return {
    close: () => {
      // What is being sent counts as an attempt that did not arrive: another worker makes the next one.
      stopping.abort();
      return repeating.close();
    },
  };
}
