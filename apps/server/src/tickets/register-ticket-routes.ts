import { CALLS } from '@plumbline/contract/calls.ts';
import { countTickets } from '@plumbline/core/tickets/count-tickets.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

export function registerTicketRoutes(app: App): void {
  const { database, clock, settings } = app.services;
  registerCall(app, CALLS.totalTicket, ({ query, caller }) =>
    countTickets(database.ledger, {
      user: signedIn(caller),
      type: query.type,
      at: clock.now(),
      freeDailyRenders: settings.freeDailyRenders,
    }),
  );
}
