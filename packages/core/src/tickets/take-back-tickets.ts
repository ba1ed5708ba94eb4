import { balanceOf } from './balance.ts';
import type { TicketGrant } from './grant-tickets.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';

/**
 * Takes back tickets that were granted under the same key, for a refund: those that are left, because what was spent was
 * delivered. To be called inside a transaction.
 */
export async function takeBackTickets(ledger: LedgerRepository, grant: TicketGrant): Promise<void> {
  await ledger.lock(grant.userId, grant.counter);
  const sums = await ledger.sums(grant.userId, grant.counter);
  const { bought } = balanceOf(sums, quotaDay(grant.at), 0).left;
  const taken = Math.min(grant.amount, Math.max(0, bought));
  if (taken === 0) return;
  await ledger.append([
    {
      key: `withdraw:${grant.key}`,
      userId: grant.userId,
      counter: grant.counter,
      kind: 'withdraw',
      origin: 'bought',
      day: null,
      available: -taken,
      reserved: 0,
      reason: grant.reason,
      taskId: null,
      orderId: grant.orderId ?? null,
      variant: null,
      at: grant.at,
    },
  ]);
}
