import { randomUUID } from 'node:crypto';
import type {
  AddShareCommentBody,
  AddSignOffBody,
  ShareComment,
  SignOff,
} from '@plumbline/contract/api/shares.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { SHARE_COMMENTS_MAX, SHARE_SIGN_OFFS_MAX } from '@plumbline/contract/history/history-limits.ts';
import type { Repositories } from '../ports/database.ts';
import type { ShareDependencies } from './create-share.ts';
import { describeComment, describeSignOff } from './describe-share.ts';
import { requireOpenShare } from './require-share.ts';
import type { ShareRecord } from './share-repository.ts';
import { hashShareToken } from './share-token.ts';

/** The open share behind a token, locked: whether it is open and how much was said is judged with the reply's own row. */
async function lockOpen(repositories: Repositories, token: string, at: Date): Promise<ShareRecord> {
  const found = await repositories.shares.findByToken(hashShareToken(token));
  const locked = found && (await repositories.shares.lock(found.shareId));
  return requireOpenShare(repositories, locked, at);
}

/** @throws AppError `NOT_FOUND`, `SHARE_ENDED`, `SHARE_CLOSED`, `SHARE_FULL`, `IMAGE_NOT_FOUND` */
export async function addShareComment(
  { database, clock }: ShareDependencies,
  token: string,
  { name, text, imageId, at: point }: AddShareCommentBody,
): Promise<ShareComment> {
  return database.transaction(async (repositories) => {
    const now = clock.now();
    const share = await lockOpen(repositories, token, now);
    if (!share.comments) throw new AppError('SHARE_CLOSED', `no comments on ${share.shareId}`);
    if ((await repositories.shares.countComments(share.shareId)) >= SHARE_COMMENTS_MAX)
      throw new AppError('SHARE_FULL', `comments of ${share.shareId}`);
    const shown = new Set((await repositories.shares.images(share.shareId)).map((image) => image.imageId));
    if (imageId !== undefined && !shown.has(imageId))
      throw new AppError('IMAGE_NOT_FOUND', `image ${imageId} of ${share.shareId}`);
    const comment = {
      commentId: `c-${randomUUID()}`,
      shareId: share.shareId,
      ownerId: share.ownerId,
      name,
      text,
      imageId: imageId ?? null,
      x: point?.x ?? null,
      y: point?.y ?? null,
      createdAt: now,
    };
    await repositories.shares.addComment(comment);
    return describeComment(comment, shown);
  });
}

/** A decision for the record: added, never changed. @throws AppError `NOT_FOUND`, `SHARE_ENDED`, `SHARE_CLOSED`, `SHARE_FULL` */
export async function addSignOff(
  { database, clock }: ShareDependencies,
  token: string,
  { name, decision, note }: AddSignOffBody,
): Promise<SignOff> {
  return database.transaction(async (repositories) => {
    const now = clock.now();
    const share = await lockOpen(repositories, token, now);
    if (!share.signOff) throw new AppError('SHARE_CLOSED', `no decisions on ${share.shareId}`);
    if ((await repositories.shares.countSignOffs(share.shareId)) >= SHARE_SIGN_OFFS_MAX)
      throw new AppError('SHARE_FULL', `decisions of ${share.shareId}`);
    const { shareId, ownerId } = share;
    const signOff = { shareId, ownerId, name, decision, note, createdAt: now };
    await repositories.shares.addSignOff(signOff);
    return describeSignOff(signOff);
  });
}
