import type { MembershipLevel } from '../identity/user.ts';

/** Enterprise is above member: who has both is an enterprise as long as that lasts. */
export type MembershipTier = 'member' | 'enterprise';

/** How long a grant lasts: calendar months from the present end on, up to a moment, or for good. */
export type MembershipSpan =
  | { readonly months: number }
  | { readonly until: Date }
  | { readonly permanent: true };

/** One line of a person's membership. Lines are added and taken back, never changed. */
export interface MembershipGrant {
  /** What happened, once: a second grant of the same key is not added. */
  readonly key: string;
  readonly userId: string;
  readonly tier: MembershipTier;
  readonly level: Exclude<MembershipLevel, 'none'>;
  readonly span: MembershipSpan;
  readonly reason: string;
  readonly grantedAt: Date;
  readonly takenBackAt: Date | null;
}

const ORDER = 'order:';

/** The key of what an order gives. */
export function keyOfOrder(orderId: string): string {
  return ORDER + orderId;
}

/** Whether an order gave it; else it was set by an operator. */
export function isBought({ key }: Pick<MembershipGrant, 'key'>): boolean {
  return key.startsWith(ORDER);
}
