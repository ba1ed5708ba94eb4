import type { Raster } from '@plumbline/imaging/raster.ts';
import type { RenderContext } from '@plumbline/imaging/tiles/render-context.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { correctFloorPlan } from '../plan/correct-floor-plan.ts';
import { draftFloor } from '../plan/draft-plan.ts';
import type { PlanReading } from '../plan/read/plan-reading.ts';
import { readFloorPlan } from '../plan/read/read-floor-plan.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import type { SceneCorrection } from '../scene-value/scene-value.ts';
import { wishRegions } from '../scene-value/wished-regions.ts';

/**
 * A floor plan as it is painted: read, with what a person says of its regions.
 *
 * @throws SceneRefusal `NOT_A_PLAN`, `BLANK_PICTURE`; the signal's reason
 */
export function readCorrectedPlan(
  base: Raster,
  {
    corrections,
    idMap,
  }: { readonly corrections: readonly SceneCorrection[]; readonly idMap?: Raster | undefined },
  context: RenderContext,
): PlanReading {
  const plan = readFloorPlan(base, startStages(context));
  const map = idMap === undefined ? undefined : readIdMap(idMap);
  return correctFloorPlan(plan, wishRegions(draftFloor(plan), corrections, map)).plan;
}
