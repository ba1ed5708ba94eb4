import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { ShareRecord } from './share-repository.ts';

export function isOpen({ revokedAt, expiresAt }: ShareRecord, at: Date): boolean {
  return revokedAt === null && expiresAt > at;
}

/** @throws AppError `NOT_FOUND`, for a foreign one too */
export function requireOwnShare(share: ShareRecord | undefined, ownerId: string): ShareRecord {
  if (share?.ownerId !== ownerId) throw new AppError('NOT_FOUND', `share of ${ownerId}`);
  return share;
}

/**
 * A share that is open to whoever has its link. It ends with the minute that was set, at once where it is revoked, and while its
 * owner's account is not in use.
 *
 * @throws AppError `NOT_FOUND`, `SHARE_ENDED`
 */
export async function requireOpenShare(
  { identity }: Pick<Repositories, 'identity'>,
  share: ShareRecord | undefined,
  at: Date,
): Promise<ShareRecord> {
  if (!share) throw new AppError('NOT_FOUND', 'share');
  const owner = await identity.findUser(share.ownerId);
  if (!isOpen(share, at) || owner?.status !== 'active')
    throw new AppError('SHARE_ENDED', `share ${share.shareId}`);
  return share;
}
