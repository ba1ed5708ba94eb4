/** Light on a surface against that on the brightest things nearby, and by which factor (natural logarithm) it differs. */
const BELOW_BRIGHTEST = 0.68;
const LIGHT_SPREAD = 0.5;
/** The brightest things nearby throw back so much. */
const WHITE = 0.85;
/** Nothing throws back more. */
const MOST = 0.9;
const STRONGEST = 0.95;

export interface SeenSurface {
  /** Typical luminance of the surface, linear. */
  readonly level: number;
  /** Luminance of the brightest things around it that are no lamps, linear. */
  readonly brightest: number;
  /** What such a surface usually throws back, and by which factor (natural logarithm) that differs. */
  readonly albedo: number;
  readonly spread: number;
}

/**
 * How strongly a surface is lit: what one that throws everything back would show, linear. A single picture does not tell it,
 * as a white wall in the shade and a grey one in the sun look alike. Of the two logarithms, of what the surface throws back and
 * of the light on it, the likeliest pair under Gaussian priors is taken, never so little that it would throw back more than it gets.
 */
export function lightStrength({ level, brightest, albedo, spread }: SeenSurface): number {
  const expected = Math.log((BELOW_BRIGHTEST * Math.max(0.05, brightest)) / WHITE);
  const surface = Math.log(Math.max(0.004, level));
  const share = LIGHT_SPREAD ** 2 / (LIGHT_SPREAD ** 2 + spread ** 2);
  const strength = Math.exp(expected + share * (surface - expected - Math.log(albedo)));
  return Math.min(STRONGEST, Math.max(strength, level / MOST));
}
