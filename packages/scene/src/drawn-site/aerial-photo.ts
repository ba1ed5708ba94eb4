import type { GivenClasses } from '../drawn-garden/read/given-photo.ts';
import { regionsOfPhoto } from '../photo/photo.ts';
import type { PictureKind } from '../picture-kind.ts';
import { paintAerialPhoto } from './paint/paint-aerial-photo.ts';

/** Photos and finished pictures of sites from above. Nothing is read of them but the classes that somebody gave to their regions. */
export const AERIAL_PHOTO: PictureKind<GivenClasses> = {
  laysMaterials: true,
  read: () => ({}),
  regions: (_reading, source) => regionsOfPhoto(undefined, source),
  correct: (_reading, { given }) => ({ given }),
  paint: (reading, base, request, context) => paintAerialPhoto(base, reading, request, context),
};
