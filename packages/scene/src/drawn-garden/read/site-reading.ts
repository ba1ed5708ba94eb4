import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { RegionClasses } from '../../scene-value/region-classes.ts';

/** A lamp's head, in analysis pixels, with the foot of its post. */
export interface SiteLamp {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly footX: number;
  readonly footY: number;
}

/** What the drawing of a garden, a square or a site was read as. Arrays are indexed by cell. */
export interface SiteReading {
  readonly analysis: DrawingAnalysis;
  /** `SiteClass` by cell. */
  readonly kinds: Uint8Array;
  /** Plant that a crown, trunk or shrub belongs to, 0 none. */
  readonly plantOf: Int32Array;
  /** Row of the picture where a standing thing meets the ground, by cell; its own foot where unknown. */
  readonly footY: Float32Array;
  /** −1 turned away from the sun … 1 towards it, by cell; 0 unknown. */
  readonly facing: Float32Array;
  /** 1: the sun stands on the left and shadows fall to the right; −1 the other way. */
  readonly sunSide: 1 | -1;
  /** Row of the horizon; may lie above the picture. */
  readonly horizonY: number;
  readonly lamps: readonly SiteLamp[];
  /** Share of the picture whose class has evidence of its own, 0…1. */
  readonly confidence: number;
  /** Classes in `kinds` that were given by hand or by a material map. */
  readonly given?: RegionClasses;
}
