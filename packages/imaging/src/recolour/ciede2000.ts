import type { Rgb } from '../srgb.ts';

const DEGREE = Math.PI / 180;
const POW_25_7 = 25 ** 7;

/**
 * How different two colours look: CIEDE2000 with all weights 1. About 1 is just noticed side by side. After Sharma, Wu and
 * Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary test data, and mathematical
 * observations", 2005.
 *
 * @param first CIE L*a*b* @param second CIE L*a*b*
 */
export function ciede2000(first: Rgb, second: Rgb): number {
  const [l1, a1, b1] = first;
  const [l2, a2, b2] = second;
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + POW_25_7)));
  const c1 = Math.hypot((1 + g) * a1, b1);
  const c2 = Math.hypot((1 + g) * a2, b2);
  const h1 = hueOf((1 + g) * a1, b1);
  const h2 = hueOf((1 + g) * a2, b2);
  const grey = c1 * c2 === 0;
  const apart = grey ? 0 : turnBetween(h1, h2);
  const deltaHue = 2 * Math.sqrt(c1 * c2) * Math.sin((apart / 2) * DEGREE);
  const meanLightness = (l1 + l2) / 2;
  const meanChroma = (c1 + c2) / 2;
  const meanHue = grey ? h1 + h2 : middleHue(h1, h2);
  const t =
    1 -
    0.17 * Math.cos((meanHue - 30) * DEGREE) +
    0.24 * Math.cos(2 * meanHue * DEGREE) +
    0.32 * Math.cos((3 * meanHue + 6) * DEGREE) -
    0.2 * Math.cos((4 * meanHue - 63) * DEGREE);
  const turn = 30 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const lightness = (meanLightness - 50) ** 2;
  const sl = 1 + (0.015 * lightness) / Math.sqrt(20 + lightness);
  const sc = 1 + 0.045 * meanChroma;
  const sh = 1 + 0.015 * meanChroma * t;
  const rt = -2 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + POW_25_7)) * Math.sin(2 * turn * DEGREE);
  const dl = (l2 - l1) / sl;
  const dc = (c2 - c1) / sc;
  const dh = deltaHue / sh;
  return Math.sqrt(Math.max(0, dl * dl + dc * dc + dh * dh + rt * dc * dh));
}

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const hue = Math.atan2(b, a) / DEGREE;
  return hue < 0 ? hue + 360 : hue;
}

function turnBetween(from: number, to: number): number {
  const turn = to - from;
  if (turn > 180) return turn - 360;
  return turn < -180 ? turn + 360 : turn;
}

function middleHue(first: number, second: number): number {
  const sum = first + second;
  if (Math.abs(first - second) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}
