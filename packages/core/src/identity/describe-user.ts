import type { UserInfo, VipInfo } from '@plumbline/contract/api/identity.ts';
import type { Caller } from './caller.ts';
import type { IdentityRepository } from './identity-repository.ts';
import { maskPhoneNumber } from './phone-number.ts';

/** The first of the two user reads. A visitor has one too, so that a client needs no special case. */
export async function describeUser(
  identity: IdentityRepository,
  { user }: Caller,
  csrfToken: string,
): Promise<UserInfo> {
  if (user === null) {
    return {
      userId: null,
      userType: 'visitor',
      testUser: false,
      name: '',
      phoneNo: null,
      createdAt: null,
      csrfToken,
    };
  }
  const phoneNo = await identity.findSubject(user.id, 'sms');
  return {
    userId: user.id,
    userType: user.userType,
    testUser: user.testUser,
    name: user.name,
    phoneNo: phoneNo === undefined ? null : maskPhoneNumber(phoneNo),
    createdAt: user.createdAt.toISOString(),
    csrfToken,
  };
}

/** The second read. An expired membership keeps its level and date: the client offers to renew it. */
export function describeMembership({ user }: Caller): VipInfo {
  const { level, expiresAt } = user?.membership ?? { level: 'none', expiresAt: null };
  return { level, expiresAt: expiresAt?.toISOString() ?? null, permanent: level === 'permanent' };
}
