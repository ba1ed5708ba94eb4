import { randomUUID } from 'node:crypto';
import type { CreatedShare, CreateShareBody } from '@plumbline/contract/api/shares.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { SHARE_DAYS_MAX, SHARE_IMAGES_MAX, SHARES_MAX } from '@plumbline/contract/history/history-limits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database, Repositories } from '../ports/database.ts';
import { requireTask } from '../tasks/require-task.ts';
import { describeShare } from './describe-share.ts';
import type { SharedPicture } from './share-repository.ts';
import type { MaterialOf } from '../projects/project-record.ts';
import { createShareToken, hashShareToken } from './share-token.ts';
import { sharedProject } from './shared-project.ts';

const DAY_MS = 86_400_000;
const SHARED_PURPOSES = new Set(['result', 'base']);

export interface ShareDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** @throws AppError `VALIDATION_FAILED` for a moment that is over, or more than a year away */
export function requireShareEnd(expiresAt: string, now: Date): Date {
  const end = new Date(expiresAt);
  const left = end.getTime() - now.getTime();
  if (left > 0 && left <= SHARE_DAYS_MAX * DAY_MS) return end;
  throw new AppError('VALIDATION_FAILED', `share until ${expiresAt}`, {
    details: { expiresAt: `in the future, ${SHARE_DAYS_MAX} days at most` },
  });
}

/**
 * Shares one's own pictures by a link that nobody can guess. The token is answered and not stored.
 *
 * @param siteAddress of the link, without a slash at its end
 * @throws AppError `IMAGE_NOT_FOUND`, `NOT_FOUND`, `GONE` for what is not the user's; `VALIDATION_FAILED`, `SHARE_LIMIT`
 */
export async function createShare(
  { database, clock, materialOf }: ShareDependencies & { readonly materialOf: MaterialOf },
  userId: string,
  { imageIds, taskIds, project: wanted, expiresAt, ...look }: CreateShareBody,
  siteAddress: string,
): Promise<CreatedShare> {
  const now = clock.now();
  const end = requireShareEnd(expiresAt, now);
  const token = createShareToken();
  const common = {
    ...look,
    shareId: `s-${randomUUID()}`,
    ownerId: userId,
    tokenHash: hashShareToken(token),
    createdAt: now,
    expiresAt: end,
    revokedAt: null,
    seenUntil: now,
  };
  const share = await database.transaction(async (repositories) => {
    // Two at once are counted one after the other, and an account that is being erased gets no more.
    await repositories.identity.lock(`user ${userId}`);
    if ((await repositories.shares.countOpen(userId, now)) >= SHARES_MAX)
      throw new AppError('SHARE_LIMIT', `${userId} has ${SHARES_MAX} open shares`);
    const shared = wanted && (await sharedProject(repositories, userId, wanted, materialOf));
    const named = await picturesOf(repositories, userId, { imageIds, taskIds });
    const added = {
      ...common,
      title: common.title === '' ? (shared?.project.title ?? '') : common.title,
      projectId: shared?.project.projectId ?? null,
      schedule: shared?.schedule ?? null,
    };
    await repositories.shares.add(added, requirePictures([...(shared?.pictures ?? []), ...named]));
    return added;
  });
  return { ...describeShare(share), ...linkOf(token, siteAddress) };
}

export function linkOf(token: string, siteAddress: string): { token: string; url: string } {
  return { token, url: `${siteAddress}/share/${token}` };
}

async function picturesOf(
  repositories: Repositories,
  userId: string,
  { imageIds, taskIds }: Pick<CreateShareBody, 'imageIds' | 'taskIds'>,
): Promise<SharedPicture[]> {
  const named = new Map(
    (await repositories.images.findMany(imageIds)).map((image) => [image.imageId, image]),
  );
  for (const imageId of imageIds) {
    const image = named.get(imageId);
    if (image?.ownerId !== userId || image.deletedAt || !SHARED_PURPOSES.has(image.purpose))
      throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
  }
  const tasks = new Map((await repositories.tasks.findMany(taskIds)).map((task) => [task.taskId, task]));
  for (const taskId of taskIds) await requireTask(repositories, tasks.get(taskId), { taskId, userId });
  const made = await repositories.tasks.listImages(taskIds);
  const ofTasks = taskIds.flatMap((taskId) =>
    made.filter((image) => image.taskId === taskId).map(({ imageId }) => imageId),
  );
  return [...imageIds, ...ofTasks].map((imageId) => ({ imageId, caption: '' }));
}

/** Each once, in its first place. @throws AppError `VALIDATION_FAILED` */
function requirePictures(named: readonly SharedPicture[]): SharedPicture[] {
  const first = new Map(named.map(({ imageId }, at) => [imageId, at] as const).toReversed());
  const pictures = named.filter(({ imageId }, at) => first.get(imageId) === at);
  if (pictures.length > 0 && pictures.length <= SHARE_IMAGES_MAX) return pictures;
  throw new AppError('VALIDATION_FAILED', `a share of ${pictures.length} pictures`, {
    details: { imageIds: `1 to ${SHARE_IMAGES_MAX} pictures` },
  });
}
