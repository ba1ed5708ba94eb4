import type { AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import { grantMembership } from '../membership/grant-membership.ts';
import type { MembershipGrant, MembershipSpan } from '../membership/membership-grant.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { type Administrator, audit } from './administrator.ts';
import { readAccount, requireAccount } from './describe-account.ts';

const SPANS: Readonly<Record<MembershipGrant['level'], MembershipSpan>> = {
  month: { months: 1 },
  year: { months: 12 },
  permanent: { permanent: true },
};

/**
 * Gives a membership on top of what an account has, once for each `grantId`.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function grantAccountMembership(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  administrator: Administrator,
  accountId: string,
  grant: { readonly grantId: string; readonly level: MembershipGrant['level']; readonly reason: string },
): Promise<AccountDetails> {
  const at = clock.now();
  const { grantId, level, reason } = grant;
  const key = `administrator:${accountId}:${grantId}`;
  return database.transaction(async (repositories) => {
    await repositories.identity.lock(`user ${accountId}`);
    const { user } = await requireAccount(repositories, accountId);
    const given = await repositories.memberships.list(accountId);
    if (!given.some((line) => line.key === key)) {
      await grantMembership(repositories, {
        key,
        userId: accountId,
        tier: user.userType === 'enterprise' ? 'enterprise' : 'member',
        level,
        span: SPANS[level],
        reason,
        grantedAt: at,
      });
      await audit(repositories, administrator, {
        act: 'membership.grant',
        subject: accountId,
        details: { level, reason },
        at,
      });
    }
    return readAccount(repositories, accountId, at);
  });
}
