import type { CollectionRepository, CollectionSummary } from '@plumbline/core/works/collection-repository.ts';
import { COLLECTION_COVERS } from '@plumbline/contract/works/work-lists.ts';
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { collectionItems, collections } from '../database/schema/works.ts';
import { users } from '../database/schema/identity.ts';
import { type CardRow, cardColumns, cardTables, toCard, WITHDRAWN } from './card-query.ts';

type Sql = Connection['sql'];

export function createCollectionRepository({ sql: db }: Connection): CollectionRepository {
  return {
    async find(collectionId) {
      const [row] = await db
        .select()
        .from(collections)
        .where(and(eq(collections.collectionId, collectionId), isNull(collections.deletedAt)));
      return row;
    },
    async ensureFirst(collection) {
      await lockOwner(db, collection.userId);
      const [row] = await db
        .select()
        .from(collections)
        .where(and(eq(collections.userId, collection.userId), collections.first));
      if (row) return row;
      await db.insert(collections).values(collection);
      return collection;
    },
    async add(collection, most) {
      await lockOwner(db, collection.userId);
      if ((await countOf(db, collection.userId)) >= most) return false;
      await db.insert(collections).values(collection);
      return true;
    },
    async change(collectionId, change) {
      await db.update(collections).set(change).where(eq(collections.collectionId, collectionId));
    },
    async delete(userId, collectionId, at) {
      await lockOwner(db, userId);
      const [row] = await db
        .select({ userId: collections.userId })
        .from(collections)
        .where(and(eq(collections.collectionId, collectionId), isNull(collections.deletedAt)));
      // Twice at once: what the first has put aside stays put aside.
      if (row?.userId !== userId) return false;
      const items = await db
        .delete(collectionItems)
        .where(eq(collectionItems.collectionId, collectionId))
        .returning();
      await db
        .update(collections)
        .set({
          deletedAt: at,
          // What is collected without a name goes into another one from now on, also when this one is back.
          first: false,
          keptItems: items.map(({ workId, at: since }) => ({ workId, at: since.toISOString() })),
        })
        .where(eq(collections.collectionId, collectionId));
      return true;
    },
    async restore(userId, collectionId, deletedAfter, most) {
      await lockOwner(db, userId);
      const [row] = await db
        .select({ keptItems: collections.keptItems })
        .from(collections)
        .where(
          and(
            eq(collections.collectionId, collectionId),
            eq(collections.userId, userId),
            gt(collections.deletedAt, deletedAfter),
          ),
        );
      if (!row) return false;
      if ((await countOf(db, userId)) >= most) return 'full';
      await db
        .update(collections)
        .set({ deletedAt: null, keptItems: null })
        .where(eq(collections.collectionId, collectionId));
      await db.execute(sql`
        insert into collection_items (collection_id, work_id, user_id, at)
        select ${collectionId}, w.work_id, ${userId}, (kept ->> 'at')::timestamptz
        from jsonb_array_elements(${JSON.stringify(row.keptItems ?? [])}::jsonb) kept
        join works w on w.work_id = kept ->> 'workId'
        on conflict do nothing`);
      return true;
    },
    async removeDeleted(until) {
      await db.delete(collections).where(lte(collections.deletedAt, until));
    },
    list: (userId, { publicOnly, workId }) =>
      summaries(db, sql`c.user_id = ${userId} ${publicOnly ? sql`and c.public` : sql``}`, workId),
    summary: async (collectionId) =>
      (await summaries(db, sql`c.collection_id = ${collectionId}`, undefined))[0],
    async owner(userId) {
      const [row] = await db
        .select({ name: users.name })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.status, 'active')));
      return row && { authorId: userId, userId, name: row.name, avatar: null };
    },
    async works(collectionId, viewer, { after, limit }) {
      const behind =
        after === undefined
          ? sql``
          : sql`and (i.at, i.work_id) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
      const { rows } = await db.execute<CardRow & { collected_at: string }>(sql`
        select i.at as collected_at, ${cardColumns(viewer)}
        from collection_items i join ${cardTables} on true
        where i.collection_id = ${collectionId} and w.work_id = i.work_id and w.listed ${behind}
        order by i.at desc, i.work_id desc limit ${limit}`);
      return rows.map((row) => ({ at: new Date(row.collected_at), work: toCard(row) }));
    },
    async put({ collectionId, userId }, workId, at, most) {
      await lockOwner(db, userId);
      if ((await db.$count(collectionItems, eq(collectionItems.collectionId, collectionId))) >= most)
        return 'full';
      const { rows } = await db.execute(sql`
        select 1 from works where work_id = ${workId} and (listed or (user_id = ${userId} and state <> ${WITHDRAWN})) for key share`);
      if (rows.length === 0) return 'unseen';
      await db.insert(collectionItems).values({ collectionId, workId, userId, at }).onConflictDoNothing();
      await db.update(collections).set({ changedAt: at }).where(eq(collections.collectionId, collectionId));
      return 'put';
    },
    async take(userId, workId, collectionId, at) {
      const mine = and(
        eq(collectionItems.userId, userId),
        eq(collectionItems.workId, workId),
        collectionId === undefined ? undefined : eq(collectionItems.collectionId, collectionId),
      );
      const gone = await db.delete(collectionItems).where(mine).returning();
      for (const item of gone)
        await db
          .update(collections)
          .set({ changedAt: at })
          .where(eq(collections.collectionId, item.collectionId));
    },
    async holding(userId, workId) {
      const rows = await db
        .select({ collectionId: collectionItems.collectionId })
        .from(collectionItems)
        .where(and(eq(collectionItems.userId, userId), eq(collectionItems.workId, workId)));
      return rows.map(({ collectionId }) => collectionId);
    },
  };
}

function countOf(db: Sql, userId: string): Promise<number> {
  return db.$count(collections, and(eq(collections.userId, userId), isNull(collections.deletedAt)));
}

/** Until the transaction ends, one person’s collections change one after the other. */
async function lockOwner(db: Sql, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`collections:${userId}`}, 0))`);
}

interface SummaryRow extends Record<string, unknown> {
  readonly collection_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly first: boolean;
  readonly public: boolean;
  readonly created_at: string;
  readonly changed_at: string;
  readonly works: number;
  readonly covers: CollectionSummary['covers'];
  readonly has: boolean;
}

async function summaries(db: Sql, which: SQL, workId: string | undefined): Promise<CollectionSummary[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select c.*,
      (select count(*)::int from collection_items i join works w on w.work_id = i.work_id and w.listed
        where i.collection_id = c.collection_id) as works,
      (select coalesce(jsonb_agg(cover), '[]'::jsonb) from (
        select jsonb_build_object('coverImageId', w.cover_image_id, 'coverPath', w.cover_path,
          'coverThumbnail', w.cover_thumbnail) as cover
        from collection_items i join works w on w.work_id = i.work_id and w.listed
        where i.collection_id = c.collection_id order by i.at desc, i.work_id desc limit ${COLLECTION_COVERS}
      ) newest) as covers,
      exists (select 1 from collection_items i
        where i.collection_id = c.collection_id and i.work_id = ${workId ?? null}) as has
    from collections c where ${which} and c.deleted_at is null
    order by c.first desc, c.changed_at desc, c.collection_id`);
  return rows.map((row) => ({
    collectionId: row.collection_id,
    userId: row.user_id,
    name: row.name,
    first: row.first,
    public: row.public,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    works: row.works,
    covers: row.covers,
    has: row.has,
  }));
}
