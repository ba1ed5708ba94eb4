import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** How far sun and shade part in colour, by the hour: much under a clear sky, little under a closed one. */
const PARTING: Readonly<Record<Atmosphere, number>> = {
  sunny: 1.7,
  dusk: 1.3,
  lights: 1,
  snow: 0.9,
  rain: 0.6,
  fog: 0.5,
};

/**
 * Sun is warm, shade is cool: the more so the stronger the style models and the clearer the sky is. `tone` is the display tone
 * of the surface.
 */
export function modelLight(
  [r, g, b]: Rgb,
  tone: number,
  { atmosphere, style }: Pick<RenderRequest, 'atmosphere' | 'style'>,
): Rgb {
  const lit = Math.max(-1, Math.min(1, (tone - 0.6) * 2.4));
  const s = lit * (0.35 + 0.65 * style.light.modelling) * PARTING[atmosphere];
  return [r * (1 + 0.05 * s), g * (1 + 0.005 * s), b * (1 - 0.075 * s)];
}
