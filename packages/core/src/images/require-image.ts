import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type ImageOwner, type ImageRecord, ownsImage } from './image.ts';
import type { ImageRepository } from './image-repository.ts';

/**
 * A living image of the caller.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, also for a foreign one and for one that was deleted or has expired: nobody learns
 * that another person's image exists.
 */
export async function requireImage(
  images: ImageRepository,
  imageId: string,
  caller: ImageOwner,
): Promise<ImageRecord> {
  const image = await images.find(imageId);
  if (!image || image.deletedAt || !ownsImage(image, caller))
    throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
  return image;
}
