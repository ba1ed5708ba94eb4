import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { DetectedKind } from './image-kind.ts';
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
  // Poché has hardly any thin line, but no middle tone either; without ink and without black it is an empty model.
  const poche = below(0.06, 0.14, f.middle) * above(0.004, 0.012, f.dark);
  // A few thin lines are marks enough where all the rest is paper; faces of a model are plain between its edges.
  const few = above(0.9, 0.95, f.paper) * above(0.002, 0.006, f.ink) * below(0.15, 0.3, f.smoothFill);
  const marks = Math.max(above(0.015, 0.035, f.ink), poche, few);
  // Even fills of a middle tone between the lines are shaded faces, not paper.
  const shaded = above(0.08, 0.16, f.middle) * above(0.25, 0.4, f.smoothFill);
  const linework = below(12, 19, f.palette) * above(0.45, 0.6, f.paper) * marks * (1 - shaded);
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
  return Math.max(Math.max(linework, tintedPlan, washes) * below(0.03, 0.1, f.brighter), tintedSheet(f));
}

/**
 * Walls run level and upright in balance, while doors swing, furniture is round and rooms are named: many of the straight edges
 * of a plan are exactly level or upright, and many others are not straight at all. Elevations and perspectives are straight
 * throughout. Solid walls, and tints laid over most of a sheet, are evidence of their own.
 */
function planness(f: KindFeatures): number {
  const balance = f.upright / Math.max(1e-6, f.level);
  const square = f.level + f.upright;
  const unslanted = f.orthogonal / Math.max(1e-6, f.straight);
  // A building rises before deeper paper at its sides.
  const lies = below(0.2, 0.3, f.sideSky - f.middleSky);
  const ruled =
    lies *
    (1 - freehandness(f)) *
    above(1.08, 1.14, unslanted) *
    above(0.42, 0.52, f.parallel) *
    above(0.42, 0.53, square) *
    below(0.82, 0.88, square) *
    above(0.4, 0.5, balance);
  const walls = above(0.012, 0.03, f.solid) * above(0.4, 0.5, square);
  const byHand =
    lies *
    freehandness(f) *
    above(1.08, 1.18, unslanted) *
    above(0.2, 0.26, square) *
    above(0.5, 0.65, balance) *
    above(0.5, 0.75, f.openBorders);
  const tinted = tintedSheet(f) * above(8, 14, f.meanChroma);
  return Math.max(ruled, walls, byHand, tinted);
}

/** Hardly anything but one flat tint with fine ink on it. */
function tintedSheet(f: KindFeatures): number {
  return (
    above(0.72, 0.82, f.paper) *
    above(0.58, 0.66, f.smooth) *
    below(0.2, 0.28, f.smoothFill) *
    above(0.035, 0.05, f.ink) *
    below(20, 32, f.palette)
  );
}

/** A hand keeps a direction for a short while only; measured alike on thin and thick pens, sharp and blurred copies. */
export function freehandness(f: KindFeatures): number {
  return below(0.54, 0.64, f.ruled);
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
  // Flat fills in few colours between drawn lines are a model, however strong its colours are: no photo is that even.
  const flat = above(0.54, 0.64, f.smooth) * above(0.3, 0.42, f.smoothFill) * above(0.012, 0.02, f.ink);
  const flatModel = flat * below(50, 90, f.palette);
  const clayBefore = below(52, 66, f.palette) * f.emptyCorners;
  const grey = below(34, 46, f.palette) * below(0.06, 0.16, f.chromatic);
  return Math.max(nearlyPlain * linedModel, flatModel, plain * clayBefore, plain * grey);
}

function inkness(f: KindFeatures): number {
  return above(0.008, 0.016, f.ink);
}

function colouredness(f: KindFeatures): number {
  return above(0.015, 0.045, f.chromatic);
}

/** 0…1: how light a picture is throughout, without a dark place larger than a line. Shade under eaves and trees is what nearly every photo of an outside has. */
export function lightness(f: KindFeatures): number {
  return below(0.15, 0.25, f.dark) * below(0.05, 0.11, f.solid);
}

/** Paint and drawn texture leave hardly a plain spot, in strong colours. */
function paintedness(f: KindFeatures): number {
  const texture = below(0.03, 0.16, f.smooth);
  const vivid = above(25, 36, f.meanChroma);
  return Math.max(texture * vivid * below(0.1, 0.24, f.green), above(150, 260, f.palette));
}
