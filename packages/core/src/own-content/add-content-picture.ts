import { createHash } from 'node:crypto';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compute } from '../ports/compute.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';
import { contentKey } from './content-keys.ts';
import type { ContentPicture } from './own-content-repository.ts';

/** Pictures of own content that an installation keeps, those of earlier versions among them. */
const CONTENT_PICTURES_MAX = 5_000;

/**
 * Checks a picture of the operators' as every upload is checked, and keeps it by its content. What is clear in it stays
 * clear; metadata is taken out.
 *
 * @throws AppError of the image family, `CONTENT_LIMIT`
 */
export async function addContentPicture(
  {
    database,
    storage,
    compute,
    clock,
  }: {
    readonly database: Database;
    readonly storage: Storage;
    readonly compute: Compute;
    readonly clock: Clock;
  },
  file: Uint8Array,
  signal: AbortSignal,
): Promise<ContentPicture> {
  const prepared = await compute.prepareUpload(file, signal);
  // A file without anything clear is kept upright, as the engine reads it; a cut-out as it was made.
  const bytes = prepared.alpha ? prepared.original : prepared.working;
  const mime = prepared.alpha ? prepared.mime : 'image/png';
  const picture: ContentPicture = {
    id: createHash('sha256').update(bytes).digest('hex'),
    mime,
    width: prepared.width,
    height: prepared.height,
    alpha: prepared.alpha,
    bytes: bytes.byteLength,
    createdAt: clock.now(),
  };
  const [known] = await database.ownContent.findPictures([picture.id]);
  if (known) {
    await storage.put(contentKey(picture.id), bytes);
    await database.ownContent.addPicture(picture);
    return known;
  }
  if ((await database.ownContent.countPictures()) >= CONTENT_PICTURES_MAX)
    throw new AppError('CONTENT_LIMIT', `${CONTENT_PICTURES_MAX} pictures`, {
      values: { limit: CONTENT_PICTURES_MAX },
    });
  // The file first: a row always has one.
  await storage.put(contentKey(picture.id), bytes);
  await database.ownContent.addPicture(picture);
  return picture;
}
