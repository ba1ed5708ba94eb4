import type { ResultImage } from '@plumbline/contract/api/tasks.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';

/** A result as the base of the next render; its kind is left for the engine to judge. */
export function asBase({ imageId, url, thumbnailUrl, width, height }: ResultImage): BasePicture {
  return { imageId, url, thumbnailUrl, width, height };
}
