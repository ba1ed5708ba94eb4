import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { correctSite } from '../drawn-garden/correct-site.ts';
import { drawingOptions, evidenceOf, type PictureKind } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { draftAerial } from './draft-aerial.ts';
import { paintSiteDrawing } from './paint/render-site-drawing.ts';
import type { AerialReading } from './read/read-site.ts';
import { readSiteDrawing } from './read/read-site-drawing.ts';

/** Drawings of sites from above, in perspective. */
export const DRAWN_SITE: PictureKind<AerialReading> = {
  laysMaterials: true,
  read: ({ base, options, clock }) => readSiteDrawing(base, clock, drawingOptions(options)),
  regions: (site) => draftAerial(site),
  correct: (site, regions) => withGiven(site, regions, site.analysis, correctSite),
  paint: (site, base, request, context) =>
    paintSiteDrawing(base, site, request, context, startStages(context)),
  evidence: ({ analysis }) => evidenceOf(analysis),
};
