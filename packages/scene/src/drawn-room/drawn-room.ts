import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { drawingOptions, evidenceOf, type PictureKind } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { correctRoom } from './correct-room.ts';
import { draftRoom } from './draft-room.ts';
import { paintInteriorDrawing } from './paint/render-interior-drawing.ts';
import { type InteriorDrawing, readInteriorDrawing } from './read/read-interior-drawing.ts';

/** Line drawings, elevations and sketches of rooms. */
export const DRAWN_ROOM: PictureKind<InteriorDrawing> = {
  laysMaterials: true,
  read: ({ base, options, clock }) => readInteriorDrawing(base, { clock, ...drawingOptions(options) }),
  regions: (drawing) => draftRoom(drawing),
  correct: (drawing, regions) => withGiven(drawing, regions, drawing.analysis, correctRoom),
  paint: (drawing, base, request, context) =>
    paintInteriorDrawing(base, drawing, request, context, startStages(context)),
  evidence: ({ analysis }) => evidenceOf(analysis),
};
