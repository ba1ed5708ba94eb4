import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { decodeColour, encodeColour } from '@plumbline/imaging/colour-planes.ts';
import { rollOffHighlights } from '@plumbline/atmosphere/style-grade.ts';
import type { RenderRequest } from '../../render-request.ts';
import type { RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import { lightExteriorPhoto } from './exterior-photo.ts';
import { gradePhoto } from './grade-photo.ts';
import { lightInteriorPhoto } from './interior-photo.ts';
import type { PhotoReading } from '../read/read-photo.ts';
import { styleStrength } from './style-strength.ts';

/**
 * Edits a photo, a coloured picture or a raw render by its own pixels: sky, light, weather, grade. Nothing is drawn anew, so its
 * geometry cannot change.
 */
export function paintPhoto(photo: PhotoReading, request: RenderRequest, clock: StageClock): RenderOutcome {
  const planes = decodeColour(photo.picture);
  const { confidence, notes } =
    photo.space === 'exterior'
      ? lightExteriorPhoto(photo, planes, request, clock)
      : lightInteriorPhoto(photo, planes, request, clock);
  clock.next('grade', 0.85);
  gradePhoto(planes, request.style, styleStrength(request));
  rollOffHighlights(planes);
  const result = encodeColour(planes);
  return { picture: result, confidence, timings: clock.finish(), notes };
}
