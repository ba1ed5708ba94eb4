import { linearToOklab } from '@plumbline/imaging/oklab.ts';
import { LINEAR_OF_BYTE } from '@plumbline/imaging/srgb.ts';

/** Bits of each channel that two pixels must share to count as one colour. */
const BITS = 4;
/** Least distance in OKLab between two swatches: nearer ones look the same in a row. */
const APART = 0.07;

interface Bin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The colours that most of a picture is made of, most frequent first, no two alike. Bins of similar pixels are counted
 * and their means taken where they differ from those already taken.
 *
 * @param pixels RGBA, 8 bits a channel; see-through ones are left out.
 * @param most how many colours at most
 * @returns as `#rrggbb`
 */
export function pictureColours(pixels: Uint8ClampedArray, most: number): string[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const shift = 8 - BITS;
    const key = ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
    const bin = bins.get(key);
    if (bin) {
      bin.count += 1;
      bin.red += red;
      bin.green += green;
      bin.blue += blue;
    } else bins.set(key, { count: 1, red, green, blue });
  }
  const taken: { readonly hex: string; readonly lab: readonly number[] }[] = [];
  for (const { count, red, green, blue } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (taken.length >= most) break;
    const rgb = [red / count, green / count, blue / count] as const;
    const lab = linearToOklab([lightOf(rgb[0]), lightOf(rgb[1]), lightOf(rgb[2])]);
    const near = taken.some(
      (other) => Math.hypot(...lab.map((value, axis) => value - (other.lab[axis] ?? 0))) < APART,
    );
    if (!near) taken.push({ hex: toHex(rgb), lab });
  }
  return taken.map(({ hex }) => hex);
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function lightOf(byte: number): number {
  return LINEAR_OF_BYTE[Math.round(byte)] ?? 0;
}
