import type { KindTrust, SpaceTrust } from './fuse-kinds.ts';

/** As `scripts/measure-trust.ts` found it for the committed weights; to be measured again whenever the net learns more. */
export const KIND_TRUST: KindTrust = { net: 1.4, rules: 1, doubt: 0.01 };
export const SPACE_TRUST: SpaceTrust = { net: 2, rules: 0.5 };
