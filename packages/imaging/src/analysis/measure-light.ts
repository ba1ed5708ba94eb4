import { linearToOklab } from '../oklab.ts';
import type { Raster } from '../raster.ts';
import { LINEAR_OF_BYTE, type Rgb } from '../srgb.ts';

export interface MeasuredLight {
  readonly side: 'left' | 'right' | 'above' | 'below' | 'even';
  /** 0…1 */
  readonly strength: number;
  /** Null: nothing in the picture should be white or grey. */
  readonly kelvin: number | null;
}

/** Differences of brightness between opposite edges below this are chance. */
const EVEN = 0.12;
/** OKLab chroma up to which a bright pixel may be a white or grey thing in coloured light. */
const NEUTRAL = 0.09;
const BRIGHT = [0.45, 0.985] as const;
/** Share of the picture that has to be so. */
const ENOUGH = 0.02;
/** Beyond these McCamy's formula is not meant to be used. */
const KELVIN = [2_000, 12_500] as const;

/**
 * Which side of a picture is brighter, by the plane through its lightness, and the colour temperature of what is neutral in it
 * (grey world over bright, pale pixels; McCamy, “Correlated color temperature as an explicit function of chromaticity
 * coordinates”, 1992).
 *
 * @param picture RGB; some hundred pixels a side are enough
 */
export function measureLight(picture: Raster): MeasuredLight {
  const { width, height, data, channels } = picture;
  let along = 0;
  let down = 0;
  let squaresX = 0;
  let squaresY = 0;
  let neutral = 0;
  const sum = [0, 0, 0];
  for (let y = 0, p = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, p += channels) {
      const linear = [0, 1, 2].map((c) => LINEAR_OF_BYTE[data[p + c] as number] as number);
      const [lightness, a, b] = linearToOklab(linear as unknown as Rgb);
      const u = (x + 0.5) / width - 0.5;
      const v = (y + 0.5) / height - 0.5;
      along += u * lightness;
      down += v * lightness;
      squaresX += u * u;
      squaresY += v * v;
      if (lightness < BRIGHT[0] || lightness > BRIGHT[1] || Math.hypot(a, b) > NEUTRAL) continue;
      neutral += 1;
      for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (linear[c] as number);
    }
  const slopeX = along / Math.max(squaresX, 1e-9);
  const slopeY = down / Math.max(squaresY, 1e-9);
  const enough = neutral >= ENOUGH * width * height;
  return { ...sideOf(slopeX, slopeY), kelvin: enough ? kelvinOf(sum as unknown as Rgb) : null };
}

function sideOf(slopeX: number, slopeY: number): Pick<MeasuredLight, 'side' | 'strength'> {
  const strength = Math.min(1, Math.hypot(slopeX, slopeY));
  if (strength < EVEN) return { side: 'even', strength };
  if (Math.abs(slopeX) >= Math.abs(slopeY)) return { side: slopeX > 0 ? 'right' : 'left', strength };
  return { side: slopeY > 0 ? 'below' : 'above', strength };
}

/** Of linear sRGB of any brightness. */
function kelvinOf([r, g, b]: Rgb): number | null {
  const x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = 0.0193339 * r + 0.119192 * g + 0.9503041 * b;
  const total = x + y + z;
  if (total <= 0) return null;
  const n = (x / total - 0.332) / (0.1858 - y / total);
  const kelvin = 449 * n ** 3 + 3525 * n ** 2 + 6823.3 * n + 5520.33;
  if (!Number.isFinite(kelvin)) return null;
  return Math.round(Math.min(KELVIN[1], Math.max(KELVIN[0], kelvin)));
}
