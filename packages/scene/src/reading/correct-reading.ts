import { correctExteriorDrawing } from '../drawn-building/correct-building.ts';
import { correctInteriorDrawing } from '../drawn-room/correct-room.ts';
import { correctModel } from '../model-screenshot/correct-model.ts';
import { correctPhoto } from '../photo/correct-photo.ts';
import type { PictureReading } from './read-picture.ts';
import type { RegionClasses } from '../scene-value/region-classes.ts';

/** A reading in which the given classes stand above every gate; the rest is as it was read. */
export function correctReading(reading: PictureReading, given: RegionClasses): PictureReading {
  if (given.byLabel.size === 0) return reading;
  switch (reading.pipeline) {
    case 'exterior-drawing':
      return { ...reading, drawing: correctExteriorDrawing(reading.drawing, given) };
    case 'interior-drawing':
      return { ...reading, drawing: correctInteriorDrawing(reading.drawing, given) };
    case 'model':
      return { ...reading, model: correctModel(reading.model, given) };
    case 'photo':
      return { ...reading, photo: correctPhoto(reading.photo, given) };
  }
}
