import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { LedgerRepository } from './ledger-repository.ts';

export interface TicketGrant {
  /** Names the cause, e.g. an order's id: the same cause grants once. */
  readonly key: string;
  readonly userId: string;
  readonly counter: TicketCounter;
  readonly amount: number;
  readonly reason: string;
  /** The order that paid for them. */
  readonly orderId?: string;
  readonly at: Date;
}

/**
 * Gives tickets that do not expire: bought, or given by an administrator.
 *
 * @throws Error for an amount that is no whole number above 0; what a person typed is checked before
 */
export async function grantTickets(ledger: LedgerRepository, grant: TicketGrant): Promise<void> {
  if (!Number.isSafeInteger(grant.amount) || grant.amount <= 0)
    throw new Error(`a grant of ${grant.amount} tickets`);
  await ledger.append([
    {
      key: `grant:${grant.key}`,
      userId: grant.userId,
      counter: grant.counter,
      kind: 'grant',
      origin: 'bought',
      day: null,
      available: grant.amount,
      reserved: 0,
      reason: grant.reason,
      taskId: null,
      orderId: grant.orderId ?? null,
      variant: null,
      at: grant.at,
    },
  ]);
}
