import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, linearToSrgb, type Rgb } from '@plumbline/imaging/srgb.ts';

/** OKLab chroma that no fill of a plan exceeds. */
const STRONGEST = 0.082;

/**
 * A colour of a style moved to the lightness that a plan needs: fills stay light under black lines, whatever the style.
 * @param lightness OKLab 0…1. @param chroma factor on the colour's own. @returns display values 0…1.
 */
export function toneColour(hex: string, lightness: number, chroma = 1): Rgb {
  const [, a, b] = linearToOklab(linearFromHex(hex));
  // Brick and paint of façades are too strong for a whole floor.
  const k = chroma * Math.min(1, STRONGEST / Math.max(1e-6, Math.hypot(a, b) * chroma));
  const [r, g, blue] = oklabToLinear([lightness, a * k, b * k]);
  return [linearToSrgb(saturate(r)), linearToSrgb(saturate(g)), linearToSrgb(saturate(blue))];
}

/** OKLab lightness of a colour, 0…1. */
export function lightnessOf(hex: string): number {
  return linearToOklab(linearFromHex(hex))[0];
}
