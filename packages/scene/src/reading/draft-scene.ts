import { draftExteriorDrawing } from '../drawn-building/draft-building.ts';
import { draftInteriorDrawing } from '../drawn-room/draft-room.ts';
import { draftModel } from '../model-screenshot/draft-model.ts';
import { draftPhoto } from '../photo/draft-photo.ts';
import type { PictureReading } from './read-picture.ts';
import type { SceneDraft } from '../scene-value/scene-draft.ts';

/** The regions of a reading, whatever pipeline made it. */
export function draftScene(reading: PictureReading): SceneDraft {
  switch (reading.pipeline) {
    case 'exterior-drawing':
      return draftExteriorDrawing(reading.drawing);
    case 'interior-drawing':
      return draftInteriorDrawing(reading.drawing);
    case 'model':
      return draftModel(reading.model);
    case 'photo':
      return draftPhoto(reading.photo);
  }
}
