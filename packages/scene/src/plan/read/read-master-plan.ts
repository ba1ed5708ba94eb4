import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { readSite } from './read-site.ts';
import { refuseUndrawn, refuseUnlessSite } from './refuse-non-plans.ts';
import type { SiteReading } from './site-reading.ts';

/**
 * Reads a master plan, once for all its paintings.
 *
 * @param takenForPlan what it is taken for by its kind, which a person may have said
 * @throws SceneRefusal NOT_A_PLAN, NOT_A_SITE_PLAN, BLANK_PICTURE
 */
export function readMasterPlan(base: Raster, clock: StageClock, takenForPlan = false): SiteReading {
  refuseUndrawn(base);
  clock.next('understand', 0.05);
  const reading = readSite(toRgb(base), takenForPlan);
  refuseUnlessSite(reading);
  return reading;
}
