import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import { ownKindReader } from '@plumbline/reading/own/own-kind-reader.ts';

/** Longest edge at which the nets know pictures. */
const SEEN_EDGE = 640;

/** What our own nets say of a picture as a whole; undefined where they are damaged. @param picture RGB, any size */
export function hearPicture(picture: Raster): LearnedKindReading | undefined {
  const { width, height } = fitWithin(picture.width, picture.height, SEEN_EDGE);
  return ownKindReader()?.(resizeArea(picture, width, height));
}
