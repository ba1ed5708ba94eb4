import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { PictureKind } from '../picture-kind.ts';
import { correctSitePlan } from './correct-site-plan.ts';
import { draftSitePlan } from './draft-plan.ts';
import { paintMasterPlan } from './paint/colour-master-plan.ts';
import { readMasterPlan } from './read/read-master-plan.ts';
import type { SiteReading } from './read/site-reading.ts';

/** Master plans, and sites straight from above. */
export const SITE_PLAN: PictureKind<SiteReading> = {
  laysMaterials: false,
  read: ({ base, options, clock }) => readMasterPlan(base, clock, options.kind === 'plan'),
  regions: (site) => draftSitePlan(site),
  correct: (site, regions) => correctSitePlan(site, regions),
  paint: (site, base, request, context) => paintMasterPlan(base, site, request, startStages(context)),
};
