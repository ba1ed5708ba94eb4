import type { ChangeWorkBody, OwnWork } from '@plumbline/contract/api/works.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { type WorkVocabulary, classifyWork } from './classify-work.ts';
import { describeOwnWork } from './describe-work.ts';
import { indexWork } from './index-work.ts';
import type { StoredWork, WorkRepository } from './work-repository.ts';
import type { WorkRecord } from './work-record.ts';

/** @throws AppError `NOT_FOUND`, also of a foreign one */
export async function readOwnWork(
  { works }: Pick<Database, 'works'>,
  userId: string,
  workId: string,
  locale: Locale,
): Promise<OwnWork> {
  return describeOwnWork(await requireOwnWork(works, userId, workId), locale);
}

async function requireOwnWork(works: WorkRepository, userId: string, workId: string): Promise<StoredWork> {
  const work = await works.find(workId, userId);
  if (!work || work.userId !== userId) throw new AppError('NOT_FOUND', `work ${workId}`);
  return work;
}

export interface ChangeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vocabulary: WorkVocabulary;
  readonly review: boolean;
}

/**
 * Changes one's own work. Other words are looked at again where new works are, and so is whatever was hidden.
 *
 * @throws AppError `NOT_FOUND`, `VALIDATION_FAILED` for categories that are no path
 */
export async function changeWork(
  { database, clock, vocabulary, review }: ChangeDependencies,
  userId: string,
  { workId, change, locale }: { workId: string; change: ChangeWorkBody; locale: Locale },
): Promise<OwnWork> {
  const { title, story, classifyIds, licence, ...shown } = change;
  const classification = classifyIds && classifyWork(classifyIds, vocabulary);
  return database.transaction(async ({ works }) => {
    if ((await works.lock(workId))?.userId !== userId) throw new AppError('NOT_FOUND', `work ${workId}`);
    const before = await requireOwnWork(works, userId, workId);
    const otherWords =
      (title !== undefined && title !== before.title) ||
      (story !== undefined && story !== before.details.story) ||
      // What was not shown so far was looked at by nobody.
      (shown.showBase === true && !before.details.showBase) ||
      (shown.showPrompt === true && !before.details.showPrompt);
    const state = stateAfter(before.state, otherWords, review);
    const work = {
      ...(title === undefined ? {} : { title }),
      ...(licence === undefined ? {} : { licence }),
      ...(classification
        ? {
            classifyIds: classification.classifyIds,
            space: classification.space,
            style: classification.style,
          }
        : {}),
      ...(state === before.state ? {} : { state }),
      changedAt: clock.now(),
    };
    const details = { ...(story === undefined ? {} : { story }), ...shown };
    const whole = { ...before, ...before.details, ...work, ...details };
    await works.change(workId, { work, details, index: indexWork(whole, vocabulary) });
    return describeOwnWork(await requireOwnWork(works, userId, workId), locale);
  });
}

function stateAfter(state: WorkRecord['state'], otherWords: boolean, review: boolean): WorkRecord['state'] {
  if (!otherWords) return state;
  return state === 'hidden' || review ? 'pending' : state;
}

/**
 * Takes one's own work away: at once nobody finds it any more. With its likes, its places in collections and what was
 * reported of it, it goes for good when it cannot be restored any more.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function withdrawWork(
  { database, clock }: Pick<ChangeDependencies, 'database' | 'clock'>,
  userId: string,
  workId: string,
): Promise<void> {
  await database.transaction(async ({ works }) => {
    if ((await works.lock(workId))?.userId !== userId) throw new AppError('NOT_FOUND', `work ${workId}`);
    await works.withdraw(workId, clock.now());
  });
}

/**
 * Shows again what its author took away a moment ago, as it was.
 *
 * @throws AppError `NOT_FOUND`, also where its time is over
 */
export async function restoreWork(
  { database, clock }: Pick<ChangeDependencies, 'database' | 'clock'>,
  userId: string,
  workId: string,
  locale: Locale,
): Promise<OwnWork> {
  return database.transaction(async ({ works }) => {
    await works.restore(workId, userId, restorableSince(clock.now()));
    return describeOwnWork(await requireOwnWork(works, userId, workId), locale);
  });
}
