import { quotaOf } from '@plumbline/contract/access/quotas.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay, quotaDayEnd } from './quota-day.ts';
import type { TicketHolder } from './ticket-holder.ts';

/** Signing in gives tickets for the next day, once a day however often one signs in. They count from its midnight on. */
export async function grantSignInTickets(
  ledger: LedgerRepository,
  { id, role }: TicketHolder,
  at: Date,
  capabilities: Capabilities,
): Promise<void> {
  const begins = quotaDayEnd(quotaDay(at));
  const day = quotaDay(begins);
  const gifts = Object.entries(quotaOf(role, capabilities).signInGivesTomorrow) as [TicketCounter, number][];
  await ledger.append(
    gifts.flatMap(([counter, amount]): LedgerEntry[] =>
      amount === 0
        ? []
        : [
            {
              key: `sign-in:${id}:${counter}:${day}`,
              userId: id,
              counter,
              kind: 'grant',
              origin: 'sign-in',
              day,
              available: amount,
              reserved: 0,
              reason: 'signing in the day before',
              taskId: null,
              orderId: null,
              variant: null,
              at: begins,
            },
          ],
    ),
  );
}
