import type { KindTrust, SpaceTrust } from './fuse-kinds.ts';

/** By `scripts/measure-trust.ts` for the committed weights (ADR 0084 says how they were chosen); to be measured again whenever the net learns more. */
export const KIND_TRUST: KindTrust = { net: 1.2, rules: 0.75, surfaces: 3, refusal: 2, doubt: 0.03 };
export const SPACE_TRUST: SpaceTrust = { net: 1, rules: 1 };
