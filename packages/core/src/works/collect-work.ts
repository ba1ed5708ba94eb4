import { randomUUID } from 'node:crypto';
import { COLLECTED_MAX } from '@plumbline/contract/works/work-lists.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { CollectionRecord } from './collection-repository.ts';

interface Collected {
  readonly collected: boolean;
  readonly collectionIds: string[];
}

/**
 * Puts a work into one of one’s own collections, the first one where none is named, or takes it out.
 *
 * @throws AppError `NOT_FOUND` for a work that is not seen and a collection that is not one’s own, `COLLECTION_FULL`
 */
export async function collectWork(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  { workId, collectionId, on }: { workId: string; collectionId?: string | undefined; on: boolean },
): Promise<Collected> {
  const at = clock.now();
  return database.transaction(async ({ collections }) => {
    const named = collectionId === undefined ? undefined : await collections.find(collectionId);
    if (collectionId !== undefined && named?.userId !== userId)
      throw new AppError('NOT_FOUND', `collection ${collectionId}`);
    if (on) {
      const into = named ?? (await collections.ensureFirst(firstOf(userId, at)));
      const outcome = await collections.put(into, workId, at, COLLECTED_MAX);
      if (outcome === 'unseen') throw new AppError('NOT_FOUND', `work ${workId}`);
      if (outcome === 'full')
        throw new AppError('COLLECTION_FULL', into.collectionId, { values: { limit: COLLECTED_MAX } });
    } else await collections.take(userId, workId, collectionId, at);
    const collectionIds = await collections.holding(userId, workId);
    return { collected: collectionIds.length > 0, collectionIds };
  });
}

function firstOf(userId: string, at: Date): CollectionRecord {
  return {
    collectionId: randomUUID(),
    userId,
    name: '',
    first: true,
    public: false,
    createdAt: at,
    changedAt: at,
  };
}
