import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ImageKind } from '../render-types.ts';
import { SceneRefusal } from '../scene-refusal.ts';
import { judgePicture } from './judge-picture.ts';

/**
 * Refuses what no perspective can be rendered of.
 * @param kindChosenByUser a person's word is taken: what they call a drawing is none of a plan.
 * @throws SceneRefusal `BLANK_PICTURE`, `NOTHING_RECOGNISED` (noise, text, a texture) or `USE_A_PLAN_TOOL`.
 */
export function requirePerspective(base: Raster, kind: ImageKind, kindChosenByUser: boolean): void {
  requireDesign(base, kind);
  if (kind === 'plan' && !kindChosenByUser)
    throw new SceneRefusal('USE_A_PLAN_TOOL', 'the picture shows a plan, seen from above');
}

/** Refuses pictures in which no design is to be seen. @throws SceneRefusal `BLANK_PICTURE` or `NOTHING_RECOGNISED`. */
export function requireDesign(base: Raster, kind: ImageKind): void {
  const judged = judgePicture(base, kind);
  if (judged === 'blank') throw new SceneRefusal('BLANK_PICTURE', 'nothing is drawn');
  if (judged !== 'design') throw new SceneRefusal('NOTHING_RECOGNISED', `the picture is ${judged}`);
}
