import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import type { LedgerRepository } from './ledger-repository.ts';

export interface TicketGrant {
  /** Names the cause, e.g. an order's id: the same cause grants once. */
  readonly key: string;
  readonly userId: string;
  readonly counter: TicketCounter;
  readonly amount: number;
  readonly reason: string;
  readonly at: Date;
}

/** Gives tickets that do not expire: bought, or given by an administrator. */
export async function grantTickets(ledger: LedgerRepository, grant: TicketGrant): Promise<void> {
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
      variant: null,
      at: grant.at,
    },
  ]);
}
