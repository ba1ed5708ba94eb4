import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import { extensionOf } from './image-keys.ts';
import type { ImagePurpose, ImageRecord } from './image.ts';
import type { ImageRepository } from './image-repository.ts';

export type ArchiveFormat = 'png' | 'jpg' | 'webp';

export interface ArchiveEntry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: AsyncIterable<Uint8Array> | Uint8Array;
}

const WORDS: Readonly<Record<ImagePurpose, string>> = {
  base: 'base',
  mask: 'mask',
  reference: 'reference',
  texture: 'texture',
  result: 'render',
  diff: 'edges',
};

/**
 * The images of a download, in the order asked for, each once. To be called before the first byte of the answer.
 *
 * @throws AppError `IMAGE_NOT_FOUND` where one is unknown, foreign or deleted
 */
export async function findArchiveImages(
  images: ImageRepository,
  imageIds: readonly string[],
  ownerId: string,
): Promise<ImageRecord[]> {
  const found = new Map((await images.findMany(imageIds)).map((image) => [image.imageId, image]));
  return [...new Set(imageIds)].map((imageId) => {
    const image = found.get(imageId);
    if (!image || image.deletedAt || image.ownerId !== ownerId)
      throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
    return image;
  });
}

/**
 * The files of a download, opened one at a time and only when the one before has been read. Without a format an upload
 * is its original file and a result its lossless picture.
 */
export async function* archiveEntries(
  { storage, compute }: { readonly storage: Storage; readonly compute: Compute },
  images: readonly ImageRecord[],
  format: ArchiveFormat | undefined,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const digits = Math.max(2, String(images.length).length);
  for (const [index, image] of images.entries()) {
    signal.throwIfAborted();
    const extension = format ?? extensionOf(image.mime);
    const number = String(index + 1).padStart(digits, '0');
    yield {
      name: `${number}-${WORDS[image.purpose]}.${extension}`,
      lastModified: image.createdAt,
      input:
        format === undefined || format === 'png'
          ? await storage.stream((format === undefined ? image.originalKey : null) ?? image.workingKey)
          : await compute.convert(await storage.get(image.workingKey), format, signal),
    };
  }
}
