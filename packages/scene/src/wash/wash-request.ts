import type { Space } from '../image-kind/image-kind.ts';
import type { Atmosphere, Environment } from '@plumbline/atmosphere/atmosphere.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';

/** Everything an effect wash needs besides the picture. */
export interface WashRequest {
  readonly space: Space;
  readonly style: StyleSpec;
  readonly atmosphere: Atmosphere;
  readonly environment?: Environment;
  /** 0 almost only cleaning … 1 the full finish (0.5 default). */
  readonly washWeight: number;
  /** 0…1: how strictly the edges of the base are held (0.6 default). */
  readonly cnStrength: number;
  /** 0…1: how close to the base's own colours (0.5 default). */
  readonly similarity: number;
  /** 32-bit; varies clouds, ripples and grain only. */
  readonly seed: number;
  /** Longest edge of the result in pixels; never enlarges the base. */
  readonly maxEdge: number;
}
