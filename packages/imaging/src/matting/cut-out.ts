import { createRaster, type BitMask, type Raster } from '../raster.ts';
import { fitWithin, resizeArea } from '../resize-area.ts';
import { cutNearMask } from '../segmentation/cut-near-mask.ts';
import { findDrawnItem } from '../segmentation/find-drawn-item.ts';
import { findSubject, type Subject } from '../segmentation/find-subject.ts';
import { analyseForPicks, type PickAnalysis } from '../segmentation/pick-analysis.ts';
import { cutByMarks } from '../segmentation/cut-by-marks.ts';
import { applyAlpha } from './apply-alpha.ts';
import { type Box, boundsOf, cropRaster, grow } from './crop.ts';
import { foregroundColours } from './foreground-colours.ts';
import { PAINTED_HIGH, PAINTED_LOW, type PaintKind, paintKind } from './read-paint.ts';
import { sampleAlpha } from './sample-alpha.ts';
import { smoothAlpha } from './smooth-alpha.ts';
import { BACKGROUND, ITEM, type Trimap, UNKNOWN } from './trimap.ts';
import { trimapAlong, trimapAround } from './trimap-around.ts';

export interface CutOut {
  /** RGBA, straight alpha: the item in its own colours, white where it is clear. */
  readonly picture: Raster;
  /** How the item was found. */
  readonly method: 'automatic' | PaintKind;
  /** 0…1. */
  readonly confidence: number;
}

export interface CutOutContext {
  /** May throw to abort. */
  readonly check: () => void;
  readonly progress: (fraction: number, stage: 'subject' | 'alpha' | 'colours') => void;
}

/** Longest edge of the part of the picture in which opacity is solved; finer edges come from the picture itself. */
const SOLVE_EDGE = 1024;
/** Margin around the item, in shares of its longer side: opacity needs to see some background. */
const MARGIN = 0.06;
/** An item that stands out less is none. */
const LEAST_CLARITY = 0.36;
/** Of what a person has shown. */
const PAINTED_CONFIDENCE = 0.9;

/**
 * Cuts an item out of a picture: by itself, along a painted or picked mask, or within a trimap.
 *
 * @param picture RGB
 * @param paint one byte a pixel of the picture, null: the item is found. 0 and 255 alone say about where it is. With an open
 * band (128) along its outline it is a trimap, taken as it is; with most of it open it is strokes on the item and beside
 * @returns undefined where no single item stands out
 */
export function cutOut(picture: Raster, paint: BitMask | null, context: CutOutContext): CutOut | undefined {
  context.progress(0.05, 'subject');
  const kind = paint ? paintKind(paint) : 'nothing';
  const found = paint && kind === 'trimap' ? fromTrimap(paint) : fromAnalysis(picture, paint, kind, context);
  if (!found) return undefined;
  const { bounds, trimapOf, confidence } = found;
  context.check();
  const box = grow(bounds, MARGIN, picture);
  const size = fitWithin(box.width, box.height, SOLVE_EDGE);
  const crop = resizeArea(cropRaster(picture, box), size.width, size.height);
  const trimap = trimapOf(box, crop);
  context.progress(0.25, 'alpha');
  const sampled = sampleAlpha(crop, trimap, context.check);
  context.check();
  const alpha = smoothAlpha(crop, trimap, sampled, context.check);
  context.progress(0.75, 'colours');
  const colours = foregroundColours(crop, alpha);
  context.check();
  const out = createRaster(picture.width, picture.height, 4);
  for (let at = 0; at < out.data.length; at += 4) out.data.fill(255, at, at + 3);
  applyAlpha(picture, out, box, { crop, trimap, alpha, colours }, context.check);
  return { picture: out, method: kind === 'nothing' ? 'automatic' : kind, confidence };
}

interface Found {
  readonly bounds: Box;
  readonly trimapOf: (box: Box, crop: Raster) => Trimap;
  readonly confidence: number;
}

function fromAnalysis(
  picture: Raster,
  paint: BitMask | null,
  kind: PaintKind | 'nothing',
  { check }: CutOutContext,
): Found | undefined {
  // Paper within ink has the colour of the paper around it: there outlines say what is inside, colours do not.
  const drawn = paint ? undefined : findDrawnItem(picture);
  if (drawn) return placed(drawn, picture, (box, crop) => trimapAlong(drawn.mask, box, crop, picture));
  const analysis = analyseForPicks(picture);
  check();
  const item = itemMask(analysis, paint, kind);
  if (!item || item.clarity < LEAST_CLARITY) return undefined;
  return placed(item, picture, (box, crop) => {
    const trimap = trimapAround(item.mask, box, crop, picture);
    return paint && kind === 'marks' ? heedMarks(trimap, trimapFrom(paint, box, crop)) : trimap;
  });
}

function placed({ mask, clarity }: Subject, picture: Raster, trimapOf: Found['trimapOf']): Found | undefined {
  const small = boundsOf(mask.data, mask.width);
  if (!small) return undefined;
  const kx = picture.width / mask.width;
  const ky = picture.height / mask.height;
  const bounds = { x: small.x * kx, y: small.y * ky, width: small.width * kx, height: small.height * ky };
  return { bounds, trimapOf, confidence: clarity };
}

function itemMask(
  analysis: PickAnalysis,
  paint: BitMask | null,
  kind: PaintKind | 'nothing',
): Subject | undefined {
  if (!paint) return findSubject(analysis);
  const grey = resizeArea(
    { width: paint.width, height: paint.height, channels: 1, data: new Uint8ClampedArray(paint.data) },
    analysis.width,
    analysis.height,
  ).data;
  const mask =
    kind === 'marks'
      ? cutByMarks(
          analysis,
          Int8Array.from(grey, (value) => (value < PAINTED_LOW ? -1 : value > PAINTED_HIGH ? 1 : 0)),
        )
      : cutNearMask(analysis, {
          width: analysis.width,
          height: analysis.height,
          data: Uint8Array.from(grey, (value) => (value >= 128 ? 1 : 0)),
        });
  return mask && { mask, clarity: PAINTED_CONFIDENCE };
}

/** What was marked stays as it was marked, wherever the outline came to lie. */
function heedMarks(trimap: Trimap, marks: Trimap): Trimap {
  const data = trimap.data.map((value, i) => (marks.data[i] === UNKNOWN ? value : (marks.data[i] as number)));
  return { ...trimap, data };
}

function fromTrimap(paint: BitMask): Found | undefined {
  const bounds = boundsOf(paint.data, paint.width, PAINTED_LOW);
  return (
    bounds && {
      bounds,
      trimapOf: (box, crop) => trimapFrom(paint, box, crop),
      confidence: PAINTED_CONFIDENCE,
    }
  );
}

function trimapFrom(paint: BitMask, box: Box, { width, height }: Raster): Trimap {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const px = Math.min(paint.width - 1, Math.floor(box.x + ((x + 0.5) * box.width) / width));
      const py = Math.min(paint.height - 1, Math.floor(box.y + ((y + 0.5) * box.height) / height));
      const value = paint.data[py * paint.width + px] as number;
      data[y * width + x] = value < PAINTED_LOW ? BACKGROUND : value > PAINTED_HIGH ? ITEM : UNKNOWN;
    }
  return { width, height, data };
}
