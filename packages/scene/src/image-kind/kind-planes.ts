import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { type GradientField, sobel } from '@plumbline/imaging/gradient.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import type { Plane, Raster } from '@plumbline/imaging/raster.ts';

/** Reach of the window in `widened`, in pixels. */
export const WIDENED = 3;
/** The square of one length by that of another, below and above which rounding leaves no doubt which is the shorter. */
const SURELY_SHORTER = 0.999;
const SURELY_LONGER = 1.001;

/** What several measures of a picture start from, made once. */
export interface KindPlanes {
  /** RGB of about 640 px. */
  readonly picture: Raster;
  readonly light: Plane;
  /** The lightest within `WIDENED`: dark marks that are narrower are gone. */
  readonly widened: Plane;
  /** How the softened picture changes. */
  readonly gradient: GradientField;
}

export function kindPlanes(picture: Raster): KindPlanes {
  const light = greyscale(picture);
  return { picture, light, widened: dilate(light, WIDENED), gradient: softGradient(light) };
}

export function softGradient(light: Plane): GradientField {
  return sobel(boxBlur(light, 1));
}

/**
 * Whether a gradient is shorter than `least`: told without a root where it clearly is, which most of a drawing's paper is. Of the rest the exact
 * length decides.
 */
export function isShorter(gx: number, gy: number, least: number): boolean {
  const square = gx * gx + gy * gy;
  return (
    square < SURELY_SHORTER * least * least ||
    (square < SURELY_LONGER * least * least && Math.hypot(gx, gy) < least)
  );
}
