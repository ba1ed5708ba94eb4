import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import type { DetectedKind, Space } from './image-kind.ts';
import type { RankedKind } from './kind-rules.ts';

/**
 * How far each witness of kinds is trusted: powers of what they say. Chosen by `scripts/measure-trust.ts` on drawn pictures that neither was made from and
 * on real ones that neither has seen, never on what is reported.
 */
export interface KindTrust {
  readonly net: number;
  readonly rules: number;
  /** Nobody is believed to be surer than this: a share that is added to everything said. */
  readonly doubt: number;
}

/**
 * What rules and net say of a kind together, best first; the scores add up to 1: the product of both, each as far as it is trusted (logarithmic
 * opinion pool: Genest and Zidek, "Combining probability distributions", 1986). Only whether lines are ruled or drawn by hand is the rules' alone to
 * say: the net sees blocks of four pixels, in which tremors are lost.
 * @param freehand 0…1, as the rules have it, whatever they take the picture for
 */
export function fuseKinds(
  ranked: readonly RankedKind[],
  freehand: number,
  learned: LearnedKindReading,
  { net, rules, doubt }: KindTrust,
): [RankedKind, RankedKind, ...RankedKind[]] {
  const byRules = (kind: DetectedKind): number =>
    Math.max(0, ranked.find((own) => own.kind === kind)?.score ?? 0);
  const byBoth = (...kinds: readonly DetectedKind[]): number => {
    const told = kinds.reduce((sum, kind) => sum + learned.kinds[kind], doubt);
    const ruled = kinds.reduce((sum, kind) => sum + byRules(kind), doubt);
    return told ** net * ruled ** rules;
  };
  const lines = byBoth('line', 'sketch');
  const said: Readonly<Record<DetectedKind, number>> = {
    plan: byBoth('plan'),
    line: lines * (1 - freehand),
    sketch: lines * freehand,
    su: byBoth('su'),
    white: byBoth('white'),
    photo: byBoth('photo'),
    colour: byBoth('colour'),
  };
  const kinds = Object.keys(said) as DetectedKind[];
  const sum = kinds.reduce((total, kind) => total + said[kind], 0);
  return kinds.map((kind) => ({ kind, score: said[kind] / sum })).sort((x, y) => y.score - x.score) as [
    RankedKind,
    RankedKind,
    ...RankedKind[],
  ];
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
