import type { Facing, GeometryBasis, SceneGeometry, Stand } from './scene-geometry.ts';
import type { Point } from './point.ts';
import type { ImageKind, Space } from '../image-kind/image-kind.ts';
import type { PlanMeasures } from './plan-measures.ts';

/** What a region of a picture can be. `background` is bare paper around a drawing; `unknown` claims nothing. */
export const SCENE_CLASSES = [
  'sky',
  'background',
  'ground',
  'lawn',
  'paving',
  'earth',
  'water',
  'planting',
  'tree',
  'wall',
  'siding',
  'masonry',
  'timber',
  'roof',
  'glass',
  'door',
  'opening',
  'trim',
  'metal',
  'floor',
  'ceiling',
  'rug',
  'fabric',
  'furniture',
  'joinery',
  'lamp',
  'person',
  'vehicle',
  'plan-wall',
  'plan-room',
  'plan-door',
  'plan-outside',
  'unknown',
] as const;
export type SceneClass = (typeof SCENE_CLASSES)[number];

/** How a picture is read: as the inside or outside of a building, a garden, a site seen from above, or a plan of either. */
export type SceneSpace = Space | 'landscape' | 'aerial' | 'plan' | 'site';

/** Where the level lines of a camera meet. Axis y is upright, x and z are level and square to each other. */
export type VanishingPoint =
  | { readonly axis: 'x' | 'y' | 'z'; readonly x: number; readonly y: number }
  /** At infinity: the direction in the picture, a unit vector. */
  | { readonly axis: 'x' | 'y' | 'z'; readonly direction: Point };

/** A pinhole camera. Angles in radians; positive pitch looks down; yaw −π/4…π/4 turns axis z off the line of sight. */
export interface SceneCamera {
  readonly focalPx: number;
  readonly principal: Point;
  readonly pitch: number;
  readonly yaw: number;
  readonly roll: number;
  /** Its ends at the left and right border. */
  readonly horizon: readonly [Point, Point];
  readonly vanishingPoints: readonly VanishingPoint[];
  /** Share of the strokes' length that the three axes explain, 0…1. */
  readonly support: number;
}

/** Unit normal in camera coordinates: x right, y down, z away from the viewer. */
export interface ScenePlane {
  readonly facing: Facing;
  readonly normal: readonly [number, number, number];
}

export interface SceneRegion {
  /** `r` and its label in the label raster. */
  readonly id: string;
  readonly class: SceneClass;
  /** Id of a library material; null: the style's own. */
  readonly material: string | null;
  /** 0…1; 1 where a user said so. */
  readonly confidence: number;
  /** A point well inside. */
  readonly anchor: Point;
  /** Closed rings, filled by the even-odd rule: the largest outer ring first, further parts and holes after it. */
  readonly outline: readonly (readonly Point[])[];
  readonly areaShare: number;
  readonly plane: ScenePlane | null;
  /** Smaller is nearer. */
  readonly depthOrder: number;
  /** Corners of an opening clockwise from the upper left, its sides run to the camera's vanishing points. */
  readonly quad: readonly [Point, Point, Point, Point] | null;
  readonly lock: boolean;
  readonly corrected: boolean;
}

/** How a picture was understood: a plain JSON value that a user can look at, correct and keep. */
export interface SceneValue {
  readonly version: 1;
  /** Of the analysis raster, which is also the size of the label raster. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the base per pixel of the analysis raster. */
  readonly scale: number;
  readonly kind: ImageKind;
  readonly space: SceneSpace;
  readonly confidence: number;
  /** Null where the picture has no perspective or none that its lines agree on. */
  readonly camera: SceneCamera | null;
  /** What is built, against sky and ground: closed rings, even-odd. */
  readonly silhouette: readonly (readonly Point[])[];
  readonly regions: readonly SceneRegion[];
  /** What its geometry follows from; null where there is no camera to stand it up by. */
  readonly basis: GeometryBasis | null;
  /** With what a person said in it. */
  readonly geometry: SceneGeometry | null;
  /** Of a floor plan whose rooms were found. */
  readonly plan?: PlanMeasures;
}

/** What a user changed of one region, which is found again by its anchor. */
export interface SceneCorrection {
  /** A point inside the region, as shares 0…1 of the base's width and height. */
  readonly anchor: Point;
  readonly class?: SceneClass;
  /** Id of `materials/`; null: the style's own. */
  readonly material?: string | null;
  /** The region's pixels stay exactly the base's. */
  readonly lock?: boolean;
  /** Which way it stands; null: as it was read. */
  readonly facing?: Stand | null;
  /** Metres above the floor at which it lies or stands; null: as it was read. */
  readonly heightM?: number | null;
}
