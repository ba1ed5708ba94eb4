import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { PlanReading } from './plan-reading.ts';
import { readPlanSheet } from './read-plan.ts';
import { refuseBlank, refuseUndrawn, refuseUnlessPlan } from './refuse-non-plans.ts';
import { sheetOfPlan } from './sheet-of-plan.ts';

/** Reads a floor plan, once for all its paintings. @throws SceneRefusal NOT_A_PLAN, BLANK_PICTURE. */
export function readFloorPlan(base: Raster, clock: StageClock): PlanReading {
  refuseUndrawn(base);
  clock.next('ink', 0.02);
  const drawing = sheetOfPlan(toRgb(base));
  refuseBlank(1 - drawing.sheet.paper.share);
  clock.next('understand', 0.25);
  const reading = readPlanSheet(drawing);
  refuseUnlessPlan(reading.confidence, reading.evidence);
  return reading;
}
