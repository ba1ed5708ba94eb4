import type { SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { DesignWishes } from '../wishes/design-wishes.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

export const INTERIOR_SUBJECTS = [
  'living-room',
  'bedroom',
  'study',
  'kitchen',
  'bathroom',
  'dining-room',
  'office',
  'exhibition-hall',
  'reception',
  'lobby',
  'hotel-room',
  'restaurant',
  'cafe',
  'shop',
  'classroom',
  'production-hall',
] as const;
const BUILDING_SUBJECTS = [
  'villa',
  'townhouse',
  'homestay',
  'courtyard-house',
  'apartment-block',
  'office-building',
  'school',
  'museum',
] as const;
const OPEN_AIR_SUBJECTS = [
  'garden',
  'park',
  'plaza',
  'pool-garden',
  'roof-terrace',
  'street',
  'waterfront',
] as const;
export const DESIGN_SUBJECTS = [
  ...INTERIOR_SUBJECTS,
  ...BUILDING_SUBJECTS,
  ...OPEN_AIR_SUBJECTS,
  'aerial-estate',
  'street',
  'waterfront',
  'aerial-campus',
  'aerial-villa',
] as const;

/** What can be designed from nothing. */
export type DesignSubject = (typeof DESIGN_SUBJECTS)[number];

/** What to design, and how it is lit and shown. The same request gives the same pixels. */
export interface DesignRequest {
  readonly subject: DesignSubject;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  /** Absent: a quiet setting of trees. */
  readonly environment?: Environment;
  /** A picture of the surroundings, in place of what is painted of the environment. */
  readonly scenery?: Scenery;
  /** Width to height of the picture, any positive numbers. */
  readonly aspect: readonly [width: number, height: number];
  /** 32-bit: chooses layout, sizes, camera and which colours of the style lead. */
  readonly seed: number;
  /** Longest edge of the picture in pixels, at least 16. */
  readonly maxEdge: number;
  /** −1 cool … 1 warm, added to the warmth of the style's light. */
  readonly warmth?: number;
  /** What was asked for beside it. */
  readonly wishes?: DesignWishes;
}

/** A design as drawings of known truth. */
export interface DesignDrawing {
  /** Ink on white paper, RGB. */
  readonly line: Raster;
  /** Grey model with soft light, RGB. */
  readonly clay: Raster;
  /** One flat colour for each class, RGB; see `classes`. */
  readonly idMap: Raster;
  readonly camera: ViewCamera;
  /** Colour of the ID map of each class, as `#rrggbb`. */
  readonly classes: Readonly<Record<SolidClass, string>>;
}
