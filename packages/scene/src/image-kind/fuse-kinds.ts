import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import type { DetectedKind, Space } from './image-kind.ts';
import type { KindFeatures } from './kind-features.ts';
import { freehandness, lightness, type RankedKind } from './kind-rules.ts';

/**
 * How far each witness of kinds is trusted: powers of what they say. Chosen with `scripts/measure-trust.ts` on drawn pictures that neither was made from
 * and on real ones that neither has learned from, never on the untouched ones.
 */
export interface KindTrust {
  /** On whether there is a sheet with lines on it, a plan, or something with surfaces. */
  readonly sheets: Powers;
  /** On which of those with surfaces it is: a coloured or grey model, a photograph or a painting. The rules measure colour and grain. */
  readonly surfaces: Powers;
  /** Nobody is believed to be surer than this: a share that is added to everything said. */
  readonly doubt: number;
}

/** Of what net and rules say: the higher one is against the other, the more it decides; 0: not asked. */
export interface Powers {
  readonly net: number;
  readonly rules: number;
}

/** Share of what rules give to a photo that goes to a coloured drawing where they do not know. */
const UNDECIDED = 0.5;

/** How a picture is made, 0…1 each, as the rules measure it whatever they take it for. */
export interface Manner {
  /** Lines drawn by hand. */
  readonly freehand: number;
  /** Light throughout: what rules call a photo may then be a drawing. */
  readonly light: number;
}

/** Measures what rules alone can tell. */
export function mannerOf(features: KindFeatures): Manner {
  return { freehand: freehandness(features), light: lightness(features) };
}

/**
 * What rules and net say of a kind together, best first; the scores add up to 1: the product of both, each as far as it is trusted (logarithmic
 * opinion pool: Genest and Zidek, "Combining probability distributions", 1986). Only whether lines are ruled or drawn by hand is the rules' alone to
 * say: the net sees blocks of four pixels, in which tremors are lost. And of an outside that is light throughout the rules do not know whether it is a photo
 * or a coloured drawing: they call a photo what shows them nothing else.
 */
export function fuseKinds(
  ranked: readonly RankedKind[],
  { freehand, light }: Manner,
  learned: LearnedKindReading,
  { sheets, surfaces, doubt }: KindTrust,
): [RankedKind, RankedKind, ...RankedKind[]] {
  const scoreOf = (kind: DetectedKind): number =>
    Math.max(0, ranked.find((own) => own.kind === kind)?.score ?? 0);
  const undecided = UNDECIDED * light * learnedOutside(learned, 'photo') * scoreOf('photo');
  const ruled = (kind: DetectedKind): number =>
    scoreOf(kind) + (kind === 'colour' ? undecided : kind === 'photo' ? -undecided : 0);
  const byBoth = ({ net, rules }: Powers, ...kinds: readonly DetectedKind[]): number =>
    kinds.reduce((sum, kind) => sum + learned.kinds[kind], doubt) ** net *
    kinds.reduce((sum, kind) => sum + ruled(kind), doubt) ** rules;
  const scores = [
    { kind: 'plan' as const, score: byBoth(sheets, 'plan') },
    ...sharesOf(byBoth(sheets, 'line', 'sketch'), { line: 1 - freehand, sketch: freehand }),
    ...sharesOf(byBoth(sheets, 'su', 'white', 'photo', 'colour'), {
      su: byBoth(surfaces, 'su'),
      white: byBoth(surfaces, 'white'),
      photo: byBoth(surfaces, 'photo'),
      colour: byBoth(surfaces, 'colour'),
    }),
  ];
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return scores
    .map(({ kind, score }) => ({ kind, score: score / sum }))
    .sort((x, y) => y.score - x.score) as [RankedKind, RankedKind, ...RankedKind[]];
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

/**
 * Inside or outside by the net alone: the rules, asked beside it, told nothing more (ADR 0100).
 * @param outside probability that it gives to an outside. @param trust power of what it says
 */
export function spaceByNet(
  outside: number,
  trust: number,
): { readonly space: Space; readonly confidence: number } {
  const odds = trust * logOdds(outside);
  return { space: odds > 0 ? 'exterior' : 'interior', confidence: 1 / (1 + Math.exp(-Math.abs(odds))) };
}

function logOdds(share: number): number {
  const held = Math.min(0.999, Math.max(0.001, share));
  return Math.log(held / (1 - held));
}
