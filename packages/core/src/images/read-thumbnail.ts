import { PREVIEW_WIDTH } from '@plumbline/contract/constants.ts';
import type { Compute } from '../ports/compute.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { thumbnailKey } from './image-keys.ts';

export interface ThumbnailDependencies {
  readonly storage: Storage;
  readonly compute: Compute;
}

export interface Thumbnail {
  readonly width: number;
  readonly format: 'webp' | 'jpeg';
}

/** The largest pictures take seconds, on a busy machine many. */
const TIMEOUT_MS = 90_000;
/** Pixels from which smaller thumbnails are made of the largest one, so that the picture is decoded once. */
const LARGE = 16_000_000;
/** Thumbnails that are being made: a page that shows the same picture twice makes it once. */
const inProgress = new Map<string, Promise<void>>();

/**
 * Storage key of a thumbnail, which is made at the first request and kept. It is never wider than the picture.
 *
 * @throws AppError `NOT_FOUND` where the picture's file is gone
 */
export async function readThumbnail(
  dependencies: ThumbnailDependencies,
  image: ImageRecord,
  thumbnail: Thumbnail,
): Promise<string> {
  const key = thumbnailKey(image.imageId, thumbnail.width, thumbnail.format);
  if (await dependencies.storage.stat(key)) return key;
  const running =
    inProgress.get(key) ??
    make(dependencies, image, thumbnail, key).finally(() => {
      inProgress.delete(key);
    });
  inProgress.set(key, running);
  await running;
  return key;
}

async function make(
  dependencies: ThumbnailDependencies,
  image: ImageRecord,
  { width, format }: Thumbnail,
  key: string,
): Promise<void> {
  const { storage, compute } = dependencies;
  const large = image.width * image.height > LARGE && image.width > PREVIEW_WIDTH && width < PREVIEW_WIDTH;
  const source = large
    ? await readThumbnail(dependencies, image, { width: PREVIEW_WIDTH, format })
    : image.workingKey;
  const picture = await storage.get(source);
  const small = await compute.thumbnail(
    picture,
    Math.min(width, image.width),
    format,
    AbortSignal.timeout(TIMEOUT_MS),
  );
  await storage.put(key, small);
}
