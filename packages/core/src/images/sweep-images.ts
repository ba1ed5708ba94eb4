import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { forgetEditorSessions } from '../editor-sessions/forget-editor-sessions.ts';
import { deleteImageFiles } from './delete-image-files.ts';
import type { ImageRecord } from './image.ts';
import type { ImageRepository } from './image-repository.ts';
import { IMAGE_FOLDERS, imageIdOf, isOwnFile } from './image-keys.ts';
import { SETTLED_MS } from './settled-files.ts';

export interface SweepDependencies {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

const BATCH = 100;
/** One folder at a time, another one every five minutes: a large storage is never walked through at once. */
const TURN_MS = 300_000;

/**
 * Removes visitors' images whose time is over and, in the folder whose turn it is, files that no living row names: what
 * a crash left between a file and its row, a run of a task that another one overtook, or a file that was never written to
 * its end. Safe to run in several processes at once. Returns how many of each went.
 */
export async function sweepImages(
  dependencies: SweepDependencies,
): Promise<{ readonly expired: number; readonly orphans: number }> {
  return {
    expired: await removeDue(dependencies, (images) => images.expire(dependencies.clock.now(), BATCH)),
    orphans: await removeOrphans(dependencies),
  };
}

/** Removes what was deleted so long ago that it cannot be restored any more. @returns how many images */
export function removeDeletedImages(dependencies: SweepDependencies, at: Date): Promise<number> {
  return removeDue(dependencies, (images) => images.takeWaiting(at, BATCH));
}

async function removeDue(
  { database, storage, clock }: SweepDependencies,
  take: (images: ImageRepository) => Promise<ImageRecord[]>,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const gone = await database.transaction(async ({ images, scenes, editorSessions }) => {
      const due = await take(images);
      await scenes.forget(due.map(({ imageId }) => imageId));
      await forgetEditorSessions({ images, editorSessions }, due, clock.now());
      return due;
    });
    await deleteImageFiles(storage, gone);
    removed += gone.length;
    if (gone.length < BATCH) return removed;
  }
}

async function removeOrphans({ database, storage, clock }: SweepDependencies): Promise<number> {
  const now = clock.now().getTime();
  const settled = now - SETTLED_MS;
  const folder = IMAGE_FOLDERS[Math.floor(now / TURN_MS) % IMAGE_FOLDERS.length] as string;
  let removed = await storage.removeUnfinished(folder, new Date(settled));
  let batch: string[] = [];
  const flush = async () => {
    const ids = [...new Set(batch.map(imageIdOf))];
    const waiting = await database.images.waitingAmong(ids);
    const living = new Map(
      (await database.images.findMany(ids))
        .filter(({ imageId, deletedAt }) => deletedAt === null || waiting.has(imageId))
        .map((image) => [image.imageId, image]),
    );
    for (const key of batch.filter((candidate) => !isNamed(candidate, living.get(imageIdOf(candidate))))) {
      await storage.delete(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (modifiedAt.getTime() > settled) continue;
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return removed;
}

/** What was made from a living picture, thumbnails and readings, stays with it; of its own files those of its row. */
function isNamed(key: string, image: ImageRecord | undefined): boolean {
  return image !== undefined && (!isOwnFile(key) || key === image.workingKey || key === image.originalKey);
}
