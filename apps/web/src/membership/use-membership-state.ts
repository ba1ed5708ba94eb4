import { useState } from 'react';
import { useCurrentUser } from '../session/current-user.ts';
import { type MembershipState, membershipState } from './membership-state.ts';

/** How the current user stands, as of when the page was opened. */
export function useMembershipState(): MembershipState {
  const [now] = useState(() => new Date());
  return membershipState(useCurrentUser(), now);
}
