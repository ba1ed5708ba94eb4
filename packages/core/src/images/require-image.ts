import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRecord } from './image.ts';
import type { ImageRepository } from './image-repository.ts';

/**
 * A living image of its owner.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, also for a foreign one and for one that was deleted or has expired: nobody learns
 * that another person's image exists.
 *
 * @param field of the request that named it, for `details`
 */
export async function requireImage(
  images: ImageRepository,
  imageId: string,
  ownerId: string,
  field?: string,
): Promise<ImageRecord> {
  const image = await images.find(imageId);
  if (!image || image.deletedAt || image.ownerId !== ownerId)
    throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`, {
      ...(field === undefined ? {} : { details: { [field]: 'no such picture' } }),
    });
  return image;
}

/**
 * An image that is to be looked at, not used: its owner learns that it was deleted.
 *
 * @throws AppError `GONE`, or `IMAGE_NOT_FOUND` as `requireImage` does
 */
export async function requireReadableImage(
  images: ImageRepository,
  imageId: string,
  ownerId: string,
): Promise<ImageRecord> {
  const image = await images.find(imageId);
  if (image?.deletedAt && image.ownerId === ownerId) throw new AppError('GONE', `image ${imageId}`);
  return requireImage(images, imageId, ownerId);
}
