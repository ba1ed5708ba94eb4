import { CALLS } from '@plumbline/contract/calls.ts';
import { addLead } from '@plumbline/core/leads/add-lead.ts';
import { listLeads } from '@plumbline/core/leads/list-leads.ts';
import { searchWords } from '@plumbline/core/tasks/search-text.ts';
import { pagePart } from '../administration/page-part.ts';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { perHour } from '../identity/arrival.ts';

/** A studio behind one address may well have several things to say. */
const PER_HOUR = 20;

/** What people leave for the operator, and where the operator reads it. */
export function registerLeadRoutes(app: App): void {
  const { database, clock, secrets } = app.services;

  registerCall(app, CALLS.addLead, async ({ body, caller, locale, request }) => {
    const { ownerId } = caller;
    const from = { address: addressOf(request), perHour: perHour(request, PER_HOUR) };
    await addLead({ database, clock, secret: secrets.codes }, { body, ownerId, locale, ...from });
    return null;
  });

  registerCall(app, CALLS.leadPage, ({ query }) =>
    listLeads(database, { kind: query.kind, words: searchWords(query.q) }, pagePart(query)),
  );
}
