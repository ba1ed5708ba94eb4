import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { analyseDrawing } from '../../drawing/analyse-drawing.ts';
import { hearSurfaces } from '../../learned/hear-pixels.ts';
import { readGarden } from './read-garden.ts';
import type { SiteReading } from './site-reading.ts';

/**
 * Reads a drawing of a garden, once for all its paintings.
 * @param borders where surfaces end besides the drawing's own lines. @throws the reason of the clock's signal once it is aborted.
 */
export function readGardenDrawing(base: Raster, clock: StageClock, borders?: BitMask): SiteReading {
  clock.next('cells', 0.04);
  const analysis = analyseDrawing(base, {
    checkpoint: clock.check,
    ...(borders === undefined ? {} : { borders }),
  });
  clock.next('reading', 0.32);
  return readGarden(analysis, hearSurfaces(base, analysis.filledCellMap));
}
