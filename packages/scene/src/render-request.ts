import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Scenery } from '@plumbline/atmosphere/paint-scenery.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { Tone } from '@plumbline/atmosphere/tone-picture.ts';
import type { ImageKind, Space } from './image-kind/image-kind.ts';
import type { SunPlace } from './scene-value/sun-place.ts';
import type { SceneCorrection } from './scene-value/scene-value.ts';

/** How firmly materials are kept: off, low, medium, high. */
export type MaterialLock = 0 | 1 | 2 | 3;

/** Everything a render of `packages/scene` needs besides the picture. */
export interface RenderRequest {
  readonly space: Space;
  readonly kind: ImageKind;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  /** Absent: a plain, unobtrusive setting. */
  readonly environment?: Environment;
  /** A picture of the surroundings, in place of what is painted of the environment. */
  readonly scenery?: Scenery;
  /** Changes of the finished picture's tones; absent: none. */
  readonly tone?: Tone;
  /** 0…1: how strictly line and tone of the base show through (1 = all of its ink, 0.6 default). */
  readonly cnStrength: number;
  /** 0…1, from drawing to picture: at 0 ink as it was drawn, at 1 lines are edges of what they part (0 where absent). */
  readonly finish?: number;
  /** Where the sun of a drawing stands; absent: where it shows its form best. */
  readonly sun?: SunPlace;
  /** 0…1: how close to the base's own colours (0.5 default). */
  readonly similarity: number;
  /** What a user changed of single regions, which are found by their anchors. */
  readonly corrections?: readonly SceneCorrection[];
  /** A flat-colour picture of the base's materials: its colours take the place of the regions that were read. */
  readonly idMap?: Raster;
  /** Of the base's size: 0 stays exactly the base's, 255 may change, between is a blend. */
  readonly mask?: Raster;
  /** How firmly the base's own materials stay under the new light; absent: as off. */
  readonly materialLock?: MaterialLock;
  /** 32-bit; the same seed, request and version give the same pixels. */
  readonly seed: number;
  /** Longest edge of the result in pixels; never enlarges the base. */
  readonly maxEdge: number;
}
