import type { KindTrust } from './fuse-kinds.ts';

/**
 * By `scripts/measure-trust.ts` for the committed weights (ADR 0100, 0103): of powers that fit 265 drawn and 58 real pictures nearly as well as the best, those
 * with which most of them are right. On sheets the rules are heard little: what they are sure is a line drawing is often a plan. To be measured again
 * whenever the net learns more.
 */
export const KIND_TRUST: KindTrust = {
  sheets: { net: 1.4, rules: 0.2 },
  surfaces: { net: 1, rules: 0.75 },
  doubt: 0.03,
};
/**
 * A picture that looks like a plan is refused by the tools for views from this confidence on. What is less sure is shown as a drawing: to be turned
 * away with an elevation costs a person more than to see a plan painted as one.
 */
export const SURELY_PLAN = 0.9;
/** Power of what the net says of inside and outside, by the same script. */
export const SPACE_TRUST = 1.4;
