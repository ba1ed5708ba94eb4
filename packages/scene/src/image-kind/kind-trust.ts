import type { KindTrust, SpaceTrust } from './fuse-kinds.ts';

/** By `scripts/measure-trust.ts` for the committed weights (ADR 0084 says how they were chosen); to be measured again whenever the net learns more. The last time on a fifth of the pictures. */
export const KIND_TRUST: KindTrust = { net: 1.4, rules: 0.5, doubt: 0.03 };
/**
 * A picture that looks like a plan is refused by the tools for views from this confidence on. What is less sure is shown as a drawing: to be turned
 * away with an elevation costs a person more than to see a plan painted as one.
 */
export const SURELY_PLAN = 0.9;
export const SPACE_TRUST: SpaceTrust = { net: 2, rules: 0.3 };
