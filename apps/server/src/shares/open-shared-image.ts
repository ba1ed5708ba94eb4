import type { fileQuerySchema } from '@plumbline/contract/api/images.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { requireSharedImage } from '@plumbline/core/shares/shared-files.ts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { hideAddress } from './hide-address.ts';

const FILE_KEY = /^([A-Za-z0-9_-]{1,64})\.png$/;

/**
 * The image behind a file's address of a share: in the sizes that its page shows, and kept by a browser no longer than the
 * address holds.
 *
 * @throws AppError `NOT_FOUND`, `SHARE_ENDED`
 */
export async function openSharedImage(
  app: App,
  reply: FastifyReply,
  key: string,
  { share: shareId, exp, sig, w, download }: z.infer<typeof fileQuerySchema>,
): Promise<ImageRecord> {
  const { database, secrets, clock } = app.services;
  const imageId = FILE_KEY.exec(key)?.[1];
  if (shareId === undefined || imageId === undefined || w === undefined || download !== undefined)
    throw new AppError('NOT_FOUND', `file ${key}`);
  hideAddress(reply);
  const now = clock.now();
  const image = await requireSharedImage(database, secrets.files, { shareId, imageId, exp, sig }, now);
  const seconds = Math.max(0, Math.floor(Number(exp) - now.getTime() / 1_000));
  void reply.header('cache-control', `private, max-age=${seconds}`);
  return image;
}
