import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { type Administrator, audit } from './administrator.ts';
import { requireAccount } from './describe-account.ts';
import { endEverySession } from './update-account.ts';

/** Signs an account out everywhere. @throws AppError `NOT_FOUND` */
export async function endAccountSessions(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  accountId: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await requireAccount(repositories, accountId);
    await endEverySession(repositories, accountId, 'revoked', at);
    await audit(repositories, administrator, { act: 'account.end-sessions', subject: accountId, at });
  });
}
