import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { ownIdSchema } from '@plumbline/contract/content/own-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import { requireImage } from '../images/require-image.ts';

/**
 * What is to be placed, as far as its id tells: an object of the library, which brings its own size, or a cut-out of the
 * user's own, whose size must be said. What would be found missing only when it is to be placed is refused here.
 *
 * @throws AppError `REPLACEMENT_REQUIRED` where operators took it away, `IMAGE_NOT_FOUND` for a picture that is not the
 *   user's, `VALIDATION_FAILED` where a size is missing or would not act
 */
export async function requireObject(
  images: ImageRepository,
  { function: name, objectId, object }: RenderRequest,
  userId: string,
  isObject: (id: string) => boolean,
): Promise<void> {
  const refuse = (reason: string) => {
    const details = { object: reason };
    return new AppError('VALIDATION_FAILED', `${name} ${JSON.stringify(details)}`, { details });
  };
  if (objectId === undefined) {
    if (object) throw refuse('acts with objectId alone');
    return;
  }
  if (isObject(objectId)) {
    if (object) throw refuse('objects of the library have their own size');
    return;
  }
  if (ownIdSchema.safeParse(objectId).success)
    throw new AppError('REPLACEMENT_REQUIRED', `${name} with ${objectId}`, {
      details: { objectId: 'no such object' },
    });
  await requireImage(images, objectId, userId, 'objectId');
  if (!object) throw refuse('a cut-out of your own needs its real height or width');
}
