import type {
  EditorDocument,
  EditorSession,
  SaveEditorSessionBody,
} from '@plumbline/contract/api/editor-session.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import type { ImageRecord } from '../images/image.ts';
import type { ImageRepository } from '../images/image-repository.ts';
import { looseMaskExpiry } from '../images/loose-mask.ts';
import { requireImage } from '../images/require-image.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { maskIds } from './mask-ids.ts';
import { describeSession } from './read-editor-session.ts';

/**
 * Saves what a caller has so far of editing a picture with one tool, or throws it away. The masks in it stay as long as
 * a session holds them; those that it lets go expire, unless a task uses them.
 *
 * @throws AppError `IMAGE_NOT_FOUND` (the picture or a mask), `MASK_SIZE_DIFFERS`, `CONFLICT` where the standing session
 *   is not the one that the document goes on from: `details.revision` is the standing one's
 */
export async function saveEditorSession(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  caller: Caller,
  { imageId, function: functionName, revision, document }: SaveEditorSessionBody,
): Promise<{ session: EditorSession | null }> {
  const base = await requireImage(database.images, imageId, caller.ownerId);
  return database.transaction(async ({ editorSessions, images }) => {
    const standing = await editorSessions.lock(imageId, functionName);
    const newest = standing?.revision ?? 0;
    if (newest !== revision)
      throw new AppError('CONFLICT', `revision ${revision} of ${imageId}, ${newest} stands`, {
        details: { revision: String(newest) },
      });
    const held = await requireMasks(images, base, document);
    const dropped = (standing ? maskIds(standing.document) : []).filter((id) => !held.includes(id));
    const savedAt = clock.now();
    await images.hold(held, base.expiresAt);
    await images.letGo(dropped, looseMaskExpiry(savedAt), savedAt);
    if (document === null) {
      await editorSessions.forget([imageId], functionName);
      return { session: null };
    }
    const session = {
      imageId,
      function: functionName,
      ownerId: caller.ownerId,
      revision: revision + 1,
      document,
      savedAt,
    };
    await editorSessions.save(session);
    return { session: describeSession(session) };
  });
}

async function requireMasks(
  images: ImageRepository,
  base: ImageRecord,
  document: EditorDocument | null,
): Promise<string[]> {
  const ids = document ? maskIds(document) : [];
  for (const id of ids) {
    const mask = await requireImage(images, id, base.ownerId);
    if (mask.purpose !== 'mask')
      throw new AppError('VALIDATION_FAILED', `${id} is a ${mask.purpose}`, {
        details: { document: 'each mask must be uploaded as one' },
      });
    if (mask.width !== base.width || mask.height !== base.height)
      throw new AppError('MASK_SIZE_DIFFERS', `${mask.width}×${mask.height} of ${base.width}×${base.height}`);
  }
  return ids;
}
