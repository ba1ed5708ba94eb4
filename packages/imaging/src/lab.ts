import type { Rgb } from './srgb.ts';

const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;
/** D65, 2° observer. */
const WHITE = [0.95047, 1, 1.08883] as const;

const forward = (t: number): number => (t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116);
const inverse = (f: number): number => (f ** 3 > EPSILON ? f ** 3 : (116 * f - 16) / KAPPA);

/** CIE L*a*b* (D65; L 0…100) of linear sRGB 0…1. */
export function linearToLab([r, g, b]: Rgb): Rgb {
  const x = forward((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
  const y = forward((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
  const z = forward((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Linear sRGB of CIE L*a*b* (D65); components leave 0…1 for colours outside the gamut. */
export function labToLinear([lightness, a, b]: Rgb): Rgb {
  const fy = (lightness + 16) / 116;
  const x = inverse(fy + a / 500) * WHITE[0];
  const y = inverse(fy) * WHITE[1];
  const z = inverse(fy - b / 200) * WHITE[2];
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ];
}
