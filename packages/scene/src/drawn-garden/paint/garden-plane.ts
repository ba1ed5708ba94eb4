import type { PlaneView } from '@plumbline/materials/plane-view.ts';
import type { GroundPlane } from './site-stage.ts';

/** Height of the eye over the ground, in metres, where a drawing does not tell. */
const EYE = 2.4;

/** Ground under a level horizon, for a picture as wide as it is far from the eye. */
export function gardenPlane(width: number, height: number, horizonY: number): GroundPlane {
  const least = 0.012 * height;
  const depth = (y: number): number => (EYE * width) / Math.max(least, y - horizonY);
  return {
    uAt: (x, y) => ((x - width / 2) / width) * depth(y),
    vAt: (_, y) => depth(y),
    distanceAt: (_, y) => depth(y),
  };
}

/** The same ground as a plane in millimetres, for materials. */
export function gardenView(width: number, height: number, horizonY: number): PlaneView {
  const eye = 1000 * EYE;
  const y = Math.min(horizonY, height - 2);
  return { matrix: [eye, 0, (-eye * width) / 2, 0, 0, eye * width, 0, 1, -y] };
}
