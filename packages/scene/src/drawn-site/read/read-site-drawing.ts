import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import type { DrawingOptions } from '../../picture-kind.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { type AerialReading, readSite } from './read-site.ts';

/**
 * Reads a drawing of a site from above, once for all its paintings.
 * @throws the reason of the clock's signal once it is aborted.
 */
export function readSiteDrawing(
  base: Raster,
  clock: StageClock,
  options: DrawingOptions = {},
): AerialReading {
  clock.next('cells', 0.04);
  const analysis = analyseDrawing(base, { checkpoint: clock.check, ...options });
  clock.next('reading', 0.32);
  return readSite(analysis, hearSurfaces(base, analysis.filledCellMap, options));
}
