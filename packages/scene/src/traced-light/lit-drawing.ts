import type { LabelMap } from '@plumbline/imaging/raster.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Sun } from '@plumbline/tracer/sky/sky-dome.ts';
import type { LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { SunPlace } from '../scene-value/sun-place.ts';
import type { SceneGeometry } from '../scene-value/scene-geometry.ts';

/** What a region does with light. */
export interface LitSurface {
  /** Linear light that it throws back, 0…1. */
  readonly colour: Rgb;
  /** Clear glass in the shell lets the sky's light and the sun in; everything else stops it. */
  readonly pane: boolean;
  /** Stands where it is drawn with so much certainty that it may throw a shadow. */
  readonly casts: boolean;
}

/** A drawing that stands, ready to be lit. */
export interface LitDrawing {
  readonly labels: LabelMap;
  readonly geometry: SceneGeometry;
  /** By label; entry 0 is unused. */
  readonly surfaces: readonly LitSurface[];
  /** Hour and style, without the sun. */
  readonly recipe: Omit<LookRecipe, 'sun' | 'own'>;
  /** Irradiance and size of the sun, and where somebody put it; undefined where there is none. */
  readonly sun: (Pick<Sun, 'irradiance' | 'size'> & { readonly place?: SunPlace | undefined }) | undefined;
}
