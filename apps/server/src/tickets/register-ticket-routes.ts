import { CALLS } from '@plumbline/contract/calls.ts';
import { countTickets } from '@plumbline/core/tickets/count-tickets.ts';
import { describeAllowance } from '@plumbline/core/tickets/describe-allowance.ts';
import { listLedger } from '@plumbline/core/tickets/list-ledger.ts';
import { holderOf } from '@plumbline/core/tickets/ticket-holder.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { registerLedgerExport } from './register-ledger-export.ts';

/** What a person has of each counter, and how it came to that. */
export function registerTicketRoutes(app: App): void {
  const { database, clock, settings, capabilities } = app.services;
  const quotas = { freeDailyRenders: settings.freeDailyRenders, capabilities };
  registerCall(app, CALLS.totalTicket, ({ query, caller }) => {
    const at = clock.now();
    return countTickets(database.ledger, {
      holder: holderOf(caller, at),
      type: query.type,
      at,
      ...quotas,
    });
  });
  registerCall(app, CALLS.allowance, ({ caller }) => {
    const at = clock.now();
    return describeAllowance(database.ledger, holderOf(caller, at), at, quotas);
  });
  registerCall(app, CALLS.ledger, ({ query, caller }) =>
    listLedger({ database, clock }, signedIn(caller).id, query),
  );
  registerLedgerExport(app);
}
