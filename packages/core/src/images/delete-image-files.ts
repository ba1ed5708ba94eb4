import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { imagePrefix } from './image-keys.ts';

/**
 * Removes everything of deleted images from storage: working copy, original, thumbnails. To be called after the
 * transaction that marked them has committed; what a crash leaves behind the sweep finds.
 */
export async function deleteImageFiles(storage: Storage, images: readonly ImageRecord[]): Promise<void> {
  for (const image of images)
    for await (const { key } of storage.list(imagePrefix(image.imageId))) await storage.delete(key);
}
