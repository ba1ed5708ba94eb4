import { randomUUID } from 'node:crypto';
import type { Collection, CollectionPage } from '@plumbline/contract/api/collections.ts';
import { COLLECTIONS_MAX } from '@plumbline/contract/works/work-lists.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { restorableSince } from '../deletion/restorable-until.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { CollectionRecord, CollectionSummary } from './collection-repository.ts';
import { coverUrlOf, describeAuthor, describeCard } from './describe-work.ts';
import { readCursor, writeCursor } from './place-cursor.ts';

export interface CollectionDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** One’s own; of somebody else those that are public. */
export async function listCollections(
  { database }: Pick<CollectionDependencies, 'database'>,
  viewer: string | null,
  { userId, workId }: { readonly userId?: string | undefined; readonly workId?: string | undefined },
): Promise<{ items: (Collection & { has: boolean })[] }> {
  const of = userId ?? viewer;
  if (of === null) return { items: [] };
  const own = of === viewer;
  // Whoever is about to leave, or may not come, shows nothing.
  if (!own && !(await database.collections.owner(of))) return { items: [] };
  const found = await database.collections.list(of, { publicOnly: !own, workId });
  return { items: found.map((summary) => ({ ...describe(summary), has: summary.has })) };
}

/** @throws AppError `COLLECTION_LIMIT` */
export async function createCollection(
  { database, clock }: CollectionDependencies,
  userId: string,
  { name, public: shown }: { readonly name: string; readonly public: boolean },
): Promise<Collection> {
  const at = clock.now();
  const collection: CollectionRecord = {
    collectionId: randomUUID(),
    userId,
    name,
    first: false,
    public: shown,
    createdAt: at,
    changedAt: at,
  };
  const added = await database.transaction(({ collections }) => collections.add(collection, COLLECTIONS_MAX));
  if (!added) throw new AppError('COLLECTION_LIMIT', userId, { values: { limit: COLLECTIONS_MAX } });
  return describe({ ...collection, works: 0, covers: [], has: false });
}

/** @throws AppError `NOT_FOUND` for one that is private and somebody else’s */
export async function readCollection(
  { database }: Pick<CollectionDependencies, 'database'>,
  { viewer, locale }: { readonly viewer: string | null; readonly locale: Locale },
  {
    collectionId,
    cursor,
    pageSize,
  }: {
    readonly collectionId: string;
    readonly cursor?: string | undefined;
    readonly pageSize: number;
  },
): Promise<CollectionPage> {
  const after = readCursor('collection', cursor);
  const summary = await database.collections.summary(collectionId);
  const own = summary !== undefined && summary.userId === viewer;
  const owner = summary && (await database.collections.owner(summary.userId));
  if (!summary || !owner || !(summary.public || own))
    throw new AppError('NOT_FOUND', `collection ${collectionId}`);
  const found = await database.collections.works(collectionId, viewer, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    collection: describe(summary),
    owner: describeAuthor(owner, locale),
    own,
    items: shown.map(({ work }) => describeCard(work, locale)),
    nextCursor:
      last && found.length > shown.length
        ? writeCursor('collection', { at: last.at, id: last.work.workId, likes: 0 })
        : null,
  };
}

/** @throws AppError `NOT_FOUND`, also of a foreign one */
export async function changeCollection(
  { database, clock }: CollectionDependencies,
  userId: string,
  collectionId: string,
  change: Partial<Pick<CollectionRecord, 'name' | 'public'>>,
): Promise<Collection> {
  await requireOwn(database, userId, collectionId);
  await database.collections.change(collectionId, { ...change, changedAt: clock.now() });
  const summary = await database.collections.summary(collectionId);
  if (!summary) throw new AppError('NOT_FOUND', `collection ${collectionId}`);
  return describe(summary);
}

/** @throws AppError `NOT_FOUND`, also of a foreign one */
export async function deleteCollection(
  { database, clock }: CollectionDependencies,
  userId: string,
  collectionId: string,
): Promise<void> {
  const deleted = await database.transaction(({ collections }) =>
    collections.delete(userId, collectionId, clock.now()),
  );
  if (!deleted) throw new AppError('NOT_FOUND', `collection ${collectionId}`);
}

/**
 * Brings back a collection that was deleted a moment ago, with those of its works that are there.
 *
 * @throws AppError `NOT_FOUND`, also where its time is over; `COLLECTION_LIMIT` where others took its place
 */
export async function restoreCollection(
  { database, clock }: CollectionDependencies,
  userId: string,
  collectionId: string,
): Promise<Collection> {
  const restored = await database.transaction(({ collections }) =>
    collections.restore(userId, collectionId, restorableSince(clock.now()), COLLECTIONS_MAX),
  );
  if (restored === 'full')
    throw new AppError('COLLECTION_LIMIT', userId, { values: { limit: COLLECTIONS_MAX } });
  await requireOwn(database, userId, collectionId);
  const summary = await database.collections.summary(collectionId);
  if (!summary) throw new AppError('NOT_FOUND', `collection ${collectionId}`);
  return describe(summary);
}

async function requireOwn({ collections }: Database, userId: string, collectionId: string): Promise<void> {
  if ((await collections.find(collectionId))?.userId !== userId)
    throw new AppError('NOT_FOUND', `collection ${collectionId}`);
}

function describe(summary: CollectionSummary): Collection {
  const { collectionId, name, first, public: shown, works, covers, createdAt, changedAt } = summary;
  return {
    collectionId,
    name,
    first,
    public: shown,
    works,
    covers: covers.map(coverUrlOf),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
