import type { AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { type Capabilities, isCounted } from '@plumbline/contract/capabilities/capabilities.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { grantTickets } from '../tickets/grant-tickets.ts';
import { type Administrator, audit } from './administrator.ts';
import { readAccount, requireAccount } from './describe-account.ts';

/**
 * Gives tickets, once for each `grantId`: a double click and a repeated request give nothing more.
 *
 * @throws AppError `NOT_FOUND`, `CAPABILITY_MISSING` where nothing here is paid with them
 */
export async function grantAccountTickets(
  {
    database,
    clock,
    capabilities,
  }: { readonly database: Database; readonly clock: Clock; readonly capabilities: Capabilities },
  administrator: Administrator,
  accountId: string,
  grant: {
    readonly grantId: string;
    readonly counter: TicketCounter;
    readonly amount: number;
    readonly reason: string;
  },
): Promise<AccountDetails> {
  const at = clock.now();
  const { grantId, ...details } = grant;
  if (!isCounted(grant.counter, capabilities)) throw new AppError('CAPABILITY_MISSING', grant.counter);
  return database.transaction(async (repositories) => {
    await repositories.identity.lock(`user ${accountId}`);
    await requireAccount(repositories, accountId);
    const key = `administrator:${accountId}:${grantId}`;
    const before = await repositories.managedAccounts.holdings(accountId, at);
    await grantTickets(repositories.ledger, { key, userId: accountId, ...details, at });
    const after = await repositories.managedAccounts.holdings(accountId, at);
    if (after.tickets[grant.counter] !== before.tickets[grant.counter])
      await audit(repositories, administrator, { act: 'tickets.grant', subject: accountId, details, at });
    return readAccount(repositories, accountId, at);
  });
}
