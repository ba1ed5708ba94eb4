import type { Scenery } from '../compose/paint-scenery.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { DesignWishes } from './wishes/design-wishes.ts';
import type { Atmosphere, Environment, StyleSpec } from '../render-types.ts';

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

/**
 * A camera with parallel verticals: the picture plane is upright and shifted, as with a shift lens.
 * A pixel (x, y) looks along `right·(x − centreX) − up·(y − horizonY) + forward·focal`; with a pitch
 * (bird's-eye views only) the three axes are turned down by it.
 */
export interface DesignCamera {
  readonly width: number;
  readonly height: number;
  /** Metres; y is up. */
  readonly eye: readonly [number, number, number];
  /** Radians from +z towards +x. */
  readonly yaw: number;
  /** Radians below the horizontal; 0 keeps verticals parallel. */
  readonly pitch: number;
  /** Pixels; of a parallel projection pixels for a metre. */
  readonly focal: number;
  /** Rays go side by side, from a plane through the eye; absent: from the eye. */
  readonly parallel?: true;
  readonly centreX: number;
  /** Row of the horizon for pitch 0, of the optical axis else. */
  readonly horizonY: number;
}

/** Classes of the ID map, in the order of their index. */
export const DESIGN_CLASSES = [
  'sky',
  'ground',
  'floor',
  'wall',
  'ceiling',
  'window',
  'door',
  'roof',
  'joinery',
  'furniture',
  'textile',
  'lamp',
  'plant',
  'water',
  'decoration',
  'person',
  'vehicle',
  'railing',
] as const;
export type DesignClass = (typeof DESIGN_CLASSES)[number];

/** A design as drawings of known truth. */
export interface DesignDrawing {
  /** Ink on white paper, RGB. */
  readonly line: Raster;
  /** Grey model with soft light, RGB. */
  readonly clay: Raster;
  /** One flat colour for each class, RGB; see `classes`. */
  readonly idMap: Raster;
  readonly camera: DesignCamera;
  /** Colour of the ID map of each class, as `#rrggbb`. */
  readonly classes: Readonly<Record<DesignClass, string>>;
}
