import type { EditorSession } from '@plumbline/contract/api/editor-session.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Caller } from '../identity/caller.ts';
import { requireReadableImage } from '../images/require-image.ts';
import type { Database } from '../ports/database.ts';
import type { EditorSessionRecord } from './editor-session-repository.ts';

/**
 * What a caller last saved of editing a picture with one tool. A mask whose picture is gone is answered as not painted.
 *
 * @throws AppError `IMAGE_NOT_FOUND`
 */
export async function readEditorSession(
  database: Database,
  caller: Caller,
  { imageId, function: functionName }: { readonly imageId: string; readonly function: FunctionName },
): Promise<{ session: EditorSession | null }> {
  await requireReadableImage(database.images, imageId, caller.ownerId);
  const found = await database.editorSessions.find(imageId, functionName);
  if (!found) return { session: null };
  const painted = found.document.masks.flatMap((mask) => mask.imageId ?? []);
  const living = await database.images.livingAmong(painted);
  const masks = found.document.masks.map((mask) =>
    mask.imageId === null || living.has(mask.imageId) ? mask : { ...mask, imageId: null },
  );
  return { session: describeSession({ ...found, document: { ...found.document, masks } }) };
}

export function describeSession({
  imageId,
  function: functionName,
  revision,
  document,
  savedAt,
}: EditorSessionRecord): EditorSession {
  return { imageId, function: functionName, revision, document, savedAt: savedAt.toISOString() };
}
