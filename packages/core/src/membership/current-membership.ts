import type { MembershipLevel, User } from '../identity/user.ts';
import { addMonths } from './add-months.ts';
import type { MembershipGrant, MembershipTier } from './membership-grant.ts';

/** What the columns of a user say of the membership. */
export type CurrentMembership = Pick<User, 'userType' | 'membership'>;

interface Stretch {
  readonly level: MembershipLevel;
  /** null = for good. */
  readonly end: Date | null;
}

const RANK: Readonly<Record<MembershipLevel, number>> = { none: 0, month: 1, year: 2, permanent: 3 };

/**
 * What a person is at a moment, from all grants that were not taken back: the enterprise where it runs, else the
 * membership, else the one that ended last, so that the client can offer to renew it.
 */
export function currentMembership(grants: readonly MembershipGrant[], at: Date): CurrentMembership {
  const enterprise = stretchOf(grants, 'enterprise');
  const member = stretchOf(grants, 'member');
  if (enterprise && runs(enterprise, at)) return describe('enterprise', enterprise);
  if (member && runs(member, at)) return describe('vip', member);
  const last = [enterprise, member]
    .filter((stretch) => stretch !== undefined)
    .toSorted((a, b) => Number(b.end) - Number(a.end))[0];
  return describe('user', last ?? { level: 'none', end: null });
}

/** The grants of a tier, one after the other: each extends from the later of its own time and the end before it. */
function stretchOf(grants: readonly MembershipGrant[], tier: MembershipTier): Stretch | undefined {
  let stretch: Stretch | undefined;
  const standing = grants
    .filter((grant) => grant.tier === tier && grant.takenBackAt === null)
    .toSorted((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime());
  for (const grant of standing) {
    const before = stretch && runs(stretch, grant.grantedAt) ? stretch : undefined;
    const level = before && RANK[before.level] > RANK[grant.level] ? before.level : grant.level;
    stretch = { level, end: endAfter(before, grant) };
  }
  return stretch;
}

function endAfter(before: Stretch | undefined, { span, grantedAt }: MembershipGrant): Date | null {
  if (before?.end === null || 'permanent' in span) return null;
  const from = before?.end ?? grantedAt;
  if ('months' in span) return addMonths(from, span.months);
  return before && before.end > span.until ? before.end : span.until;
}

function runs({ end }: Stretch, at: Date): boolean {
  return end === null || end > at;
}

function describe(userType: User['userType'], { level, end }: Stretch): CurrentMembership {
  return { userType, membership: { level, expiresAt: end } };
}
