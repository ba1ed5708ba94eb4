import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkFileSignature } from '@plumbline/core/images/file-signature.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

const FILE_KEY = /^([A-Za-z0-9_-]{1,64})\.png$/;

/**
 * The image behind `/files/{key}` for its owner's session or a valid signature.
 *
 * @throws AppError `NOT_FOUND`, also for a foreign one; `GONE` where it was deleted and the caller may know of it
 */
export async function findReadableImage(
  app: App,
  request: FastifyRequest,
  key: string,
  signature: { readonly exp?: string | undefined; readonly sig?: string | undefined },
): Promise<ImageRecord> {
  const { database, secrets, clock } = app.services;
  const imageId = FILE_KEY.exec(key)?.[1];
  const image = imageId === undefined ? undefined : await database.images.find(imageId);
  const readable =
    image?.ownerId === request.caller.ownerId ||
    checkFileSignature(secrets.files, key, signature, clock.now());
  if (!image || !readable) throw new AppError('NOT_FOUND', `file ${key}`);
  if (image.deletedAt) throw new AppError('GONE', `file ${key}`);
  return image;
}
