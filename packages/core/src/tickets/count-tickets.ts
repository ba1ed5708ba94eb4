import { TICKET_TYPES, type TicketCounter, type TotalTicket } from '@plumbline/contract/api/tickets.ts';
import type { User } from '../identity/user.ts';
import { balanceOf, freePerDay } from './balance.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';
import { hasUnlimitedTickets } from './unlimited.ts';

export interface TicketCount {
  readonly user: User;
  /** The number that the original client asks with; undefined = all counters. */
  readonly type: keyof typeof TICKET_TYPES | undefined;
  readonly at: Date;
  readonly freeDailyRenders: number;
}

/** Remaining tickets, of one counter or of all; −1 = unlimited. */
export async function countTickets(
  ledger: LedgerRepository,
  { user, type, at, freeDailyRenders }: TicketCount,
): Promise<TotalTicket> {
  const unlimited = hasUnlimitedTickets(user, at);
  const left = async (counter: TicketCounter): Promise<number> => {
    if (unlimited) return -1;
    const sums = await ledger.sums(user.id, counter);
    const { daily, bought } = balanceOf(sums, quotaDay(at), freePerDay(counter, freeDailyRenders));
    return Math.max(0, daily + bought);
  };
  if (type) return left(TICKET_TYPES[type]);
  return {
    tickets: await left('tickets'),
    live_tickets: await left('live_tickets'),
    gpt_tickets: await left('gpt_tickets'),
    unlimited,
  };
}
