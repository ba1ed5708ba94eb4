import type { DownloadFormat } from '@plumbline/contract/api/images.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { findEditSteps } from '../deliverables/find-edit-steps.ts';
import { layeredFile } from '../deliverables/layered-file.ts';
import type { VisibleLabelText } from '../labels/visible-label.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { isMadeHere } from './is-made-here.ts';
import { extensionOf } from './image-keys.ts';
import type { ImagePurpose, ImageRecord } from './image.ts';
import type { ImageRepository } from './image-repository.ts';

interface ExportDependencies {
  readonly database: Pick<Database, 'images' | 'models' | 'tasks'>;
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
 * @throws AppError `IMAGE_NOT_FOUND` where one is unknown or foreign, `GONE` where it was deleted
 */
export async function findArchiveImages(
  images: ImageRepository,
  imageIds: readonly string[],
  ownerId: string,
): Promise<ImageRecord[]> {
  const found = new Map((await images.findMany(imageIds)).map((image) => [image.imageId, image]));
  return [...new Set(imageIds)].map((imageId) => {
    const image = found.get(imageId);
    if (!image || image.ownerId !== ownerId) throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
    if (image.deletedAt) throw new AppError('GONE', `image ${imageId}`);
    return image;
  });
}

export interface ArchiveOptions {
  /** Undefined: the files as they are. */
  readonly format: DownloadFormat | undefined;
  /** Of jpg and webp. */
  readonly quality: number | undefined;
  /** Whether each picture stands beside what it was made from. */
  readonly besideBase: boolean;
  /** Of the names of layers. */
  readonly locale: Locale;
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
  options: ArchiveOptions,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const digits = Math.max(2, String(images.length).length);
  for (const [index, image] of images.entries()) {
    signal.throwIfAborted();
    const { extension, input } = await openDownload(dependencies, image, options, signal);
    const number = String(index + 1).padStart(digits, '0');
    yield {
      name: `${number}-${WORDS[image.purpose]}.${extension}`,
      lastModified: image.createdAt,
      input,
    };
  }
}

/** What a download gives of one picture, and the ending of its name. */
export async function openDownload(
  dependencies: ExportDependencies,
  image: ImageRecord,
  options: ArchiveOptions,
  signal: AbortSignal,
): Promise<{ readonly extension: string; readonly input: ArchiveEntry['input'] }> {
  const { format, besideBase } = options;
  const visibleLabel = isMadeHere(image) ? options.visibleLabel : null;
  if (format === 'psd')
    return {
      extension: format,
      input: await layeredFile(dependencies, image, { ...options, visibleLabel }, signal),
    };
  const base = besideBase ? await findBase(dependencies, image) : undefined;
  if (base) {
    const convert = { format: format ?? 'png', quality: options.quality, visibleLabel };
    const { storage, compute } = dependencies;
    const [before, after] = [await storage.get(base.workingKey), await storage.get(image.workingKey)];
    return { extension: convert.format, input: await compute.sideBySide(before, after, convert, signal) };
  }
  return {
    extension: format ?? (visibleLabel === null ? extensionOf(image.mime) : 'png'),
    input: await openExport(dependencies, image, { format, quality: options.quality, visibleLabel }, signal),
  };
}

/** What a picture was made from; an upload, or what is left of a deleted history, stands alone. */
async function findBase(
  { database }: ExportDependencies,
  image: ImageRecord,
): Promise<ImageRecord | undefined> {
  const [step] = await findEditSteps(database, image);
  return step?.base;
}

async function openExport(
  { storage, compute }: ExportDependencies,
  image: ImageRecord,
  {
    format,
    quality,
    visibleLabel,
  }: Pick<ArchiveOptions, 'quality' | 'visibleLabel'> & { format: 'png' | 'jpg' | 'webp' | undefined },
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array> | Uint8Array> {
  if (visibleLabel === null && quality === undefined) {
    const own = format === undefined || format === extensionOf(image.mime) ? image.originalKey : null;
    if (own !== null) return storage.stream(own);
    if (format === undefined || format === 'png') return storage.stream(image.workingKey);
  }
  const options = { format: format ?? 'png', quality, visibleLabel };
  return compute.convert(await storage.get(image.workingKey), options, signal);
}
