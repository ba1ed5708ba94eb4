import type { GeometryCamera, Place } from './scene-geometry.ts';

/** Where the sun stands to whoever looks at the picture. */
export interface SunPlace {
  /** Radians from straight ahead, positive to the right: π is behind the viewer. */
  readonly aside: number;
  /** Radians above the horizon, over 0 and under π/2. */
  readonly height: number;
}

/** A unit vector towards the sun, in metres of the drawing. */
export function towardsSun({ aside, height }: SunPlace, { right, ahead }: GeometryCamera): Place {
  // Cameras have no roll: right is level, and what is left of ahead without its rise is as well.
  const level = Math.max(1e-6, Math.hypot(ahead[0], ahead[2]));
  const [across, away] = [Math.cos(height) * Math.sin(aside), (Math.cos(height) * Math.cos(aside)) / level];
  return [across * right[0] + away * ahead[0], Math.sin(height), across * right[2] + away * ahead[2]];
}

/** 1: the sun stands on the left and shadows fall to the right; −1 the other way. */
export function sideOfSun({ aside }: SunPlace): 1 | -1 {
  return Math.sin(aside) > 0 ? -1 : 1;
}
