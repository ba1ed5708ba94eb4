import type { Raster } from '@plumbline/imaging/raster.ts';
import { detectImageKind } from './detect-image-kind.ts';
import type { ImageKind } from './image-kind.ts';
import { SURELY_PLAN } from './kind-trust.ts';
import { SceneRefusal } from './scene-refusal.ts';
import { judgePicture, type PictureJudgement } from './judge-picture.ts';

/**
 * Refuses what no perspective tool can honestly render: pictures in which no design is to be seen, and plans, for which
 * there are tools of their own, where they surely are some. A plan that was taken for one by mistake is rendered once its kind is corrected.
 * @throws SceneRefusal `BLANK_PICTURE`, `NOTHING_RECOGNISED` or `USE_A_PLAN_TOOL`.
 */
export function requireDesign(base: Raster, kind: ImageKind): void {
  refuse(judgePicture(base, kind));
  if (kind === 'plan' && !isDoubtful(base))
    throw new SceneRefusal('USE_A_PLAN_TOOL', 'the picture shows a plan, seen from above');
}

/**
 * Refuses what shows no site from above. Woods, fields and rows of like houses fill a picture as evenly as a texture does, and
 * a steep view is taken for a plan at times: neither is a reason here.
 * @throws SceneRefusal `BLANK_PICTURE` or `NOTHING_RECOGNISED`.
 */
export function requireSiteView(base: Raster, kind: ImageKind): void {
  const judged = judgePicture(base, kind);
  if (judged !== 'texture') refuse(judged);
}

/** Whether a picture that was taken for a plan by itself may be a drawing as well. */
function isDoubtful(base: Raster): boolean {
  const detected = detectImageKind(base);
  return detected.kind === 'plan' && detected.confidence < SURELY_PLAN;
}

function refuse(judged: PictureJudgement): void {
  if (judged === 'blank') throw new SceneRefusal('BLANK_PICTURE', 'nothing is drawn');
  if (judged !== 'design') throw new SceneRefusal('NOTHING_RECOGNISED', `the picture is ${judged}`);
}
