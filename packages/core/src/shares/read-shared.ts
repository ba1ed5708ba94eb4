import type { Shared } from '@plumbline/contract/api/shares.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeContents } from './describe-share.ts';
import { requireOpenShare } from './require-share.ts';
import { hashShareToken } from './share-token.ts';
import { fileUrlsEnd, sharedFileUrls } from './shared-files.ts';

/** What a link shows to whoever has it. @throws AppError `NOT_FOUND`, `SHARE_ENDED` */
export async function readShared(
  {
    database,
    clock,
    secret,
  }: { readonly database: Database; readonly clock: Clock; readonly secret: Buffer },
  token: string,
): Promise<Shared> {
  const now = clock.now();
  const found = await database.shares.findByToken(hashShareToken(token));
  const share = await requireOpenShare(database, found, now);
  const owner = await database.identity.findUser(share.ownerId);
  const urlsUntil = fileUrlsEnd(share, now);
  return {
    title: share.title,
    ownerName: owner?.name ?? '',
    comments: share.comments,
    signOff: share.signOff,
    expiresAt: share.expiresAt.toISOString(),
    urlsUntil: urlsUntil.toISOString(),
    ...(await describeContents(database, share, sharedFileUrls(secret, share, urlsUntil))),
  };
}
