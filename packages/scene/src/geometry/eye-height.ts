import { EYE_HEIGHT } from '../drawing/floor-plane.ts';
import type { RegionMeasure } from '../scene-value/measure-regions.ts';
import type { RegionDraft } from '../scene-value/scene-draft.ts';
import type { SceneCamera, SceneClass } from '../scene-value/scene-value.ts';

/** Metres of a building of two storeys, which a drawing from above is taken to show. */
const USUAL_BUILDING_M = 6.5;
/** A building that reaches less above the eye of a standing person than this, in eye heights, is seen from above. */
const LEAST_ABOVE = 0.5;
/** Metres of an eye that looks down on a building. */
const HIGHEST_M = 60;
const BUILT: ReadonlySet<SceneClass> = new Set(['wall', 'siding', 'masonry', 'roof', 'glass', 'door']);

/**
 * How high the eye is above the ground outside: a drawing tells sizes only in its heights, so the viewer stands, unless what is built
 * would be lower than a room then; it is a house of two storeys in that case.
 */
export function eyeHeightOutside(
  { horizon, focalPx, principal, pitch }: SceneCamera,
  drafts: readonly RegionDraft[],
  measures: readonly RegionMeasure[],
  scale: number,
): number {
  let top = Infinity;
  let foot = -Infinity;
  drafts.forEach((draft, l) => {
    const measure = measures[l];
    if (l === 0 || measure === undefined || measure.area === 0 || !BUILT.has(draft.class)) return;
    top = Math.min(top, scale * measure.y0);
    foot = Math.max(foot, scale * (measure.y1 + 1));
  });
  if (foot <= top) return EYE_HEIGHT;
  // Angles below the level: of the foot and of the top of what is built, taken to stand above one another.
  const below = (y: number): number => Math.tan(Math.atan((y - principal[1]) / focalPx) + pitch);
  const [low, high] = [below(foot), below(top)];
  const level = (horizon[0][1] + horizon[1][1]) / 2;
  if (foot <= level || low <= 0) return EYE_HEIGHT;
  const above = -high / low;
  if (above > LEAST_ABOVE) return EYE_HEIGHT;
  // A building seen from above has its top nearer to the eye than its foot: height / eye = 1 − high / low.
  const share = Math.max(0.1, 1 - high / low);
  return Math.min(HIGHEST_M, Math.max(EYE_HEIGHT, USUAL_BUILDING_M / share));
}
