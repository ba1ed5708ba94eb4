import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { VisibleLabelText } from '../labels/visible-label.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import { extensionOf } from './image-keys.ts';
import type { ImagePurpose, ImageRecord } from './image.ts';
import type { ImageRepository } from './image-repository.ts';

export type ArchiveFormat = 'png' | 'jpg' | 'webp';

interface ExportDependencies {
  readonly storage: Storage;
  readonly compute: Compute;
}

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
  copy: 'compressed',
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

export interface ArchiveOptions {
  /** Undefined: the files as they are. */
  readonly format: ArchiveFormat | undefined;
  /** Drawn into what was made here; uploads are passed on as they came. */
  readonly visibleLabel: VisibleLabelText | null;
}

/**
 * The files of a download, opened one at a time and only when the one before has been read. Without a format an upload
 * is its original file and a result its lossless picture.
 */
export async function* archiveEntries(
  dependencies: ExportDependencies,
  images: readonly ImageRecord[],
  { format, visibleLabel }: ArchiveOptions,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const digits = Math.max(2, String(images.length).length);
  for (const [index, image] of images.entries()) {
    signal.throwIfAborted();
    const label = isMadeHere(image) ? visibleLabel : null;
    const extension = format ?? (label === null ? extensionOf(image.mime) : 'png');
    const number = String(index + 1).padStart(digits, '0');
    yield {
      name: `${number}-${WORDS[image.purpose]}.${extension}`,
      lastModified: image.createdAt,
      input: await openExport(dependencies, image, { format, visibleLabel: label }, signal),
    };
  }
}

async function openExport(
  { storage, compute }: ExportDependencies,
  image: ImageRecord,
  { format, visibleLabel }: ArchiveOptions,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | Uint8Array> {
  if (visibleLabel === null) {
    const own = format === undefined || format === extensionOf(image.mime) ? image.originalKey : null;
    if (own !== null) return storage.stream(own);
    if (format === undefined || format === 'png') return storage.stream(image.workingKey);
  }
  const options = { format: format ?? 'png', visibleLabel };
  return compute.convert(await storage.get(image.workingKey), options, signal);
}

/** Whether a task made it, so that it is to be labelled. */
export function isMadeHere(image: ImageRecord): boolean {
  return image.purpose === 'result' || image.purpose === 'diff';
}
