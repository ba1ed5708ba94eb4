import type { Raster } from '../raster.ts';
import { LINEAR_OF_BYTE } from '../srgb.ts';

const STEPS = 4096;
/** The cube root of CIE's lightness function over 0…1, with the straight part near black. */
const ROOT = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const t = i / STEPS;
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
});

/** CIE L*, a*, b* (D65) of an RGB, RGBA or grey picture, from tables: error below .05, for loops over whole pictures. */
export function labPlanes({
  width,
  height,
  channels,
  data,
}: Raster): [Float32Array, Float32Array, Float32Array] {
  const n = width * height;
  const lightness = new Float32Array(n);
  const a = new Float32Array(n);
  const b = new Float32Array(n);
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (let i = 0, at = 0; i < n; i++, at += channels) {
    const red = LINEAR_OF_BYTE[data[at] as number] as number;
    const grn = LINEAR_OF_BYTE[data[at + green] as number] as number;
    const blu = LINEAR_OF_BYTE[data[at + blue] as number] as number;
    const x = root((0.4124564 * red + 0.3575761 * grn + 0.1804375 * blu) / 0.95047);
    const y = root(0.2126729 * red + 0.7151522 * grn + 0.072175 * blu);
    const z = root((0.0193339 * red + 0.119192 * grn + 0.9503041 * blu) / 1.08883);
    lightness[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
  return [lightness, a, b];
}

function root(t: number): number {
  const at = t * STEPS;
  const i = Math.min(STEPS, at | 0);
  // Dark tones bend too much for straight pieces.
  if (i < 64) return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
  const low = ROOT[i] as number;
  return low + ((ROOT[i + 1] as number) - low) * (at - i);
}
