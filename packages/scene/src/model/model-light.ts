import type { Rgb } from '@plumbline/imaging/srgb.ts';

/** Sun is warm, shade is cool: the more so the stronger the style models. `tone` is the display tone of the surface. */
export function modelLight([r, g, b]: Rgb, tone: number, modelling: number): Rgb {
  const s = Math.max(-1, Math.min(1, (tone - 0.6) * 2.4)) * (0.35 + 0.65 * modelling);
  return [r * (1 + 0.05 * s), g * (1 + 0.005 * s), b * (1 - 0.075 * s)];
}
