import { clamp } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** How far dyeing may change the luminance: a style's tones are chosen so that the ink on them can be read. */
const DARKEST = 0.8;
const LIGHTEST = 1.25;

/** A colour (linear) drawn towards that of a material by `share` 0…1, its lightness nearly kept. */
export function dyeTowards(colour: Rgb, material: Rgb, share: number): Rgb {
  const mixed = [0, 1, 2].map(
    (k) =>
      Math.max(colour[k] as number, 0.004) ** (1 - share) * Math.max(material[k] as number, 0.004) ** share,
  ) as unknown as Rgb;
  const own = luminance(colour);
  const k = clamp(luminance(mixed), DARKEST * own, LIGHTEST * own) / luminance(mixed);
  return [Math.min(1, mixed[0] * k), Math.min(1, mixed[1] * k), Math.min(1, mixed[2] * k)];
}

function luminance([r, g, b]: Rgb): number {
  return Math.max(0.004, 0.2126 * r + 0.7152 * g + 0.0722 * b);
}
