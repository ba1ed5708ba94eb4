import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import type { DetectedKind, Space } from './image-kind.ts';
import type { RankedKind } from './kind-rules.ts';

/**
 * How far each witness of kinds is trusted: powers of what they say. Fitted to pictures that neither was made from (`scripts/measure-trust.ts`,
 * the recall table's set `tune`), never to what is reported.
 */
export interface KindTrust {
  /** The net among sheets, and among models. */
  readonly net: number;
  /** The rules among sheets, and among models. */
  readonly rules: number;
  /** The net on whether there is a sheet or something with surfaces. */
  readonly surfaces: number;
  /** The net on whether what has surfaces is a model or a photograph. */
  readonly models: number;
  /** Nobody is believed to be surer than this: a share that is added to everything said. */
  readonly doubt: number;
}

/**
 * What rules and net say of a kind together, best first; the scores add up to 1. First whether it is painted, by the rules alone, then whether
 * there is a sheet with lines on it, a plan among them, or something with surfaces: a model or photograph. Against surfaces the net is heard only for lines, by which a photographed sheet
 * is known, and not for plans: these it sees in real photographs and card models, too. Then which of the sheets and which of the surfaces, by both; whether a
 * model is coloured is measured, so that is the rules' alone, too. Whether lines are ruled or drawn by hand is the rules' alone to say: the net sees blocks
 * of four pixels, in which tremors are lost.
 * @param freehand 0…1, as the rules have it, whatever they take the picture for
 */
export function fuseKinds(
  ranked: readonly RankedKind[],
  freehand: number,
  learned: LearnedKindReading,
  trust: KindTrust,
): [RankedKind, RankedKind, ...RankedKind[]] {
  const { doubt } = trust;
  const byRules = (...kinds: readonly DetectedKind[]): number =>
    kinds.reduce(
      (sum, kind) => sum + Math.max(0, ranked.find((own) => own.kind === kind)?.score ?? 0),
      doubt,
    );
  const byNet = (...kinds: readonly DetectedKind[]): number =>
    kinds.reduce((sum, kind) => sum + learned.kinds[kind], doubt);
  const byBoth = (...kinds: readonly DetectedKind[]): number =>
    byNet(...kinds) ** trust.net * byRules(...kinds) ** trust.rules;
  const against = Math.min(1, byNet('su', 'white', 'photo', 'colour', 'plan') / byNet('line', 'sketch'));
  const inFavour = Math.max(1, byNet('su', 'white', 'photo', 'colour') / byNet('line', 'sketch', 'plan'));
  // Strokes of paint are lines to the net: whether a picture is painted is not asked of it.
  const unpainted = byRules('line', 'sketch', 'plan', 'su', 'white', 'photo');
  const rest = unpainted / (unpainted + byRules('colour'));
  const odds =
    (byRules('su', 'white', 'photo') / byRules('line', 'sketch', 'plan')) *
    (against * inFavour) ** trust.surfaces;
  const surfaces = (rest * odds) / (1 + odds);
  const modelled =
    (byRules('su', 'white') / byRules('photo')) *
    (byNet('su', 'white') / byNet('photo', 'colour')) ** trust.models;
  const model = modelled / (1 + modelled);
  const lines = byBoth('line', 'sketch');
  const scores = [
    ...sharesOf(rest - surfaces, {
      plan: byBoth('plan'),
      line: lines * (1 - freehand),
      sketch: lines * freehand,
    }),
    ...sharesOf(surfaces * model, { su: byRules('su'), white: byRules('white') }),
    { kind: 'photo' as const, score: surfaces * (1 - model) },
    { kind: 'colour' as const, score: 1 - rest },
  ];
  return scores.sort((a, b) => b.score - a.score) as [RankedKind, RankedKind, ...RankedKind[]];
}

/** Shares a score among kinds. */
function sharesOf(score: number, kinds: Readonly<Partial<Record<DetectedKind, number>>>): RankedKind[] {
  const entries = Object.entries(kinds) as [DetectedKind, number][];
  const sum = entries.reduce((total, [, own]) => total + own, 0);
  return entries.map(([kind, own]) => ({ kind, score: (score * own) / sum }));
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
