import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import type { DetectedKind, Space } from './image-kind.ts';
import type { RankedKind } from './kind-rules.ts';

/**
 * How far each witness of kinds is trusted: powers of what they say. Fitted to pictures that neither was made from (`scripts/measure-trust.ts`,
 * the recall table's set `tune`), never to what is reported.
 */
export interface KindTrust {
  readonly net: number;
  readonly rules: number;
  /** Nobody is believed to be surer than this: a share that is added to everything said. */
  readonly doubt: number;
}

/** What rules and net say of a kind together, best first; the scores add up to 1. */
export function fuseKinds(
  ranked: readonly RankedKind[],
  learned: LearnedKindReading,
  trust: KindTrust,
): [RankedKind, RankedKind, ...RankedKind[]] {
  const scores = ranked.map(({ kind, score }) => ({
    kind,
    score:
      (learned.kinds[kind] + trust.doubt) ** trust.net * (Math.max(0, score) + trust.doubt) ** trust.rules,
  }));
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return scores
    .map(({ kind, score }): RankedKind => ({ kind, score: score / sum }))
    .sort((a, b) => b.score - a.score) as [RankedKind, RankedKind, ...RankedKind[]];
}

/** Probability that the net gives to an outside. Of a plan: that it is of a site. */
export function learnedOutside({ spaces }: LearnedKindReading, kind: DetectedKind): number {
  const outside = kind === 'plan' ? spaces.site : spaces.exterior + spaces.landscape + spaces.aerial;
  const inside = kind === 'plan' ? spaces.plan : spaces.interior;
  return (outside + 1e-3) / (outside + inside + 2e-3);
}

/** Inside or outside by both, as logarithms of the odds. */
export function fuseSpaces(
  rules: { readonly space: Space; readonly confidence: number },
  outside: number,
  trust: SpaceTrust,
): { readonly space: Space; readonly confidence: number } {
  const sign = rules.space === 'exterior' ? 1 : -1;
  const odds = trust.rules * sign * logOdds(rules.confidence) + trust.net * logOdds(outside);
  return { space: odds > 0 ? 'exterior' : 'interior', confidence: 1 / (1 + Math.exp(-Math.abs(odds))) };
}

export interface SpaceTrust {
  readonly net: number;
  readonly rules: number;
}

function logOdds(share: number): number {
  const held = Math.min(0.999, Math.max(0.001, share));
  return Math.log(held / (1 - held));
}
