import type { ImageKind, Space } from './image-kind.ts';
import type { KindFeatures } from './kind-features.ts';

/**
 * Inside or outside. Sky, plants and an empty background speak for outside; level and upright edges everywhere for
 * inside. Drawings are told by the upper outline of what is drawn.
 */
export function guessSpace(features: KindFeatures, kind: ImageKind): { space: Space; confidence: number } {
  const outside = outsideOf(features, kind);
  const confidence = 1 / (1 + Math.exp(-2.2 * Math.abs(outside)));
  return { space: outside > 0 ? 'exterior' : 'interior', confidence };
}

function outsideOf(features: KindFeatures, kind: ImageKind): number {
  if (kind === 'plan') return outsideOfPlan(features);
  return kind === 'line' || kind === 'sketch' ? outsideOfDrawing(features) : outsideOfPicture(features);
}

/** Lawns and tints speak for a site, solid walls and squareness for rooms. */
function outsideOfPlan(f: KindFeatures): number {
  return 6 * f.green + 0.02 * f.meanChroma - 40 * f.solid + 1.5 * (0.62 - f.orthogonal);
}

function outsideOfPicture(f: KindFeatures): number {
  return (
    3 * f.openTop * f.blueTop +
    4 * f.green +
    3 * f.emptyCorners +
    Math.max(-1.6, 6 * (0.32 - f.orthogonal)) -
    0.4
  );
}

/**
 * Log odds, of a logistic fit to the drawings that content makes and copies of them. Buildings rise before paper that is
 * deeper at the sides, and narrow upwards; walls and ceilings of a room run out at its upper corners, its floor over the
 * whole width. Straight edges everywhere speak for a room, plants and curved paths against one.
 */
function outsideOfDrawing(f: KindFeatures): number {
  const rise = Math.max(-0.3, Math.min(0.3, f.sideSky - f.middleSky));
  return (
    (13.1 +
      2.2 * rise -
      4.3 * f.headWidth -
      8.5 * f.footWidth +
      3.4 * f.openBorders -
      2.6 * Math.max(0, f.orthogonal - 0.6) -
      7 * f.straight +
      1.5 * f.ruled) /
    2.2
  );
}
