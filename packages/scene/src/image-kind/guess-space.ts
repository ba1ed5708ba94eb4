import type { ImageKind, Space } from '../render-types.ts';
import type { KindFeatures } from './kind-features.ts';

/**
 * Inside or outside. Sky, plants and an empty background speak for outside; level and upright edges everywhere for
 * inside. Line drawings say little: paper all around is the only hint taken.
 */
export function guessSpace(features: KindFeatures, kind: ImageKind): { space: Space; confidence: number } {
  const isDrawing = kind === 'line' || kind === 'sketch' || kind === 'plan';
  const outside = isDrawing ? outsideOfDrawing(features) : outsideOfPicture(features);
  const confidence = 1 / (1 + Math.exp(-2.2 * Math.abs(outside)));
  return { space: outside > 0 ? 'exterior' : 'interior', confidence };
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

function outsideOfDrawing(f: KindFeatures): number {
  return 1.2 * (f.openBorders - 0.4) + 1.5 * (0.47 - f.orthogonal) - 0.1;
}
