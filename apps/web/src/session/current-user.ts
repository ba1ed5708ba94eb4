import type { UserInfo, VipInfo } from '@plumbline/contract/api/identity.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { removeLocal, writeLocal } from './local-keys.ts';

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
  vip: { level: 'none', expiresAt: null, permanent: false },
};

/** The two reads merged; the user stays empty where they fail, so that the pages still open. */
async function loadUser(): Promise<CurrentUser> {
  try {
    const [{ csrfToken: _token, ...info }, vip] = await Promise.all([
      api('userInfo', {}),
      api('vipInfo', {}),
    ]);
    const user = { ...info, vip };
    if (user.userId === null) removeLocal('userType', 'userInfo', 'loginAccountId');
    else {
      writeLocal('userType', user.userType);
      writeLocal('userInfo', JSON.stringify(user));
      writeLocal('loginAccountId', user.userId);
    }
    return user;
  } catch {
    return EMPTY_USER;
  }
}

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: loadUser,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The current user; empty until it is known. */
export function useCurrentUser(): CurrentUser & { readonly signedIn: boolean } {
  const user = useQuery(userQuery).data ?? EMPTY_USER;
  return { ...user, signedIn: user.userId !== null };
}
