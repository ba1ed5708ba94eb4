import { applyPayment } from './apply-payment.ts';
import { askProvider } from './ask-provider.ts';
import { nextCheckAt } from './check-schedule.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';

/** Others leave a claimed order alone this long; then whoever claimed it is taken for crashed. */
const LEASE_MS = 120_000;
const AT_ONCE = 20;

/**
 * Asks the providers about orders whose notice has not come, and closes those whose time is over. May run anywhere and
 * any number of times; an order that fails waits for its next turn and stops no other.
 */
export async function sweepOrders(dependencies: OrderDependencies): Promise<void> {
  const { database, clock, logger } = dependencies;
  const now = clock.now();
  const due = await database.orders.claimDue(now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
  for (const order of due) {
    try {
      await checkOrder(dependencies, order);
    } catch (error) {
      logger.warn({ err: error, orderId: order.id }, 'an order could not be checked');
    }
  }
}

async function checkOrder(dependencies: OrderDependencies, order: OrderRecord): Promise<void> {
  const { database, clock } = dependencies;
  const state = await askProvider(dependencies, order);
  const now = clock.now();
  if (state === 'closed' && order.state === 'closed') {
    // The last look an hour after closing.
    await database.orders.change(order.id, { nextCheckAt: null });
  } else if (state === 'created' && now >= order.expiresAt) {
    await closeOrder(dependencies, order);
  } else if (state === 'created') {
    const next = nextCheckAt(now, order.checks + 1, order.expiresAt);
    await database.orders.change(order.id, { checks: order.checks + 1, nextCheckAt: next });
  }
}

/** At the provider first: only then can nobody pay for it any more. */
async function closeOrder(dependencies: OrderDependencies, order: OrderRecord): Promise<void> {
  const { database, payments, clock } = dependencies;
  const { id: orderId, provider } = order;
  if ((await payments.get(provider)?.close(orderId)) === 'paid') {
    await askProvider(dependencies, order);
    return;
  }
  const report = {
    orderId,
    status: 'closed',
    isOurs: true,
    amountFen: null,
    tradeNo: null,
    paidAt: null,
  } as const;
  await database.transaction((books) => applyPayment(books, { provider, report, at: clock.now() }));
}
