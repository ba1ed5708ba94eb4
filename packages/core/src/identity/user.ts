import type { USER_TYPES } from '@plumbline/contract/api/identity.ts';

export type UserType = (typeof USER_TYPES)[number];
export type MembershipLevel = 'none' | 'month' | 'year' | 'permanent';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly userType: Exclude<UserType, 'visitor'>;
  readonly role: 'user' | 'administrator';
  /** `leaving`: its owner asked for the account to be deleted and may still change their mind. */
  readonly status: 'active' | 'suspended' | 'leaving';
  readonly testUser: boolean;
  readonly membership: { readonly level: MembershipLevel; readonly expiresAt: Date | null };
  readonly createdAt: Date;
}
