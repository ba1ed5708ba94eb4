import type { CurrentMembership } from './current-membership.ts';
import type { MembershipGrant } from './membership-grant.ts';

export interface MembershipRepository {
  /** @returns false where a grant of this key exists */
  add(grant: MembershipGrant): Promise<boolean>;
  /** Every grant of a person, those that were taken back too. */
  list(userId: string): Promise<MembershipGrant[]>;
  takeBack(keys: readonly string[], at: Date): Promise<void>;
  /** Repeats the result in the user's own columns, where every request reads it. */
  setCurrent(userId: string, current: CurrentMembership): Promise<void>;
  /** Users whose columns still say what has ended by now. */
  endedUserIds(now: Date, limit: number): Promise<string[]>;
}
