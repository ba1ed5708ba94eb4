import { CALLS } from '@plumbline/contract/calls.ts';
import { noteVisit } from '@plumbline/core/campaigns/note-visit.ts';
import { readCampaigns } from '@plumbline/core/campaigns/read-campaigns.ts';
import {
  createInvitation,
  listInvitations,
  listInvited,
  revokeInvitation,
} from '@plumbline/core/invitations/manage-invitations.ts';
import { searchWords } from '@plumbline/core/tasks/search-text.ts';
import { pagePart } from '../administration/page-part.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { perHour } from '../identity/arrival.ts';

/** A lecture hall may follow one link together. */
const VISITS_PER_HOUR = 200;

/** Where people come from: campaigns, and the codes by which they are invited. */
export function registerGrowthRoutes(app: App): void {
  const { database, clock, secrets } = app.services;
  const dependencies = { database, clock };

  registerCall(app, CALLS.noteVisit, async ({ body, caller, request }) => {
    const { ownerId } = caller;
    const from = { address: request.ip, perHour: perHour(request, VISITS_PER_HOUR) };
    await noteVisit({ ...dependencies, secret: secrets.codes }, { ownerId, source: body.source, ...from });
    return null;
  });
  registerCall(app, CALLS.campaigns, ({ query }) => readCampaigns(database, query));

  registerCall(app, CALLS.invitationPage, ({ query }) => {
    const filter = { state: query.state, words: searchWords(query.q), at: clock.now() };
    return listInvitations(database, filter, pagePart(query));
  });
  registerCall(app, CALLS.createInvitation, ({ body, request }) =>
    createInvitation(dependencies, request.administrator, body),
  );
  registerCall(app, CALLS.revokeInvitation, ({ params, request }) =>
    revokeInvitation(dependencies, request.administrator, params.code),
  );
  registerCall(app, CALLS.invitedPage, ({ params, query }) =>
    listInvited(database, params.code, pagePart(query)),
  );
}
