import type { OwnUpload, UploadList, UploadListQuery } from '@plumbline/contract/api/uploads.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { searchWords } from '../tasks/search-text.ts';
import type { ImageRepository, UploadPage } from './image-repository.ts';
import type { UploadPurpose, UploadRecord } from './image.ts';
import { imageUrls } from './image-urls.ts';

/**
 * What someone brought and may use again, the newest first, from a cursor on.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listUploads(
  images: ImageRepository,
  ownerId: string,
  { purpose, q, cursor, pageSize }: UploadListQuery,
): Promise<UploadList> {
  const { uploads, total } = await images.listUploads(
    ownerId,
    { purpose, words: searchWords(q) },
    // One more than asked for tells whether there is a next page.
    { after: cursor === undefined ? undefined : readCursor(cursor), limit: pageSize + 1 },
  );
  const shown = uploads.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(describeUpload),
    total,
    nextCursor: last && uploads.length > shown.length ? writeCursor(last) : null,
  };
}

function describeUpload(upload: UploadRecord): OwnUpload {
  const { imageId, width, height, bytes, mime, purpose, kind, name, createdAt, expiresAt, works } = upload;
  return {
    imageId,
    ...imageUrls(imageId),
    width,
    height,
    bytes,
    mime,
    // The list is of these alone.
    purpose: purpose as UploadPurpose,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    works,
  };
}

function writeCursor({ createdAt, imageId }: NonNullable<UploadPage['after']>): string {
  return Buffer.from(`${createdAt.toISOString()} ${imageId}`).toString('base64url');
}

function readCursor(cursor: string): NonNullable<UploadPage['after']> {
  const [time = '', imageId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  // Years of five digits are dates to JavaScript and none to the database.
  if (!/^\d{4}-/.test(time) || Number.isNaN(createdAt.getTime()) || !/^[\w-]{1,64}$/.test(imageId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { createdAt, imageId };
}
