import type { UnfinishedEdit } from '@plumbline/contract/api/editor-session.ts';
import type { Caller } from '../identity/caller.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Database } from '../ports/database.ts';

/** The editor saves a moment after a change: what was painted just before applying is saved just after. */
const OVERLAP_MS = 10_000;

/** The edits that a caller left before applying them, the newest first. */
export async function listUnfinishedEdits(
  database: Database,
  caller: Caller,
  { limit }: { readonly limit: number },
): Promise<{ items: UnfinishedEdit[] }> {
  const found = await database.editorSessions.unfinished(caller.ownerId, limit, OVERLAP_MS);
  return {
    items: found.map(({ width, height, savedAt, ...session }) => ({
      ...session,
      picture: { ...imageUrls(session.imageId), width, height },
      savedAt: savedAt.toISOString(),
    })),
  };
}
