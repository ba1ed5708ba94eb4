import type { DetectedKind, Space } from './image-kind.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { flattenPaper } from './flatten-paper.ts';
import { guessSpace } from './guess-space.ts';
import type { KindFeatures } from './kind-features.ts';
import { rankKinds } from './kind-rules.ts';
import { measureLayout } from './measure-layout.ts';
import { measureRuling } from './measure-ruling.ts';
import { measureSkyline } from './measure-skyline.ts';
import { measureStraightness } from './measure-straightness.ts';
import { measureStrokes } from './measure-strokes.ts';
import { measureTones } from './measure-tones.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';

export interface DetectedImageKind {
  readonly kind: DetectedKind;
  /** 0…1: how far ahead of the second best reading this one is. */
  readonly confidence: number;
  readonly space: Space;
  /** 0…1: .5 = a guess. */
  readonly spaceConfidence: number;
}

/** Longest edge at which pictures are measured; the thresholds of the rules hold for this size. */
const ANALYSIS_EDGE = 640;

/** Recognises what a base picture is (line drawing, model, photo …) and whether it shows an inside or an outside. */
export function detectImageKind(base: Raster): DetectedImageKind {
  const features = measureKindFeatures(base);
  const ranked = rankKinds(features);
  const [first, second] = ranked;
  const ahead = first.score - second.score;
  const { space, confidence } = guessSpace(features, first.kind);
  return {
    kind: first.kind,
    confidence: Math.min(0.99, 0.5 + ahead / 2),
    space,
    spaceConfidence: confidence,
  };
}

/** Everything the rules look at, on a raster of one size. */
function measureKindFeatures(base: Raster): KindFeatures {
  const { width, height } = fitWithin(base.width, base.height, ANALYSIS_EDGE);
  const picture = flattenPaper(toRgb(resizeArea(base, width, height)));
  const tones = measureTones(picture);
  return {
    ...tones,
    ...measureStrokes(picture, tones.paperTone),
    ...measureStraightness(picture),
    ...measureRuling(picture),
    ...measureSkyline(picture),
    ...measureLayout(picture),
  };
}
