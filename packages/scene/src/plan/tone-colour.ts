import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import { saturate } from '@plumbline/imaging/scalar.ts';
import { linearFromHex, linearToSrgb, type Rgb } from '@plumbline/imaging/srgb.ts';

/**
 * A colour of a style moved to the lightness that a plan needs: fills stay light under black lines, whatever the style.
 * @param lightness OKLab 0…1. @param chroma factor on the colour's own. @returns display values 0…1.
 */
export function toneColour(hex: string, lightness: number, chroma = 1): Rgb {
  const [, a, b] = linearToOklab(linearFromHex(hex));
  const [r, g, blue] = oklabToLinear([lightness, a * chroma, b * chroma]);
  return [linearToSrgb(saturate(r)), linearToSrgb(saturate(g)), linearToSrgb(saturate(blue))];
}

/** OKLab lightness of a colour, 0…1. */
export function lightnessOf(hex: string): number {
  return linearToOklab(linearFromHex(hex))[0];
}
