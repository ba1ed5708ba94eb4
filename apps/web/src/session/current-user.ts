import type { UserInfo, VipInfo } from '@plumbline/contract/api/identity.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { forgetWorkspaces, readLocal, removeLocal, writeLocal } from './local-keys.ts';

export type CurrentUser = Omit<UserInfo, 'csrfToken'> & { readonly vip: VipInfo };

/** Who the user is while nothing is known of them. */
const EMPTY_USER: CurrentUser = {
  userId: null,
  userType: 'visitor',
  testUser: false,
  name: '',
  phoneNo: null,
  email: null,
  createdAt: null,
  leavingUntil: null,
  expiredSince: null,
  vip: { level: 'none', expiresAt: null, permanent: false },
};

/** The two reads merged. Where they fail the user is nobody as far as pages go, which still open, and is read again later. */
export async function loadUser(): Promise<CurrentUser> {
  const [{ csrfToken: _token, ...info }, vip] = await Promise.all([api('userInfo', {}), api('vipInfo', {})]);
  const user = { ...info, vip };
  keepUser(user);
  return user;
}

/**
 * Notes whose browser this is. A session that ended keeps the account's id, and its workspaces with it: whoever comes back
 * goes on where they were, anybody else begins with empty ones.
 */
export function keepUser(user: CurrentUser): void {
  if (user.userId === null) return removeLocal('userType', 'userInfo');
  const former = readLocal('loginAccountId');
  if (former !== undefined && former !== user.userId) forgetWorkspaces();
  writeLocal('loginAccountId', user.userId);
  writeLocal('userType', user.userType);
  writeLocal('userInfo', JSON.stringify(user));
}

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: loadUser,
  staleTime: Number.POSITIVE_INFINITY,
  // The page waits for it.
  retry: false,
});

/** The current user; empty until it is known. */
export function useCurrentUser(): CurrentUser & { readonly signedIn: boolean } {
  const user = useQuery(userQuery).data ?? EMPTY_USER;
  return { ...user, signedIn: user.userId !== null };
}
