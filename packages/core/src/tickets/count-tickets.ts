import { UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import { TICKET_TYPES, type TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { type TotalTicket } from '@plumbline/contract/api/tickets.ts';
import { balanceOf } from './balance.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';
import { dailyAllowance, isUnlimited, type TicketHolder, type TicketSettings } from './ticket-holder.ts';

export interface TicketCount extends TicketSettings {
  readonly holder: TicketHolder;
  /** The number that the original client asks with; undefined = all counters. */
  readonly type: keyof typeof TICKET_TYPES | undefined;
  readonly at: Date;
}

/** Remaining tickets, of one counter or of all; −1 = unlimited. */
export async function countTickets(ledger: LedgerRepository, count: TicketCount): Promise<TotalTicket> {
  const { holder, type } = count;
  if (type) return countLeft(ledger, TICKET_TYPES[type], count);
  return {
    tickets: await countLeft(ledger, 'tickets', count),
    live_tickets: await countLeft(ledger, 'live_tickets', count),
    gpt_tickets: await countLeft(ledger, 'gpt_tickets', count),
    unlimited: isUnlimited(holder.role, 'tickets', count),
  };
}

async function countLeft(
  ledger: LedgerRepository,
  counter: TicketCounter,
  count: TicketCount,
): Promise<number> {
  const { holder, at } = count;
  const perDay = dailyAllowance(holder.role, counter, count);
  if (perDay === UNLIMITED) return UNLIMITED;
  return Math.max(0, balanceOf(await ledger.sums(holder.id, counter), quotaDay(at), perDay).total);
}
