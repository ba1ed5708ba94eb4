import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { PlanReading } from './plan-reading.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import { readPlan } from './read-plan.ts';
import { refuseBlank, refuseUndrawn, refuseUnlessPlan } from './refuse-non-plans.ts';

/** Longest edge at which it is looked whether anything is drawn. */
const INK_EDGE = 960;

/**
 * Reads a floor plan, once for all its paintings.
 * @param takenForPlan what it is taken for by its kind, which a person may have said
 * @throws SceneRefusal NOT_A_PLAN, BLANK_PICTURE.
 */
export function readFloorPlan(base: Raster, clock: StageClock, takenForPlan = false): PlanReading {
  refuseUndrawn(base);
  clock.next('ink', 0.02);
  const picture = toRgb(base);
  const { width, height } = fitWithin(picture.width, picture.height, INK_EDGE);
  refuseBlank(1 - separateInk(resizeArea(picture, width, height)).paper.share);
  clock.next('understand', 0.25);
  const reading = readPlan(picture, takenForPlan);
  refuseUnlessPlan(reading.confidence, reading.evidence);
  return reading;
}
