import type { EngineResult } from '../ports/image-engine.ts';
import type { Storage } from '../ports/storage.ts';
import type { ImageRecord } from './image.ts';
import { originalKey, workingKey } from './image-keys.ts';

export interface NewResultImage {
  /** Chosen by the caller from the task and the variant, so that a task run again gives it again. */
  readonly imageId: string;
  /** Number of the claim that made it: its files are its own, whoever else delivers the same image. */
  readonly run: number;
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
 * Stores the files of what a task made. Nothing is known of them until the row that is returned is saved: those that no row
 * will ever name the sweep removes.
 */
export async function storeResultFiles(
  storage: Storage,
  result: NewResultImage,
  at: Date,
): Promise<ImageRecord> {
  const key = workingKey(result.imageId, result.run);
  await storage.put(key, result.png);
  const fileKey = result.file ? originalKey(result.imageId, result.file.mime, result.run) : null;
  if (result.file && fileKey) await storage.put(fileKey, result.file.bytes);
  return {
    imageId: result.imageId,
    ownerId: result.userId,
    purpose: result.purpose,
    kind: null,
    name: '',
    width: result.width,
    height: result.height,
    mime: result.file?.mime ?? 'image/png',
    bytes: (result.file?.bytes ?? result.png).byteLength,
    workingKey: key,
    originalKey: fileKey,
    pixelHash: result.pixelHash,
    parents: result.parents,
    createdAt: at,
    expiresAt: null,
    unlistedAt: null,
    deletedAt: null,
  };
}
