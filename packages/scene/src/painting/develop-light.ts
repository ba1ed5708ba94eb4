import { linearToSrgbFast } from '@plumbline/imaging/srgb.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';

/** Linear light up to here is shown as it is; above, it rolls off towards white as film does. */
const SHOULDER = 0.62;
/** Luma, display 0…1, below which a pixel is black and has nothing to be scaled by. */
const BLACK = 1e-4;

/**
 * Linear light to display values 0…1, RGB interleaved: a soft shoulder, then the style's saturation and contrast.
 * Contrast pivots at a bright middle, so that it deepens shadows more than it bleaches walls.
 */
export function developLight(light: ColourPlanes, grade: StyleSpec['grade'], saturation = 1): Float32Array {
  const n = light.width * light.height;
  const out = new Float32Array(n * 3);
  const chroma = grade.saturation * saturation;
  const contrast = 0.22 * grade.contrast;
  for (let i = 0, p = 0; i < n; i++, p += 3) {
    const r = linearToSrgbFast(rollOff(light.r[i] as number));
    const g = linearToSrgbFast(rollOff(light.g[i] as number));
    const b = linearToSrgbFast(rollOff(light.b[i] as number));
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    // A cubic through 0 and 1 with its still point at .62.
    const k = y > BLACK ? (y + contrast * y * (1 - y) * (y - 0.62) * 4) / y : 1;
    out[p] = clampUnit((y + (r - y) * chroma) * k);
    out[p + 1] = clampUnit((y + (g - y) * chroma) * k);
    out[p + 2] = clampUnit((y + (b - y) * chroma) * k);
  }
  return out;
}

function rollOff(v: number): number {
  return v < SHOULDER ? v : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(v - SHOULDER) / (1 - SHOULDER)));
}

function clampUnit(v: number): number {
  return v < 0 ? 0 : v > 1 ? 1 : v;
}
