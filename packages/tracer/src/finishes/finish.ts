import type { Rgb } from '@plumbline/imaging/srgb.ts';
import type { Surface } from '@plumbline/materials/surface/surface.ts';
import type { SolidClass } from './solid-classes.ts';

/** How a surface of a design looks. */
export interface Finish {
  readonly class: SolidClass;
  /** Linear light 0…1, the mean where there is a texture: what the surface throws back into the room. */
  readonly albedo: Rgb;
  /** Texture over metres; without it the surface has one colour. */
  readonly surface?: Surface;
  /** Reflectance at right angles, 0 matt … 1 mirror. */
  readonly mirror: number;
  /** Spread of the reflection, 0 sharp … 1 diffuse. */
  readonly roughness: number;
  /** Light that it gives of itself, in units of a white wall in the open. */
  readonly glow?: Rgb;
  /** 0…1: light that comes through a leaf, a shade or a curtain. */
  readonly through?: number;
  /** Soaks up rain instead of shining. */
  readonly soaks?: boolean;
  /** Height of waves over their length. */
  readonly ripple?: number;
}

/** A flat or ball-shaped source of light that lights others (its own look is a {@link Finish}). */
export interface AreaLight {
  readonly centre: readonly [number, number, number];
  /** Half edges of a rectangle; ignored by a ball. */
  readonly a: readonly [number, number, number];
  readonly b: readonly [number, number, number];
  /** Direction of a rectangle's light. A ball has none and a radius instead. */
  readonly normal: readonly [number, number, number] | undefined;
  readonly radius: number;
  /** Radiance; of a portal it multiplies that of the sky behind it. */
  readonly radiance: Rgb;
  /** An opening to the sky. */
  readonly portal: boolean;
}
