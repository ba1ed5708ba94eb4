import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerRepository } from './ledger-repository.ts';
import { quotaDay } from './quota-day.ts';

export interface ReservationOutcome {
  readonly userId: string;
  readonly counter: TicketCounter;
  readonly taskId: string;
  /** Which images of the task; `all` = every one that is still open. */
  readonly variants: readonly number[] | 'all';
  /** Delivered images are settled, the others come back. */
  readonly outcome: 'settle' | 'return';
  readonly reason: string;
  readonly at: Date;
}

/**
 * Ends reservations, each exactly once: a variant that was settled cannot come back, nor the other way round, however
 * often and by whomever this is called. Tickets of a day that is over come back and expire in the same breath.
 */
export async function closeReservations(
  ledger: LedgerRepository,
  { userId, counter, taskId, variants, outcome, reason, at }: ReservationOutcome,
): Promise<void> {
  await ledger.lock(userId, counter);
  const open = (await ledger.openReservations(taskId)).filter(
    (entry) => variants === 'all' || variants.some((variant) => variant === entry.variant),
  );
  const today = quotaDay(at);
  await ledger.append(
    open.flatMap((reserved): LedgerEntry[] => {
      const name = `${taskId}:${reserved.variant}:${reserved.origin}`;
      const closed: LedgerEntry = {
        ...reserved,
        // One key for both outcomes: the database itself refuses the second.
        key: `close:${name}`,
        kind: outcome,
        available: outcome === 'return' ? -reserved.available : 0,
        reserved: -reserved.reserved,
        reason,
        at,
      };
      if (outcome === 'settle' || reserved.day === null || reserved.day === today) return [closed];
      return [
        closed,
        {
          ...closed,
          key: `expire:${name}`,
          kind: 'expire',
          available: -closed.available,
          reserved: 0,
          reason: 'the day is over',
        },
      ];
    }),
  );
}
