import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { drawingOptions, evidenceOf, type PictureKind } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { correctSite } from './correct-site.ts';
import { draftGarden } from './draft-site.ts';
import { paintGardenDrawing } from './paint/render-garden-drawing.ts';
import { readGardenDrawing } from './read/read-garden-drawing.ts';
import type { SiteReading } from './read/site-reading.ts';

/** Drawings of gardens, parks, squares and streets. */
export const DRAWN_GARDEN: PictureKind<SiteReading> = {
  laysMaterials: true,
  read: ({ base, options, clock }) => readGardenDrawing(base, clock, drawingOptions(options)),
  regions: (site) => draftGarden(site),
  correct: (site, regions) => withGiven(site, regions, site.analysis, correctSite),
  paint: (site, base, request, context) =>
    paintGardenDrawing(base, site, request, context, startStages(context)),
  evidence: ({ analysis }) => evidenceOf(analysis),
};
