import { correctPhoto } from '../photo/correct-photo.ts';
import { regionsOfPhoto } from '../photo/photo.ts';
import { readPhoto } from '../photo/read/read-photo.ts';
import type { PictureKind } from '../picture-kind.ts';
import { withGiven } from '../scene-value/with-given.ts';
import { paintGardenPhoto } from './paint/paint-garden-photo.ts';
import type { GivenPhoto } from './read/given-photo.ts';

/** Photos and finished pictures of gardens, parks and streets: a photo of an outside, in which ground and planting count. */
export const GARDEN_PHOTO: PictureKind<GivenPhoto> = {
  laysMaterials: true,
  read: ({ base, options, clock }) => ({ photo: readPhoto(base, options, clock) }),
  regions: ({ photo }, source) => regionsOfPhoto(photo, source),
  correct: ({ photo }, regions) => ({
    photo: withGiven(photo, regions, photo.picture, correctPhoto),
    given: regions.given,
  }),
  paint: (reading, _base, request, context) => paintGardenPhoto(reading, request, context),
};
