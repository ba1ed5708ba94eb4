import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';

export interface NearInkLight {
  /** Contrast a covering line needs to the surface around it, 0…1 of the display range; paler lines need less. */
  readonly contrast: number;
  /** Luma of the ink itself once it lies on a dark surface. */
  readonly ink: number;
  /** The most a surface is lifted by. */
  readonly most: number;
}

/** A surface lights up on both sides of a line over this many pixels, and fades over twice as many. */
const REACH = 2;
const FADE = 2.6;
/** Ink, 0…1, that is too faint to be lit for. */
const FAINT = 0.08;
/** Light that adds nothing to be seen. */
const UNSEEN = 0.002;

/**
 * Lightens what is too dark for the lines on it, close to them and no more than they need: a bounded part of each
 * surface's own hue, as if the moon caught its edges. In the dark this keeps lines that black ink would lose.
 * @param picture display values 0…1, RGB interleaved; changed in place. @param alpha the ink, 0…1.
 */
export function lightNearInk(picture: Float32Array, alpha: Plane, light: NearInkLight): void {
  const lack = createPlane(alpha.width, alpha.height);
  let any = false;
  for (let i = 0, p = 0; i < alpha.data.length; i++, p += 3) {
    const a = alpha.data[i] as number;
    if (a < FAINT) continue;
    const missing = light.contrast * a + light.ink - luma(picture, p);
    if (missing <= 0) continue;
    lack.data[i] = Math.min(light.most, missing);
    any = true;
  }
  if (!any) return;
  const lift = gaussianBlur(dilate(lack, REACH), FADE).data;
  for (let i = 0, p = 0; i < lift.length; i++, p += 3) {
    const add = lift[i] as number;
    if (add < UNSEEN) continue;
    // Half in the surface's own hue, half as plain light: a dark blue would turn gaudy, a grey chalky.
    const gain = 1 + (0.5 * add) / Math.max(0.08, luma(picture, p));
    for (let c = 0; c < 3; c++) picture[p + c] = Math.min(1, (picture[p + c] as number) * gain + 0.5 * add);
  }
}

function luma(picture: Float32Array, p: number): number {
  return (
    0.299 * (picture[p] as number) + 0.587 * (picture[p + 1] as number) + 0.114 * (picture[p + 2] as number)
  );
}
