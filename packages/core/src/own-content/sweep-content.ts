import type { SweepDependencies } from '../images/sweep-images.ts';
import { SETTLED_MS } from '../images/settled-files.ts';
import { CONTENT_FOLDERS, contentIdOf } from './content-keys.ts';

/** Whoever edits an entry brings its picture first; an editor that stayed open overnight may still be saved. */
const UNSAVED_KEPT_MS = 48 * 3_600_000;
const BATCH = 100;
/** One folder at a time, as images are swept. */
const TURN_MS = 300_000;

/**
 * Forgets pictures that were brought for an entry and never saved with one and, in the folder whose turn it is, removes files
 * that neither a picture nor a cover names any more. What a version names stays for good: replay needs it. Safe to run in
 * several processes at once. Returns how many of each went.
 */
export async function sweepContent({
  database,
  storage,
  clock,
}: SweepDependencies): Promise<{ readonly pictures: number; readonly files: number }> {
  const now = clock.now().getTime();
  const pictures = await database.transaction(async ({ ownContent }) => {
    // A saving looks for its picture under it.
    await ownContent.lockAll();
    return ownContent.removeUnsavedPictures(new Date(now - UNSAVED_KEPT_MS), BATCH);
  });
  const folder = CONTENT_FOLDERS[Math.floor(now / TURN_MS) % CONTENT_FOLDERS.length] as string;
  let files = await storage.removeUnfinished(folder, new Date(now - SETTLED_MS));
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (modifiedAt.getTime() > now - SETTLED_MS) continue;
    if (await database.ownContent.namesFile(contentIdOf(key))) continue;
    await storage.delete(key);
    files += 1;
  }
  return { pictures, files };
}
