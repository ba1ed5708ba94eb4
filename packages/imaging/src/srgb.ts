import { saturate } from './scalar.ts';

/** A colour with three components in the order red, green, blue. */
export type Rgb = readonly [number, number, number];

/** Linear light 0…1 of an sRGB component 0…1 (IEC 61966-2-1). */
export function srgbToLinear(component: number): number {
  return component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4;
}

/** sRGB component 0…1 of linear light 0…1 (IEC 61966-2-1). */
export function linearToSrgb(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Linear light of each 8-bit sRGB value: a table, because the power function is the cost of most pixel loops. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, i) =>
  srgbToLinear(i / 255),
);

const ENCODE_STEPS = 4096;
const SRGB_OF_LINEAR = Float32Array.from({ length: ENCODE_STEPS + 2 }, (_, i) =>
  linearToSrgb(Math.min(1, (i / ENCODE_STEPS) ** 2)),
);

/** As {@link linearToSrgb}, clamped to 0…1, from a table spaced by square root (error < 1/4000): for pixel loops. */
export function linearToSrgbFast(light: number): number {
  if (!(light > 0)) return 0;
  if (light >= 1) return 1;
  const t = Math.sqrt(light) * ENCODE_STEPS;
  const i = t | 0;
  const a = SRGB_OF_LINEAR[i] as number;
  return a + ((SRGB_OF_LINEAR[i + 1] as number) - a) * (t - i);
}

/**
 * sRGB components 0…1 of `#rrggbb`.
 * @throws RangeError where the text is not of that form.
 */
export function parseHexColour(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Linear light 0…1 of `#rrggbb`. */
export function linearFromHex(hex: string): Rgb {
  const [r, g, b] = parseHexColour(hex);
  return [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)];
}

/** `#rrggbb` of sRGB components 0…1 (clamped). */
export function formatHexColour([r, g, b]: Rgb): string {
  const byte = (v: number): string =>
    Math.round(saturate(v) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${byte(r)}${byte(g)}${byte(b)}`;
}
