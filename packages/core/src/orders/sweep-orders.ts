import { applyPayment } from './apply-payment.ts';
import { askProvider } from './ask-provider.ts';
import { nextCheckAt } from './check-schedule.ts';
import { finishRefund } from './refund-order.ts';
import type { OrderRecord } from './order.ts';
import type { OrderDependencies } from './order-dependencies.ts';

const DAY_MS = 86_400_000;
/** Others leave a claimed order alone this long; then whoever claimed it is taken for crashed. */
const LEASE_MS = 120_000;
const AT_ONCE = 20;

/**
 * Asks the providers about orders whose notice has not come, closes those whose time is over, looks once more whether
 * money came for closed ones, and how refunds stand that are under way. May run anywhere and
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
  if (order.state === 'paid' || order.state === 'completed') return finishRefund(dependencies, order);
  const state = await askProvider(dependencies, order);
  const now = clock.now();
  if (state === 'closed' && order.state === 'closed') {
    // An hour after closing, then a day after: the books of that day are closed.
    const lastLook = new Date((order.closedAt ?? now).getTime() + DAY_MS);
    await database.orders.change(order.id, { nextCheckAt: now < lastLook ? lastLook : null });
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
