import type { OwnShareDetails, ShareList } from '@plumbline/contract/api/shares.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { linkOf, requireShareEnd, type ShareDependencies } from './create-share.ts';
import { describeOwnShare, describeOwnShareDetails } from './describe-share.ts';
import { requireOwnShare } from './require-share.ts';
import type { ShareChange, SharePage, ShareRecord } from './share-repository.ts';
import { createShareToken, hashShareToken } from './share-token.ts';

/** @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours */
export async function listShares(
  { database, clock }: ShareDependencies,
  userId: string,
  { cursor, pageSize }: { readonly cursor?: string | undefined; readonly pageSize: number },
): Promise<ShareList> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const found = await database.shares.list(userId, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const summaries = await database.shares.summaries(shown.map(({ shareId }) => shareId));
  const last = shown.at(-1);
  return {
    items: shown.map((share) => describeOwnShare(share, summaries.get(share.shareId), clock.now())),
    nextCursor: last && found.length > shown.length ? writeCursor(last) : null,
    unseen: await database.shares.countUnseen(userId),
  };
}

function writeCursor({ createdAt, shareId }: ShareRecord): string {
  return Buffer.from(`${createdAt.toISOString()} ${shareId}`).toString('base64url');
}

function readCursor(cursor: string): NonNullable<SharePage['after']> {
  const [time = '', shareId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(time);
  if (!/^\d{4}-/.test(time) || Number.isNaN(createdAt.getTime()) || !/^[\w-]{1,64}$/.test(shareId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { createdAt, shareId };
}

/** @throws AppError `NOT_FOUND` */
export async function readOwnShare(
  { database, clock }: ShareDependencies,
  userId: string,
  shareId: string,
): Promise<OwnShareDetails> {
  const share = requireOwnShare(await database.shares.find(shareId), userId);
  return describeOwnShareDetails(database, share, clock.now());
}

/** @param change of the locked share */
async function changeOwn(
  { database }: ShareDependencies,
  userId: string,
  shareId: string,
  change: (share: ShareRecord) => ShareChange,
): Promise<ShareRecord> {
  return database.transaction(async ({ shares }) => {
    const share = requireOwnShare(await shares.lock(shareId), userId);
    const changed = change(share);
    await shares.change(shareId, changed);
    return { ...share, ...changed };
  });
}

/**
 * Also one that has ended is open again until then; one that was revoked stays closed.
 *
 * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED`, `SHARE_ENDED`
 */
export async function changeShareEnd(
  dependencies: ShareDependencies,
  userId: string,
  shareId: string,
  expiresAt: string,
): Promise<OwnShareDetails> {
  const end = requireShareEnd(expiresAt, dependencies.clock.now());
  const share = await changeOwn(dependencies, userId, shareId, (found) => {
    requireUnrevoked(found);
    return { expiresAt: end };
  });
  return describeOwnShareDetails(dependencies.database, share, dependencies.clock.now());
}

function requireUnrevoked({ revokedAt, shareId }: ShareRecord): void {
  if (revokedAt !== null) throw new AppError('SHARE_ENDED', `share ${shareId}`);
}

/** For good: what was said stays with its owner. @throws AppError `NOT_FOUND` */
export async function revokeShare(
  dependencies: ShareDependencies,
  userId: string,
  shareId: string,
): Promise<void> {
  await changeOwn(dependencies, userId, shareId, ({ revokedAt }) => ({
    revokedAt: revokedAt ?? dependencies.clock.now(),
  }));
}

/** A new link, because the old one is stored nowhere; that opens nothing any more. @throws AppError `NOT_FOUND`, `SHARE_ENDED` */
export async function renewShareLink(
  dependencies: ShareDependencies,
  userId: string,
  shareId: string,
  siteAddress: string,
): Promise<{ token: string; url: string }> {
  const token = createShareToken();
  await changeOwn(dependencies, userId, shareId, (share) => {
    requireUnrevoked(share);
    return { tokenHash: hashShareToken(token) };
  });
  return linkOf(token, siteAddress);
}

/** @param until of the newest reply that its owner was shown. @throws AppError `NOT_FOUND` */
export async function seeShare(
  dependencies: ShareDependencies,
  userId: string,
  shareId: string,
  until: string,
): Promise<void> {
  const seen = new Date(Math.min(Date.parse(until), dependencies.clock.now().getTime()));
  await changeOwn(dependencies, userId, shareId, ({ seenUntil }) => ({
    seenUntil: seen > seenUntil ? seen : seenUntil,
  }));
}
