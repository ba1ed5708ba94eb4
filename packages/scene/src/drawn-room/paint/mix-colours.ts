import { linearToOklab, oklabToLinear } from '@plumbline/imaging/oklab.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** Distance in OKLab of two linear colours. */
export function difference(a: Rgb, b: Rgb): number {
  const p = linearToOklab(a);
  const q = linearToOklab(b);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** OKLab chroma of a linear colour. */
export function chroma(c: Rgb): number {
  const [, a, b] = linearToOklab(c);
  return Math.hypot(a, b);
}

/** A linear colour times a factor, clipped at 1. */
export function scale(c: Rgb, k: number): Rgb {
  return [Math.min(1, c[0] * k), Math.min(1, c[1] * k), Math.min(1, c[2] * k)];
}

/** Perceptual mixture: t = 0 gives `a`. */
export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  if (t <= 0) return a;
  const p = linearToOklab(a);
  const q = linearToOklab(b);
  return oklabToLinear([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}
