import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { positiveDrawing } from '../drawing/positive-drawing.ts';
import { readPlan } from '../plan/read/read-plan.ts';
import { readSite } from '../plan/read/read-site.ts';
import { PLAN_GATE, refuseUndrawn, refuseUnlessSite } from '../plan/read/refuse-non-plans.ts';
import type { ImageKind } from '../image-kind/image-kind.ts';
import { assembleScene } from '../scene-value/assemble-scene.ts';
import { draftFloor, draftSitePlan } from '../plan/draft-plan.ts';
import { planMeasures } from '../plan/measure-plan.ts';
import type { PlanMeasures } from '../scene-value/plan-measures.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import type { SceneDraft } from '../scene-value/scene-draft.ts';
import type { SceneValue } from '../scene-value/scene-value.ts';
import { wishRegions } from '../scene-value/wished-regions.ts';

export interface ReadPlanSceneOptions {
  readonly kind: ImageKind;
  /** `plan`: as a floor plan, else as a master plan; `site`: as a master plan only. */
  readonly space: 'plan' | 'site';
  readonly idMap?: Raster;
}

/**
 * How a plan is understood. Of a floor plan the walls and what lies outside are one region each, every room and every door
 * is one of its own; of a master plan, its surfaces. There is no camera.
 * @throws SceneRefusal for a picture that is neither.
 */
export function readPlanScene(base: Raster, { kind, space, idMap }: ReadPlanSceneOptions): SceneValue {
  const picture = positiveDrawing(toRgb(base));
  refuseUndrawn(picture);
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  const { own, measures } = draftPlan(picture, space, kind === 'plan');
  const { draft } = wishRegions(own, [], map);
  const scene = assembleScene(draft, picture, { kind, space });
  return measures === undefined ? scene : { ...scene, plan: measures };
}

function draftPlan(
  picture: Raster,
  space: 'plan' | 'site',
  takenForPlan: boolean,
): { readonly own: SceneDraft; readonly measures?: PlanMeasures | undefined } {
  if (space === 'plan') {
    const plan = readPlan(picture, takenForPlan);
    if (plan.confidence >= PLAN_GATE) return { own: draftFloor(plan), measures: planMeasures(plan) };
  }
  const site = readSite(picture, takenForPlan);
  refuseUnlessSite(site);
  return { own: draftSitePlan(site) };
}
