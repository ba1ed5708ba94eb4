import type { ImageRecord } from '../images/image.ts';
import { looseMaskExpiry } from '../images/loose-mask.ts';
import type { Repositories } from '../ports/database.ts';
import { maskIds } from './mask-ids.ts';

/** The edits of pictures that are being deleted go with them; the masks that they held go when their time is over. */
export async function forgetEditorSessions(
  { editorSessions, images }: Pick<Repositories, 'editorSessions' | 'images'>,
  deleted: readonly ImageRecord[],
  at: Date,
): Promise<void> {
  const documents = await editorSessions.forget(deleted.map(({ imageId }) => imageId));
  await images.letGo(documents.flatMap(maskIds), looseMaskExpiry(at), at);
}
