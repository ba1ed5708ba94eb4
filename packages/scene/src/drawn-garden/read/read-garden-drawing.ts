import type { Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import type { DrawingOptions } from '../../picture-kind.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { readGarden } from './read-garden.ts';
import type { SiteReading } from './site-reading.ts';

/**
 * Reads a drawing of a garden, once for all its paintings.
 * @throws the reason of the clock's signal once it is aborted.
 */
export function readGardenDrawing(
  base: Raster,
  clock: StageClock,
  options: DrawingOptions = {},
): SiteReading {
  clock.next('cells', 0.04);
  const analysis = analyseDrawing(base, { checkpoint: clock.check, ...options });
  clock.next('reading', 0.32);
  return readGarden(analysis, hearSurfaces(base, analysis.filledCellMap, options));
}
