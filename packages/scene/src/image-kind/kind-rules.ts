import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { DetectedKind } from './detect-image-kind.ts';
import type { KindFeatures } from './kind-features.ts';

export interface RankedKind {
  readonly kind: DetectedKind;
  /** 0…1. */
  readonly score: number;
}

/** Falls from 1 at `low` to 0 at `high`. */
const below = (low: number, high: number, value: number): number => 1 - smoothstep(low, high, value);
const above = smoothstep;

/**
 * Scores all kinds, best first. A tree of soft decisions: drawn or not, then (drawn) plan, ruled or freehand, (not
 * drawn) model or picture; each factor is the product of the evidence on the way there.
 */
export function rankKinds(f: KindFeatures): [RankedKind, RankedKind, ...RankedKind[]] {
  const drawn = drawnness(f);
  const model = (1 - drawn) * modelness(f);
  const picture = (1 - drawn) * (1 - modelness(f));
  const plan = drawn * planness(f);
  const freehand = freehandness(f);
  const lines = model * inkness(f);
  const coloured = colouredness(f);
  const painted = paintedness(f);
  const scores: RankedKind[] = [
    { kind: 'plan', score: plan },
    { kind: 'sketch', score: (drawn - plan) * freehand },
    { kind: 'line', score: (drawn - plan) * (1 - freehand) },
    { kind: 'su', score: lines * coloured },
    { kind: 'white', score: model - lines * coloured },
    { kind: 'colour', score: picture * painted },
    { kind: 'photo', score: picture * (1 - painted) },
  ];
  return scores.sort((a, b) => b.score - a.score) as [RankedKind, RankedKind, ...RankedKind[]];
}

/** Few colours, mostly paper, and ink on it; or loose ink with washes, where hardly any fill is plain. */
function drawnness(f: KindFeatures): number {
  // Poché has hardly any thin line, but no middle tone either.
  const marks = Math.max(above(0.015, 0.035, f.ink), below(0.06, 0.14, f.middle));
  const linework = below(12, 19, f.palette) * above(0.45, 0.6, f.paper) * marks;
  const tintedPlan =
    below(18, 30, f.palette) *
    above(0.5, 0.6, f.paper) *
    above(0.05, 0.075, f.ink) *
    below(0.25, 0.5, f.middle);
  const washes =
    below(0.05, 0.12, f.smoothFill) *
    above(0.3, 0.4, f.paper) *
    above(0.1, 0.16, f.ink) *
    below(0.15, 0.35, f.chromatic);
  // What is much lighter than the paper is no paper but the background of a model.
  return Math.max(linework, tintedPlan, washes) * below(0.03, 0.1, f.brighter);
}

/** Level and upright lines in balance that float on the paper, or solid walls; section lines alone are no plan. */
function planness(f: KindFeatures): number {
  const balance = f.upright / Math.max(1e-6, f.level);
  const square = f.level + f.upright;
  // Straight lines that are neither level nor upright are perspective: a plan has hardly any.
  const unslanted = above(0.9, 1.02, f.orthogonal / Math.max(1e-6, f.straight));
  const ruled =
    unslanted *
    above(0.44, 0.53, square) *
    below(0.7, 0.78, square) *
    above(0.45, 0.62, balance) *
    above(0.3, 0.5, f.openBorders);
  const walls = above(0.012, 0.03, f.solid) * above(0.4, 0.5, square);
  const byHand =
    below(0.42, 0.48, f.straight) *
    above(0.2, 0.26, square) *
    above(0.5, 0.65, balance) *
    above(0.5, 0.75, f.openBorders);
  return Math.max(ruled, walls, byHand);
}

function freehandness(f: KindFeatures): number {
  return Math.max(below(0.42, 0.48, f.straight), below(0.2, 0.3, f.inkOnPlain));
}

/**
 * Plain fills and few colours. Without drawn lines the sky must tell: a clay model stands before an even blue or white
 * background, or has no colour at all.
 */
function modelness(f: KindFeatures): number {
  const plain = above(0.24, 0.33, f.smoothFill) * above(0.3, 0.42, f.smooth);
  // Drawn lines with few colours are enough evidence to forgive the noise of a hard JPEG.
  const nearlyPlain = above(0.14, 0.22, f.smoothFill) * above(0.2, 0.3, f.smooth);
  // A picture without any colour has few colours in any case: only its plainness can tell a model from a photo then.
  const tinted = above(0.5, 2, f.meanChroma);
  const linedModel =
    tinted * below(28, 44, f.palette) * below(14, 22, f.meanChroma) * above(0.012, 0.02, f.ink);
  const clayBefore = below(52, 66, f.palette) * f.emptyCorners;
  const grey = below(34, 46, f.palette) * below(0.06, 0.16, f.chromatic);
  return Math.max(nearlyPlain * linedModel, plain * clayBefore, plain * grey);
}

function inkness(f: KindFeatures): number {
  return above(0.008, 0.016, f.ink);
}

function colouredness(f: KindFeatures): number {
  return above(0.015, 0.045, f.chromatic);
}

/** Paint and drawn texture leave hardly a plain spot, in strong colours. */
function paintedness(f: KindFeatures): number {
  const texture = below(0.03, 0.16, f.smooth);
  const vivid = above(25, 36, f.meanChroma);
  return Math.max(texture * vivid * below(0.1, 0.24, f.green), above(150, 260, f.palette));
}
