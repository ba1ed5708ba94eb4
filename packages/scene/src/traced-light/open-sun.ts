import { unit } from '../geometry/places.ts';
import type { RenderRequest } from '../render-request.ts';
import type { Place } from '../scene-value/scene-geometry.ts';
import type { LitDrawing } from './lit-drawing.ts';

/** A high sun through clear air, with edges of shadows that are a little soft: what is looked at is how much of it comes. */
const OPEN_SUN: LitDrawing['sun'] = { irradiance: [4, 3.9, 3.6], size: 0.02 };

/** The light out of doors that shadows are traced in. */
export function openDaylight({
  style,
  atmosphere,
}: Pick<RenderRequest, 'style' | 'atmosphere'>): Pick<LitDrawing, 'recipe' | 'sun'> {
  return {
    recipe: { style, atmosphere, seed: 1, sunAzimuth: 0, warmth: 0, clay: false },
    sun: OPEN_SUN,
  };
}

/** Towards a sun that lights a side aslant. @param by metres aside and up for each metre straight out from the side */
export function sunAslant(
  lit: Place,
  aside: Place,
  by: { readonly aside: number; readonly up: number },
): Place {
  return unit([lit[0] + by.aside * aside[0], by.up, lit[2] + by.aside * aside[2]]);
}
