import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkFileSignature } from '@plumbline/core/images/file-signature.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

const FILE_KEY = /^([A-Za-z0-9_-]{1,64})\.png$/;

/** An image and why it may be read: `shown`, everybody may, in the sizes that pages show. */
export interface ReadableImage {
  readonly image: ImageRecord;
  readonly by: 'owner' | 'signature' | 'shown';
}

/**
 * The image behind `/files/{key}` for its owner's session, a valid signature, or, made smaller, for everybody where a
 * published work shows it.
 *
 * @throws AppError `NOT_FOUND`, also for a foreign one; `GONE` where it was deleted and the caller may know of it
 */
export async function findReadableImage(
  app: App,
  request: FastifyRequest,
  key: string,
  {
    smaller,
    ...signature
  }: {
    readonly exp?: string | undefined;
    readonly sig?: string | undefined;
    readonly smaller: boolean;
  },
): Promise<ReadableImage> {
  const { database, secrets, clock } = app.services;
  const imageId = FILE_KEY.exec(key)?.[1];
  const image = imageId === undefined ? undefined : await database.images.find(imageId);
  const by = await reasonToRead();
  if (!image || !by) throw new AppError('NOT_FOUND', `file ${key}`);
  if (image.deletedAt) throw new AppError('GONE', `file ${key}`);
  return { image, by };

  async function reasonToRead(): Promise<ReadableImage['by'] | undefined> {
    if (image?.ownerId === request.caller.ownerId) return 'owner';
    if (checkFileSignature(secrets.files, key, signature, clock.now())) return 'signature';
    // Last: it asks the database.
    return image && smaller && (await database.works.isShown(image.imageId)) ? 'shown' : undefined;
  }
}
