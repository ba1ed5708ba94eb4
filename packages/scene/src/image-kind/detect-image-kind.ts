import type { DetectedKind, Space } from './image-kind.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { flattenPaper } from './flatten-paper.ts';
import { fuseKinds, learnedOutside, mannerOf, spaceByNet } from './fuse-kinds.ts';
import { guessSpace } from './guess-space.ts';
import type { KindFeatures } from './kind-features.ts';
import { kindPlanes } from './kind-planes.ts';
import { type RankedKind, rankKinds } from './kind-rules.ts';
import { KIND_TRUST, SPACE_TRUST } from './kind-trust.ts';
import { cropTo, findViewport } from './find-viewport.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { isModel } from './is-model.ts';
import { splitDisplay } from '../backdrop/display-planes.ts';
import { kindBefore, measureStanding, type StandingBefore, standsOutside } from './model-before-backdrop.ts';
import { measureLayout } from './measure-layout.ts';
import { measureRuling } from './measure-ruling.ts';
import { measureSkyline } from './measure-skyline.ts';
import { measureStraightness } from './measure-straightness.ts';
import { measureStrokes } from './measure-strokes.ts';
import { measureTones } from './measure-tones.ts';
import type { KindReader, LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import { ownKindReader } from '@plumbline/reading/own/own-kind-reader.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';

export interface DetectedImageKind {
  readonly kind: DetectedKind;
  /** 0…1: how far ahead of the second best reading this one is. */
  readonly confidence: number;
  readonly space: Space;
  /** 0…1: .5 = a guess. */
  readonly spaceConfidence: number;
  /** Who was heard. */
  readonly witnesses: 'rules' | 'rules and net';
}

/** Probability of an inside, and of being seen from above, from which a model that stands free is an opened house. */
const OPENED = 0.5;

/** Longest edge at which pictures are measured; the thresholds of the rules hold for this size. */
export const ANALYSIS_EDGE = 640;

/** Confidence in a kind or an outside that was told by what stands before a plain backdrop. */
const BY_BACKDROP = 0.7;

/** What each witness says of a picture. */
export interface KindWitnesses {
  readonly features: KindFeatures;
  /** Kinds by the rules, best first. */
  readonly ranked: [RankedKind, RankedKind, ...RankedKind[]];
  /** Absent where there is no net, or a damaged one. */
  readonly learned?: LearnedKindReading;
  /** Absent where nothing stands before a plain backdrop. */
  readonly standing?: StandingBefore;
}

/**
 * Recognises what a base picture is (line drawing, model, photo …) and whether it shows an inside or an outside: by rules on what is
 * measured and by a net, each as far as it was found to be right; inside or outside by the net where there is one. Of a program's window the drawing area is looked at alone.
 * @param reader of the net, our own where nobody brings another; without one, or with damaged weights (null), the rules decide alone, and the
 *   answer says so
 */
export function detectImageKind(
  base: Raster,
  reader: KindReader | null = ownKindReader(),
): DetectedImageKind {
  const { features, ranked, learned, standing } = askWitnesses(base, reader);
  const [first, second] =
    learned === undefined ? ranked : fuseKinds(ranked, mannerOf(features), learned, KIND_TRUST);
  const ahead = first.score - second.score;
  const kind = kindBefore(first.kind, standing, features.level + features.upright, learned?.kinds.plan);
  const { space, confidence } =
    learned === undefined
      ? guessSpace(features, kind)
      : spaceByNet(learnedOutside(learned, kind), SPACE_TRUST);
  const isOpened = learned !== undefined && learned.spaces.interior > OPENED && learned.views.above > OPENED;
  const isOutside = isModel(kind) && standsOutside(standing) && !isOpened;
  return {
    kind,
    confidence: kind === first.kind ? Math.min(0.99, 0.5 + ahead / 2) : BY_BACKDROP,
    space: isOutside ? 'exterior' : space,
    spaceConfidence: isOutside && space !== 'exterior' ? BY_BACKDROP : confidence,
    witnesses: learned === undefined ? 'rules' : 'rules and net',
  };
}

/** What rules and net (where a reader is given) say of a picture, before anybody weighs it. */
export function askWitnesses(base: Raster, reader: KindReader | null): KindWitnesses {
  const picture = toRgb(base);
  const viewport = findViewport(picture);
  const seen = viewport === undefined ? picture : cropTo(picture, viewport);
  const { width, height } = fitWithin(seen.width, seen.height, ANALYSIS_EDGE);
  const resized = resizeArea(seen, width, height);
  const small = positiveDrawing(resized);
  const features = measureKindFeatures(flattenPaper(small));
  const standing = measureStanding(splitDisplay(resized));
  return {
    features,
    ranked: rankKinds(features),
    ...(standing === undefined ? {} : { standing }),
    ...(reader === null ? {} : { learned: reader(small) }),
  };
}

/** Everything the rules look at, on a raster of one size. */
function measureKindFeatures(picture: Raster): KindFeatures {
  const tones = measureTones(picture);
  const planes = kindPlanes(picture);
  return {
    ...tones,
    ...measureStrokes(planes, tones.paperTone),
    ...measureStraightness(planes.gradient),
    ...measureRuling(planes.gradient),
    ...measureSkyline(planes),
    ...measureLayout(planes),
  };
}
