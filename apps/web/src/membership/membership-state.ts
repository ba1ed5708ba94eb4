import type { CurrentUser } from '../session/current-user.ts';

/** How a person stands, as the page speaks of it. `until` where it ends or ended. */
export type MembershipState =
  | { readonly kind: 'none' | 'permanent' }
  | { readonly kind: 'active' | 'expired'; readonly until: Date }
  | { readonly kind: 'enterprise'; readonly until: Date | null };

export function membershipState(
  { userType, vip }: Pick<CurrentUser, 'userType' | 'vip'>,
  now: Date,
): MembershipState {
  const until = vip.expiresAt === null ? null : new Date(vip.expiresAt);
  if (until !== null && until <= now) return { kind: 'expired', until };
  if (userType === 'enterprise') return { kind: 'enterprise', until };
  if (userType !== 'vip') return { kind: 'none' };
  return until === null ? { kind: 'permanent' } : { kind: 'active', until };
}
