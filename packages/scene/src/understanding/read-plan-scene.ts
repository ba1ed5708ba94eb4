import type { Raster } from '@plumbline/imaging/raster.ts';
import { toRgb } from '../image-kind/to-rgb.ts';
import { readPlan } from '../plan/read-plan.ts';
import { readSite } from '../plan/read-site.ts';
import { PLAN_GATE, refuseUndrawn, refuseUnlessSite } from '../plan/refuse-non-plans.ts';
import type { ImageKind } from '../render-types.ts';
import { assembleScene } from './assemble-scene.ts';
import { draftFloor, draftSitePlan } from './draft-plan.ts';
import { type PlanMeasures, planMeasures } from './plan-measures.ts';
import { readIdMap } from './read-id-map.ts';
import type { SceneDraft } from './scene-draft.ts';
import type { SceneValue } from './scene-value.ts';
import { wishRegions } from './wished-regions.ts';

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
  const picture = toRgb(base);
  refuseUndrawn(picture);
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  const { own, measures } = draftPlan(picture, space);
  const { draft } = wishRegions(own, [], map);
  const scene = assembleScene(draft, picture, { kind, space });
  return measures === undefined ? scene : { ...scene, plan: measures };
}

function draftPlan(
  picture: Raster,
  space: 'plan' | 'site',
): { readonly own: SceneDraft; readonly measures?: PlanMeasures | undefined } {
  if (space === 'plan') {
    const plan = readPlan(picture);
    if (plan.confidence >= PLAN_GATE) return { own: draftFloor(plan), measures: planMeasures(plan) };
  }
  const site = readSite(picture);
  refuseUnlessSite(site);
  return { own: draftSitePlan(site) };
}
