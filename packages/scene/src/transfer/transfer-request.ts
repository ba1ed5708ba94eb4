import type { Space } from '../image-kind/image-kind.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** Everything a style transfer needs besides its two pictures. */
export interface TransferRequest {
  /** `interior` where the base is known to show a room; `any` leaves it to the picture. */
  readonly space: Space | 'any';
  /** True: the reference's materials and strokes too; false: its colours and light alone. */
  readonly followMaterials: boolean;
  /** 0…1: how far the base goes towards the reference (1 − similarity to the base). */
  readonly styleStrength: number;
  /** 0…1: how strictly the edges of the base are held (0.6 default). */
  readonly cnStrength: number;
  readonly atmosphere: Atmosphere;
  /** 32-bit; varies textures only. */
  readonly seed: number;
  /** Longest edge of the result in pixels; never enlarges the base. */
  readonly maxEdge: number;
}
