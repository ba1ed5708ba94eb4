import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';

/** A result as the base of the next render; its kind is left for the engine to judge. */
export function asBase({ imageId, url, thumbnailUrl, width, height }: ResultImage): BasePicture {
  return { imageId, url, thumbnailUrl, width, height };
}

/** The base that a task was made from, with the kind that it was rendered as; `undefined` once it was deleted. */
export function baseOf({ base, request }: Task): BasePicture | undefined {
  if (!base) return undefined;
  return request.imageKind === undefined ? base : { ...base, kind: request.imageKind };
}
