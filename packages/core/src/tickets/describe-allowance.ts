import { quotaOf, UNLIMITED } from '@plumbline/contract/access/quotas.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Allowance } from '@plumbline/contract/api/tickets.ts';
import { balanceOf } from './balance.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay, quotaDayEnd } from './quota-day.ts';
import { dailyAllowance, type TicketHolder, type TicketSettings } from './ticket-holder.ts';

/** What someone may use: the line of the quota table that applies, with what is left of it. */
export async function describeAllowance(
  ledger: LedgerRepository,
  { id, role }: TicketHolder,
  at: Date,
  settings: TicketSettings,
): Promise<Allowance> {
  const quota = quotaOf(role, settings.capabilities);
  const today = quotaDay(at);
  const count = async (counter: TicketCounter) => {
    const perDay = dailyAllowance(role, counter, settings);
    const { total, left } = balanceOf(await ledger.sums(id, counter), today, Math.max(0, perDay));
    return {
      left: perDay === UNLIMITED ? UNLIMITED : Math.max(0, total),
      perDay,
      kept: Math.max(0, left.bought),
      tomorrow: quota.signInGivesTomorrow[counter],
    };
  };
  return {
    role,
    tickets: await count('tickets'),
    live_tickets: await count('live_tickets'),
    gpt_tickets: await count('gpt_tickets'),
    uploadsPerDay: quota.uploadsPerDay,
    realTimeServer: quota.realTimeServer,
    renewsAt: quotaDayEnd(today).toISOString(),
  };
}
