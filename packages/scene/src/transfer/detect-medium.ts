import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { structureTensor } from '@plumbline/imaging/structure-tensor.ts';
import { softGradient } from '../image-kind/kind-planes.ts';
import { measureStraightness } from '../image-kind/measure-straightness.ts';
import type { ImageKind } from '../image-kind/image-kind.ts';

/** How a reference was made, as far as it can be told. `photo` also stands for renders and for all that is in doubt. */
export type Medium = 'photo' | 'oil' | 'watercolour' | 'ink';

/** Longest edge at which brushwork is measured: the thresholds hold for this size. */
const MEASURED_EDGE = 640;

/** Enlarged more than this, a picture is a thumbnail. */
const MOST_ENLARGED = 2.6;
/** Deviation of lightness at the scale of a brush, 0…1, below which a place is even, and above which it is textured. */
const EVEN = 0.008;
const TEXTURED = 0.03;
/** Oil: shares of even and of textured places, how far strokes agree on a direction, and the share of them that run aslant. */
const OIL = { smooth: 0.02, textured: 0.88, coherence: 0.48, oblique: 0.52 } as const;
/** Watercolour: share of straight edges and of even places below which a hand drew. */
const WATERCOLOUR = { straight: 0.3, smooth: 0.25 } as const;
/** Energy of the structure tensor below which a place has no direction to speak of, and coherence from which it has one. */
const LEAST_ENERGY = 2e-4;
const DIRECTED = 0.5;
/** Twice the angle to level or upright, in radians, from which a stroke runs aslant (10 degrees). */
const SLANT = 0.35;
/** Paper: its luma as a byte, how much bluer and how much redder it may be, and the shares of the foot and of a side it covers. */
const PAPER = { luma: 196, bluer: 4, redder: 70, foot: 0.45, side: 0.22 } as const;

/**
 * Tells painted and drawn references from photos and renders. Ink is what the kind of a picture calls a drawing. Oil has
 * coherent strokes in every direction and no even place; watercolour lets its toned paper show along the border.
 */
export function detectMedium(reference: Raster, kind: ImageKind): Medium {
  if (kind === 'line' || kind === 'sketch') return 'ink';
  if (kind === 'plan' || kind === 'white') return 'photo';
  const k = MEASURED_EDGE / Math.max(reference.width, reference.height);
  // Enlarged, a thumbnail would measure as smooth; there is no telling what it was painted with.
  if (k > MOST_ENLARGED) return 'photo';
  const picture =
    k < 1
      ? resizeArea(
          reference,
          Math.max(8, Math.round(reference.width * k)),
          Math.max(8, Math.round(reference.height * k)),
        )
      : reference;
  const light = greyscale(picture);
  const { smooth, textured } = measureTexture(light);
  const { coherence, oblique } = measureStrokeFlow(light);
  if (smooth < OIL.smooth && textured > OIL.textured && coherence > OIL.coherence && oblique > OIL.oblique)
    return 'oil';
  const { straight } = measureStraightness(softGradient(light));
  if (straight < WATERCOLOUR.straight && smooth < WATERCOLOUR.smooth && showsPaper(picture))
    return 'watercolour';
  return 'photo';
}

/** Shares of the pixels around which hardly anything, and clearly something, varies at the scale of a brush. */
function measureTexture(light: Plane): { smooth: number; textured: number } {
  const around = gaussianBlur(light, 2).data;
  const square = createPlane(light.width, light.height);
  for (let i = 0; i < square.data.length; i++)
    square.data[i] = ((light.data[i] as number) - (around[i] as number)) ** 2;
  const variance = gaussianBlur(square, 3).data;
  let smooth = 0;
  let textured = 0;
  for (const v of variance) {
    if (v < EVEN ** 2) smooth++;
    else if (v > TEXTURED ** 2) textured++;
  }
  return { smooth: smooth / variance.length, textured: textured / variance.length };
}

/** How well texture agrees on one direction from place to place, and how much of it runs neither level nor upright. */
function measureStrokeFlow(light: Plane): { coherence: number; oblique: number } {
  const { xx, yy, xy } = structureTensor(light, 3);
  let sum = 0;
  let places = 0;
  let directed = 0;
  let slanting = 0;
  for (let i = 0; i < xx.data.length; i++) {
    const a = xx.data[i] as number;
    const b = yy.data[i] as number;
    const c = 2 * (xy.data[i] as number);
    if (a + b < LEAST_ENERGY) continue;
    const coherence = Math.hypot(a - b, c) / (a + b);
    sum += coherence;
    places++;
    if (coherence < DIRECTED) continue;
    directed++;
    const double = Math.abs(Math.atan2(c, a - b));
    if (double > SLANT && double < Math.PI - SLANT) slanting++;
  }
  return { coherence: sum / Math.max(1, places), oblique: slanting / Math.max(1, directed) };
}

/** Paper: bright, warm or white, grained, and along the foot of the picture as well as along its sides. */
function showsPaper({ width, height, data }: Raster): boolean {
  const band = Math.max(2, Math.round(0.025 * Math.min(width, height)));
  const isPaper = (x: number, y: number): boolean => {
    const p = (y * width + x) * 3;
    const r = data[p] as number;
    const b = data[p + 2] as number;
    const luma = 0.3 * r + 0.59 * (data[p + 1] as number) + 0.11 * b;
    return luma > PAPER.luma && r >= b - PAPER.bluer && r - b < PAPER.redder;
  };
  const share = (x0: number, y0: number, x1: number, y1: number): number => {
    let paper = 0;
    let all = 0;
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++, all++) if (isPaper(x, y)) paper++;
    return paper / Math.max(1, all);
  };
  const foot = share(0, height - band, width, height);
  const sides = Math.max(share(0, 0, band, height), share(width - band, 0, width, height));
  return foot > PAPER.foot && sides > PAPER.side;
}
