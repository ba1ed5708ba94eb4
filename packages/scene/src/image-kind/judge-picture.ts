import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { findSegments } from '../drawing/line-segments.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { ImageKind } from './image-kind.ts';
import { letterMarks } from './letter-marks.ts';
import { coherence, sameness, stepShare, toneRange } from './picture-statistics.ts';
import { isDrawn } from './is-drawn.ts';
import { skinShare } from './skin-share.ts';

/** What a picture as a whole is: a design that may be rendered, or one of the things that are none. */
export type PictureJudgement = 'design' | 'blank' | 'noise' | 'text' | 'texture';

/** Longest edge at which evidence is measured; the thresholds hold for this size. */
const EDGE = 512;
/** Of anything narrower nothing can be told. */
const LEAST_SIDE = 8;
const BLANK_RANGE = 0.03;
/** Noise within this range is the grain of paper. */
const GRAIN_RANGE = 0.12;
const BLANK_STEPS = 0.0004;
const NOISE = 0.11;
/** A façade of like windows is alike in its parts too, hence more is asked of a drawing. */
const TEXTURE = 0.66;
const DRAWN_TEXTURE = 0.85;
/** A page of text: nearly all ink in many small marks, hardly a straight line. */
const LETTERED = 0.85;
const LEAST_MARKS = 40;
const TEXT_STRAIGHT = 3;
/** A portrait: a large part of skin in the middle, hardly a straight line. */
const PORTRAIT_SKIN = 0.06;
const PORTRAIT_STRAIGHT = 1.3;

/** Tells designs from what nothing can be rendered of. In doubt a picture is a design. */
export function judgePicture(base: Raster, kind: ImageKind): PictureJudgement {
  if (Math.min(base.width, base.height) < LEAST_SIDE) return 'design';
  const small = isDrawn(kind) ? positiveDrawing(reduce(base)) : reduce(base);
  const light = greyscale(small);
  const smooth = boxBlur(light, 1);
  if (coherence(greyscale(pick(base))) < NOISE) return toneRange(light) < GRAIN_RANGE ? 'blank' : 'noise';
  if (toneRange(smooth) < BLANK_RANGE || stepShare(smooth) < BLANK_STEPS) return 'blank';
  if (sameness(small, light) > (isDrawn(kind) ? DRAWN_TEXTURE : TEXTURE)) return 'texture';
  return isDrawn(kind) && isText(small, smooth) ? 'text' : 'design';
}

/** True for a photo of a person: no sky is looked for behind a face, no wall beside it. */
export function isPortrait(photo: Raster): boolean {
  const small = reduce(photo);
  if (skinShare(small) < PORTRAIT_SKIN) return false;
  return straightLength(boxBlur(greyscale(small), 1)) < PORTRAIT_STRAIGHT;
}

function isText(small: Raster, smooth: Plane): boolean {
  const { lettering, marks } = letterMarks(small);
  return lettering > LETTERED && marks > LEAST_MARKS && straightLength(smooth) < TEXT_STRAIGHT;
}

/** Length of the straight segments of at least a twelfth of the long side, in long sides. */
function straightLength(smooth: Plane): number {
  const long = Math.max(smooth.width, smooth.height);
  return findSegments(smooth, long / 12, 0.012).reduce((sum, s) => sum + s.length, 0) / long;
}

function reduce(picture: Raster): Raster {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  return toRgb(resizeArea(picture, width, height));
}

/** Every n-th pixel: averaging would make noise hang together. */
function pick(picture: Raster): Raster {
  const step = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / EDGE));
  const width = Math.floor(picture.width / step);
  const height = Math.floor(picture.height / step);
  const out = createRaster(width, height, 3);
  const { channels, data } = picture;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * step * picture.width + x * step) * channels;
      for (let c = 0; c < out.channels; c++)
        out.data[(y * width + x) * 3 + c] = data[from + (channels === 1 ? 0 : c)] as number;
    }
  }
  return out;
}
