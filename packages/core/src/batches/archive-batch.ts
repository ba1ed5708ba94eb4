import type { Batch } from '@plumbline/contract/api/batches.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type ArchiveEntry, type ArchiveOptions, openDownload } from '../images/archive-entries.ts';
import type { ImageRecord } from '../images/image.ts';
import type { ImageRepository } from '../images/image-repository.ts';

export interface NamedImage {
  readonly image: ImageRecord;
  readonly name: string;
}

/**
 * What is there of a batch's pictures, by the names of its pattern: a part of them while it runs, and without what was deleted.
 *
 * @throws AppError `IMAGE_NOT_FOUND` while there is none
 */
export async function findBatchImages(images: ImageRepository, batch: Batch): Promise<NamedImage[]> {
  const pictures = batch.tasks.flatMap((task) => task.images);
  const found = await images.findMany(pictures.map(({ imageId }) => imageId));
  const byId = new Map(found.map((image) => [image.imageId, image]));
  const named = pictures.flatMap(({ imageId, name }) => {
    const image = byId.get(imageId);
    return image && !image.deletedAt ? [{ image, name }] : [];
  });
  if (named.length === 0) throw new AppError('IMAGE_NOT_FOUND', `batch ${batch.batchId} has no picture yet`);
  return named;
}

/** Opened one at a time and only when the one before has been read. */
export async function* batchEntries(
  dependencies: Parameters<typeof openDownload>[0],
  named: readonly NamedImage[],
  options: ArchiveOptions,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  for (const { image, name } of named) {
    signal.throwIfAborted();
    const { extension, input } = await openDownload(dependencies, image, options, signal);
    yield { name: `${name}.${extension}`, lastModified: image.createdAt, input };
  }
}
