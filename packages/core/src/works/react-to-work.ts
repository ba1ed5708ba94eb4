import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { FOLLOWS_MAX, type ReportReason } from '@plumbline/contract/works/work-lists.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

export interface ReactionDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** @throws AppError `NOT_FOUND` where everybody sees no such work */
export async function likeWork(
  { database, clock }: ReactionDependencies,
  userId: string,
  { workId, on }: { readonly workId: string; readonly on: boolean },
): Promise<{ liked: boolean; likes: number }> {
  const liked = await database.transaction(({ works }) =>
    works.like(userId, workId, on ? clock.now() : null),
  );
  if (!liked) throw new AppError('NOT_FOUND', `work ${workId}`);
  return liked;
}

/** @throws AppError `NOT_FOUND` where nobody of that id publishes, `VALIDATION_FAILED` for oneself, `FOLLOW_LIMIT` */
export async function followAuthor(
  { database, clock }: ReactionDependencies,
  userId: string,
  { userId: authorId, on }: { readonly userId: string; readonly on: boolean },
): Promise<{ following: boolean; followers: number }> {
  if (authorId === userId)
    throw new AppError('VALIDATION_FAILED', 'oneself', { details: { userId: 'nobody follows themselves' } });
  const followed = await database.transaction(({ works }) =>
    works.follow(userId, authorId, on ? clock.now() : null, FOLLOWS_MAX),
  );
  if (followed === undefined) throw new AppError('NOT_FOUND', `author ${authorId}`);
  if (followed === 'full') throw new AppError('FOLLOW_LIMIT', userId, { values: { limit: FOLLOWS_MAX } });
  return followed;
}

/** @throws AppError `NOT_FOUND` where everybody sees no such work */
export async function reportWork(
  { database, clock }: ReactionDependencies,
  userId: string,
  report: {
    readonly workId: string;
    readonly reason: ReportReason;
    readonly note: string;
    readonly on: boolean;
  },
): Promise<{ reported: boolean }> {
  const { on, ...what } = report;
  if (!on) {
    await database.works.takeReportBack(userId, what.workId);
    return { reported: false };
  }
  if (!(await database.works.report({ ...what, userId, at: clock.now() })))
    throw new AppError('NOT_FOUND', `work ${what.workId}`);
  return { reported: true };
}
