import type { LedgerEntry } from '@plumbline/core/tickets/ledger-entry.ts';
import type { Registry } from 'prom-client';
import { counterOf } from './metric-of.ts';

export type CountLedger = (
  entries: readonly Pick<LedgerEntry, 'counter' | 'kind' | 'available' | 'reserved'>[],
) => void;

/** Counts what this process has written into the ledger, once it stands there. */
export function countLedger(registry: Registry): CountLedger {
  const labels = ['counter', 'kind'] as const;
  const entries = counterOf(registry, {
    name: 'plumbline_ledger_entries_total',
    help: 'Lines of the ledger that this process has written, by what they are for',
    labels,
  });
  const tickets = counterOf(registry, {
    name: 'plumbline_ledger_tickets_total',
    help: 'Tickets that these lines moved',
    labels,
  });
  return (written) => {
    for (const { counter, kind, available, reserved } of written) {
      entries.inc({ counter, kind });
      tickets.inc({ counter, kind }, Math.max(Math.abs(available), Math.abs(reserved)));
    }
  };
}
