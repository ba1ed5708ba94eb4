import { guidedFilter } from '@plumbline/imaging/guided-filter.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { clamp, smoothstep } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, linearToSrgb, linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import { type ColourPlanes, linearLuminance } from '@plumbline/imaging/colour-planes.ts';
import type { PhotoLook } from './photo-looks.ts';

/** Display luminance, 0…1, up to which a pixel is black and keeps its tone: one step of 255. */
const BLACK = 0.004;

/**
 * Lights and grades in place: tints of light and shade, chroma, contrast. Detail is lifted as far as the exposure is
 * lowered, so that the photo's own edges keep their contrast in the dark.
 */
export function lightPhoto(planes: ColourPlanes, look: PhotoLook): void {
  const { width, height, r, g, b } = planes;
  const unit = Math.max(width, height) / 1024;
  const linear = linearLuminance(planes);
  const display: Plane = { width, height, data: Float32Array.from(linear, linearToSrgbFast) };
  const smooth = guidedFilter(display, display, Math.max(2, Math.round(9 * unit)), 0.006);
  const lift = 1.16 + 0.55 * Math.max(0, 1 - look.exposure);
  for (let i = 0; i < linear.length; i++) {
    const d = display.data[i] as number;
    const s = smooth.data[i] as number;
    const t = clamp(s + (d - s) * lift, 0.3 * d, 1);
    const toned = t + look.contrast * 2 * t * (1 - t) * (t - 0.42);
    const k = look.exposure * (d > BLACK ? clamp((toned / d) ** 2.2, 0, 3) : 1);
    const bright = smoothstep(0.12, 0.8, t);
    const l = (linear[i] as number) * k;
    const tintR = look.shadows[0] + (look.highlights[0] - look.shadows[0]) * bright;
    const tintG = look.shadows[1] + (look.highlights[1] - look.shadows[1]) * bright;
    const tintB = look.shadows[2] + (look.highlights[2] - look.shadows[2]) * bright;
    r[i] = Math.max(0, (l + ((r[i] as number) * k - l) * look.saturation) * tintR);
    g[i] = Math.max(0, (l + ((g[i] as number) * k - l) * look.saturation) * tintG);
    b[i] = Math.max(0, (l + ((b[i] as number) * k - l) * look.saturation) * tintB);
  }
}

/**
 * Haze that thickens with distance, laid on in display space, where its share of the contrast is what the eye sees.
 * @param distance 0 near … 1 far.
 */
export function addHaze(planes: ColourPlanes, look: PhotoLook, distance: Plane): void {
  if (look.haze <= 0) return;
  const haze = linearFromHex(look.hazeColour).map(linearToSrgb);
  const channels = [planes.r, planes.g, planes.b];
  for (const [c, plane] of channels.entries()) {
    const veil = haze[c] as number;
    for (let i = 0; i < plane.length; i++) {
      const a = look.haze * (distance.data[i] as number);
      const v = linearToSrgbFast(plane[i] as number);
      plane[i] = (v + (veil - v) * a) ** 2.2;
    }
  }
}

/**
 * A stand-in for depth in a photo of an outside: the ground recedes up to the foot of the sky, and what stands on it
 * keeps the distance of the middle ground.
 * @param horizonY row of the horizon.
 */
export function groundDistance(width: number, height: number, horizonY: number): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    const rise = clamp((height - y) / Math.max(1, height - horizonY), 0, 1);
    const value =
      0.12 + 0.68 * rise ** 1.4 + (y < horizonY ? (0.2 * (horizonY - y)) / Math.max(1, horizonY) : 0);
    plane.data.fill(value, y * width, (y + 1) * width);
  }
  return plane;
}
