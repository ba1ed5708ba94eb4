import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { drawingOptions, evidenceOf, type PictureKind } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { correctBuilding } from './correct-building.ts';
import { draftBuilding } from './draft-building.ts';
import { paintExteriorDrawing } from './paint/render-exterior-drawing.ts';
import { type ExteriorDrawing, readExteriorDrawing } from './read/read-exterior-drawing.ts';

/** Line drawings, elevations and sketches of buildings. */
export const DRAWN_BUILDING: PictureKind<ExteriorDrawing> = {
  laysMaterials: true,
  read: ({ base, options, clock }) =>
    readExteriorDrawing(base, { clock, seed: options.seed, ...drawingOptions(options) }),
  regions: (drawing) => draftBuilding(drawing),
  correct: (drawing, regions) => withGiven(drawing, regions, drawing.reading.analysis, correctBuilding),
  paint: (drawing, base, request, context) =>
    paintExteriorDrawing(base, drawing, request, context, startStages(context)),
  evidence: ({ reading }) => evidenceOf(reading.analysis),
};
