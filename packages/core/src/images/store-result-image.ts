import type { Clock } from '../ports/clock.ts';
import type { EngineResult } from '../ports/image-engine.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { originalKey, workingKey } from './image-keys.ts';
import type { ImageRepository } from './image-repository.ts';

export interface StoreResultDependencies {
  readonly storage: Storage;
  readonly images: ImageRepository;
  readonly clock: Clock;
}

export interface NewResultImage {
  /** Chosen by the caller from the task and the variant, so that a task run again replaces what it had stored. */
  readonly imageId: string;
  readonly taskId: string;
  readonly userId: string;
  readonly purpose: 'result' | 'diff' | 'copy';
  /** The base first. */
  readonly parents: readonly string[];
  /** The finished file, label included where the law asks for one; `pixelHash` is of its pixels alone. */
  readonly png: Uint8Array;
  /** What its owner gets, where that is another file. */
  readonly file?: EngineResult['file'];
  readonly width: number;
  readonly height: number;
  readonly pixelHash: string;
}

/**
 * Stores what a task made: the file first, then the row, then that the task uses it. A crash in between leaves a file
 * without a row, which the sweep removes.
 */
export async function storeResultImage(
  { storage, images, clock }: StoreResultDependencies,
  result: NewResultImage,
): Promise<ImageRecord> {
  const key = workingKey(result.imageId);
  await storage.put(key, result.png);
  const fileKey = result.file ? originalKey(result.imageId, result.file.mime) : null;
  if (result.file && fileKey) await storage.put(fileKey, result.file.bytes);
  const image: ImageRecord = {
    imageId: result.imageId,
    ownerId: result.userId,
    purpose: result.purpose,
    kind: null,
    width: result.width,
    height: result.height,
    mime: result.file?.mime ?? 'image/png',
    bytes: (result.file?.bytes ?? result.png).byteLength,
    workingKey: key,
    originalKey: fileKey,
    pixelHash: result.pixelHash,
    parents: result.parents,
    createdAt: clock.now(),
    expiresAt: null,
    deletedAt: null,
  };
  await images.save(image);
  await images.addUses(result.taskId, [result.imageId]);
  return image;
}
