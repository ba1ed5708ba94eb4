import type { KindTrust, Witnesses } from './fuse-kinds.ts';

/**
 * By `scripts/measure-trust.ts` for the committed weights, on 138 drawn and 58 real pictures (ADR 0100); to be measured again whenever the net learns more.
 * Of inside and outside the rules told nothing that the net did not know better.
 */
export const KIND_TRUST: KindTrust = {
  sheets: { net: 1.4, rules: 0.5 },
  surfaces: { net: 1, rules: 0.75 },
  doubt: 0.03,
};
/**
 * A picture that looks like a plan is refused by the tools for views from this confidence on. What is less sure is shown as a drawing: to be turned
 * away with an elevation costs a person more than to see a plan painted as one.
 */
export const SURELY_PLAN = 0.9;
export const SPACE_TRUST: Witnesses = { net: 1.4, rules: 0 };
