import { CALLS } from '@plumbline/contract/calls.ts';
import { createAccount } from '@plumbline/core/administration/create-account.ts';
import { deleteAccount } from '@plumbline/core/administration/delete-account.ts';
import { describeAccount, readAccount } from '@plumbline/core/administration/describe-account.ts';
import { endAccountSessions } from '@plumbline/core/administration/end-account-sessions.ts';
import { grantAccountMembership } from '@plumbline/core/administration/grant-account-membership.ts';
import { grantAccountTickets } from '@plumbline/core/administration/grant-account-tickets.ts';
import { updateAccount } from '@plumbline/core/administration/update-account.ts';
import { searchWords } from '@plumbline/core/tasks/search-text.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { pagePart } from './page-part.ts';

/** Accounts as administrators see and change them. */
export function registerManagedAccounts(app: App): void {
  const { database, clock, storage, logger } = app.services;
  const dependencies = { database, clock };
  registerCall(app, CALLS.accountPage, async ({ query }) => {
    const { userType, status, role } = query;
    const filter = { words: searchWords(query.q), userType, status, role };
    const { accounts, total } = await database.managedAccounts.list(filter, pagePart(query));
    return { items: accounts.map(describeAccount), total };
  });
  registerCall(app, CALLS.createAccount, ({ body, request }) =>
    createAccount(dependencies, request.administrator, body),
  );
  registerCall(app, CALLS.account, ({ params }) => readAccount(database, params.accountId, clock.now()));
  registerCall(app, CALLS.updateAccount, ({ params, body, request }) =>
    updateAccount(dependencies, request.administrator, params.accountId, body),
  );
  registerCall(app, CALLS.deleteAccount, ({ params, request }) =>
    deleteAccount({ ...dependencies, storage, logger }, request.administrator, params.accountId),
  );
  registerCall(app, CALLS.endAccountSessions, ({ params, request }) =>
    endAccountSessions(dependencies, request.administrator, params.accountId),
  );
  registerCall(app, CALLS.grantAccountTickets, ({ params, body, request }) =>
    grantAccountTickets(
      { ...dependencies, capabilities: app.services.capabilities },
      request.administrator,
      params.accountId,
      body,
    ),
  );
  registerCall(app, CALLS.grantAccountMembership, ({ params, body, request }) =>
    grantAccountMembership(dependencies, request.administrator, params.accountId, body),
  );
}
