import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { findModelStrokes } from '../drawing/model-strokes.ts';
import { type PictureKind, READING_EDGE, type Source } from '../picture-kind.ts';
import type { SceneDraft } from '../scene-value/scene-draft.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { correctPhoto } from './correct-photo.ts';
import { draftPhoto } from './draft-photo.ts';
import { paintPhoto } from './paint/render-photo.ts';
import { type PhotoReading, readPhoto } from './read/read-photo.ts';

/** Photos, coloured pictures and raw renders of rooms and buildings. */
export const PHOTO: PictureKind<PhotoReading> = {
  laysMaterials: true,
  read: ({ base, options, clock }) => readPhoto(base, options, clock),
  regions: regionsOfPhoto,
  correct: (photo, regions) => withGiven(photo, regions, photo.picture, correctPhoto),
  paint: (photo, _base, request, context) => paintPhoto(photo, request, startStages(context)),
  evidence: ({ picture }) => {
    const { segments, camera } = findModelStrokes(greyscale(picture));
    return { segments, camera: camera ?? undefined };
  },
};

/** Photos are read at the size of the result; their regions at one size, whatever that is. */
export function regionsOfPhoto(
  photo: PhotoReading | undefined,
  { base, options, clock }: Source,
): SceneDraft {
  return draftPhoto(
    photo === undefined || options.maxEdge !== READING_EDGE
      ? readPhoto(base, { ...options, maxEdge: READING_EDGE }, clock)
      : photo,
  );
}
