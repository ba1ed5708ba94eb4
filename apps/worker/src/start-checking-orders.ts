import { sweepMemberships } from '@plumbline/core/membership/grant-membership.ts';
import { sweepOrders } from '@plumbline/core/orders/sweep-orders.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { repeat } from './repeat.ts';

/** Somebody waits before a page that shows a code. */
const INTERVAL_MS = 5_000;

/** Asks payment providers about open orders and ends memberships that ran out, on every worker. */
export function startCheckingOrders({ database, payments, clock, logger }: Services): {
  close(): Promise<void>;
} {
  return repeat(
    INTERVAL_MS,
    async () => {
      await sweepOrders({ database, payments, clock, logger });
      await sweepMemberships(database, clock.now());
    },
    (error) => logger.warn({ err: error }, 'checking orders failed'),
  );
}
