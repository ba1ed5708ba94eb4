import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { LedgerEntry, LedgerSum } from './ledger-entry.ts';
import { quotaDayEnd } from './quota-day.ts';

/** The lines that end what is left of days before `today`, each dated at the end of its day. */
export function expiryOfPastDays(
  userId: string,
  counter: TicketCounter,
  sums: readonly LedgerSum[],
  today: string,
): LedgerEntry[] {
  return sums.flatMap(({ origin, day, available }): LedgerEntry[] =>
    day === null || day >= today || available <= 0
      ? []
      : [
          {
            key: `expire:${userId}:${counter}:${origin}:${day}`,
            userId,
            counter,
            kind: 'expire',
            origin,
            day,
            available: -available,
            reserved: 0,
            reason: 'the day is over',
            taskId: null,
            orderId: null,
            variant: null,
            at: quotaDayEnd(day),
          },
        ],
  );
}
