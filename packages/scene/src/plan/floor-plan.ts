import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { PictureKind } from '../picture-kind.ts';
import { type CorrectedPlan, correctFloorPlan } from './correct-floor-plan.ts';
import { draftFloor } from './draft-plan.ts';
import { paintFloorPlanSheet } from './paint/colour-floor-plan.ts';
import { readFloorPlan } from './read/read-floor-plan.ts';

/** Floor plans. Chosen materials lie in the scale of the plan, beneath its lines. */
export const FLOOR_PLAN: PictureKind<CorrectedPlan> = {
  laysMaterials: false,
  read: ({ base, options, clock }) => ({
    plan: readFloorPlan(base, clock, options.kind === 'plan'),
    wishes: new Map(),
  }),
  regions: ({ plan }) => draftFloor(plan),
  correct: ({ plan }, regions) => correctFloorPlan(plan, regions),
  paint: (plan, base, request, context) => paintFloorPlanSheet(base, plan, request, startStages(context)),
};
