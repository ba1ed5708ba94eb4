import type { UserInfo, VipInfo } from '@plumbline/contract/api/identity.ts';
import { termEnded } from '../access/enterprise-term.ts';
import type { Caller } from './caller.ts';
import { erasedAfter } from '../account/leave-account.ts';
import type { Repositories } from '../ports/database.ts';
import { maskEmail } from './email-address.ts';
import { maskPhoneNumber } from './phone-number.ts';

/** The first of the two user reads. A visitor has one too, so that a client needs no special case. */
export async function describeUser(
  { identity, account, memberships }: Pick<Repositories, 'identity' | 'account' | 'memberships'>,
  { user }: Caller,
  { csrfToken, at }: { readonly csrfToken: string; readonly at: Date },
): Promise<UserInfo> {
  if (user === null) {
    return {
      userId: null,
      userType: 'visitor',
      testUser: false,
      name: '',
      phoneNo: null,
      email: null,
      createdAt: null,
      leavingUntil: null,
      expiredSince: null,
      csrfToken,
    };
  }
  const [phoneNo, email, leavingSince, expiredSince] = await Promise.all([
    identity.findSubject(user.id, 'sms'),
    identity.findSubject(user.id, 'email'),
    user.status === 'leaving' ? account.leavingSince(user.id) : undefined,
    termEnded({ memberships }, user, at),
  ]);
  return {
    userId: user.id,
    userType: user.userType,
    testUser: user.testUser,
    name: user.name,
    phoneNo: phoneNo === undefined ? null : maskPhoneNumber(phoneNo),
    email: email === undefined ? null : maskEmail(email),
    createdAt: user.createdAt.toISOString(),
    leavingUntil: leavingSince === undefined ? null : erasedAfter(leavingSince).toISOString(),
    expiredSince: expiredSince?.toISOString() ?? null,
    csrfToken,
  };
}

/** The second read. An expired membership keeps its level and date: the client offers to renew it. */
export function describeMembership({ user }: Caller): VipInfo {
  const { level, expiresAt } = user?.membership ?? { level: 'none', expiresAt: null };
  return { level, expiresAt: expiresAt?.toISOString() ?? null, permanent: level === 'permanent' };
}
