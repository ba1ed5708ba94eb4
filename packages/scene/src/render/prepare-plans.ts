import type { Raster } from '@plumbline/imaging/raster.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { paintFloorPlanSheet, readFloorPlan } from '../plan/paint/colour-floor-plan.ts';
import { paintMasterPlan, readMasterPlan } from '../plan/paint/colour-master-plan.ts';
import { correctFloorPlan } from '../plan/correct-floor-plan.ts';
import { correctSitePlan } from '../plan/correct-site-plan.ts';
import { draftFloor, draftSitePlan } from '../plan/draft-plan.ts';
import { readIdMap } from '../scene-value/read-id-map.ts';
import { understandSite } from '../reading/understand-site.ts';
import { wishRegions } from '../scene-value/wished-regions.ts';
import { hasWishes, type PreparePainter } from './render-prepared.ts';

/** Floor plans. Chosen materials lie in the scale of the plan, beneath its lines. */
export const prepareFloorPlan: PreparePainter = (base, request, clock) => {
  const plan = readFloorPlan(base, clock);
  if (!hasWishes(request)) {
    const own = { plan, wishes: new Map() };
    return { paint: (attempt, context) => paintFloorPlanSheet(base, own, attempt, startStages(context)) };
  }
  const regions = wishRegions(draftFloor(plan), request.corrections, mapOf(request.idMap));
  const corrected = correctFloorPlan(plan, regions);
  return {
    regions,
    paint: (attempt, context) => paintFloorPlanSheet(base, corrected, attempt, startStages(context)),
  };
};

/** Master plans. */
export const prepareMasterPlan: PreparePainter = (base, request, clock) => {
  const site = readMasterPlan(base, clock);
  if (!hasWishes(request))
    return { paint: (attempt, context) => paintMasterPlan(base, site, attempt, startStages(context)) };
  const regions = wishRegions(draftSitePlan(site), request.corrections, mapOf(request.idMap));
  const corrected = correctSitePlan(site, regions);
  return {
    regions,
    paint: (attempt, context) => paintMasterPlan(base, corrected, attempt, startStages(context)),
  };
};

/** Sites straight from above, for a tool that shows them as views: the regions are those of a view, the paint that of a plan. */
export const prepareSiteFromAbove: PreparePainter = (base, request, clock) => {
  const site = readMasterPlan(base, clock);
  if (!hasWishes(request))
    return { paint: (attempt, context) => paintMasterPlan(base, site, attempt, startStages(context)) };
  const regions = understandSite(base, 'aerial', request, clock);
  const corrected = correctSitePlan(site, regions);
  return {
    regions,
    paint: (attempt, context) => paintMasterPlan(base, corrected, attempt, startStages(context)),
  };
};

function mapOf(idMap: Raster | undefined): ReturnType<typeof readIdMap> | undefined {
  return idMap === undefined ? undefined : readIdMap(idMap);
}
