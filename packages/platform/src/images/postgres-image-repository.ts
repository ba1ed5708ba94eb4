import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRepository } from '@plumbline/core/images/image-repository.ts';
import type { ImageRecord } from '@plumbline/core/images/image.ts';
import { fitsInto } from '@plumbline/core/images/storage-use.ts';
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { rowWriter } from '../database/row-writer.ts';
import { imageUses, images } from '../database/schema/images.ts';
import { toImage, toImageRow } from './image-row.ts';
import {
  countUploads,
  isNotHeld,
  isNotPlanned,
  isUnused,
  listUploads,
  uploadedBytes,
} from './upload-queries.ts';

const writer = rowWriter(images);

export function createImageRepository({ sql: db, driver }: Connection): ImageRepository {
  const repository: ImageRepository = {
    save: (image) => writer.save(driver, toImageRow(image), 'imageId'),
    async find(imageId) {
      const [row] = await db.select().from(images).where(eq(images.imageId, imageId));
      return row && toImage(row);
    },
    async findMany(imageIds) {
      if (imageIds.length === 0) return [];
      const rows = await db
        .select()
        .from(images)
        .where(inArray(images.imageId, [...imageIds]));
      return rows.map(toImage);
    },
    async findOverLimit(ownerId, bytes, { count: daily, quotaBytes }) {
      if (daily && (await countUploads(db, ownerId, daily.since)) >= daily.most) return { over: 'count' };
      const usedBytes = await uploadedBytes(db, ownerId);
      return fitsInto(quotaBytes, usedBytes, bytes) ? undefined : { over: 'storage', usedBytes };
    },
    async saveWithin(image, limits) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${image.ownerId}`}, 0))`);
      const over = await repository.findOverLimit(image.ownerId, image.bytes, limits);
      if (!over) await repository.save(image);
      return over;
    },
    listUploads: (ownerId, filter, page) => listUploads(db, ownerId, filter, page),
    async heaps(ownerId) {
      const rows = await db
        .select({
          purpose: images.purpose,
          listed: sql<boolean>`${images.unlistedAt} is null`,
          files: count(),
          bytes: sum(images.bytes).mapWith(Number),
        })
        .from(images)
        .where(and(eq(images.ownerId, ownerId), isNull(images.deletedAt)))
        .groupBy(images.purpose, sql`${images.unlistedAt} is null`);
      return rows.map((row) => ({ ...row, purpose: row.purpose as ImageRecord['purpose'] }));
    },
    async lock(imageIds) {
      const rows = await db
        .select()
        .from(images)
        .where(inArray(images.imageId, [...imageIds]))
        // In one order, as everything that locks several: two deletions at once wait for each other, once.
        .orderBy(asc(images.imageId))
        .for('update');
      return rows.map(toImage);
    },
    async retire(imageIds, at, keptUntil) {
      const living = and(inArray(images.imageId, [...imageIds]), isNull(images.deletedAt));
      const gone = await db
        .update(images)
        .set({ deletedAt: at, keptUntil })
        .where(and(living, isUnused(db), isNotHeld(db)))
        .returning();
      const kept = await db
        .update(images)
        .set({ unlistedAt: sql`coalesce(${images.unlistedAt}, ${at.toISOString()}::timestamptz)` })
        .where(living)
        .returning();
      return { deleted: gone.map(toImage), kept: kept.map(toImage) };
    },
    async adopt(visitorId, userId) {
      const { rowCount } = await db
        .update(images)
        .set({
          ownerId: userId,
          // What is not listed can be deleted by nobody: it goes when its time has come.
          expiresAt: sql`case when ${images.unlistedAt} is null then null else ${images.expiresAt} end`,
        })
        .where(eq(images.ownerId, visitorId));
      return rowCount ?? 0;
    },
    addUses: (taskId, imageIds) => repository.addManyUses(imageIds.map((imageId) => ({ taskId, imageId }))),
    async addManyUses(uses) {
      const imageIds = [...new Set(uses.map(({ imageId }) => imageId))];
      if (imageIds.length === 0) return;
      // The shared lock waits for a deletion that is under way and then sees what it did. Locked in one order, as every lock of several.
      const { rows } = await db.execute<{ living: number }>(sql`
        with living as materialized (
          select image_id from images where image_id = any(${sql.param(imageIds)}::text[]) and deleted_at is null
          order by image_id for share
        ), used as (
          insert into image_uses (task_id, image_id)
          select task_id, image_id
          from unnest(${sql.param(uses.map(({ taskId }) => taskId))}::text[], ${sql.param(uses.map(({ imageId }) => imageId))}::text[])
            as asked (task_id, image_id)
          join living using (image_id)
          on conflict do nothing
        )
        select count(*)::int as living from living`);
      if ((rows[0]?.living ?? 0) < imageIds.length)
        throw new AppError('IMAGE_NOT_FOUND', `an image of task ${uses[0]?.taskId} was deleted`);
    },
    async releaseTask(taskId, at, keptUntil) {
      // Locked in one order, so that two tasks that share a base and are deleted at once cannot both leave it behind.
      const used = await db
        .select({ imageId: images.imageId })
        .from(images)
        .innerJoin(imageUses, eq(imageUses.imageId, images.imageId))
        .where(eq(imageUses.taskId, taskId))
        .orderBy(asc(images.imageId))
        .for('update', { of: images });
      if (used.length === 0) return { used: [], released: [] };
      await db.delete(imageUses).where(eq(imageUses.taskId, taskId));
      const imageIds = used.map(({ imageId }) => imageId);
      const rows = await db
        .update(images)
        .set({ deletedAt: at, keptUntil })
        .where(
          and(
            inArray(images.imageId, imageIds),
            isNull(images.deletedAt),
            isUnused(db),
            isNotPlanned(),
            or(notInArray(images.purpose, ['reference', 'texture']), isNotNull(images.unlistedAt)),
          ),
        )
        .returning();
      return { used: imageIds, released: rows.map(toImage) };
    },
    async restore(imageIds, at) {
      if (imageIds.length === 0) return [];
      const rows = await db
        .update(images)
        .set({ deletedAt: null, keptUntil: null })
        .where(and(inArray(images.imageId, [...imageIds]), gt(images.keptUntil, at)))
        .returning();
      return rows.map(toImage);
    },
    async relist(imageIds) {
      if (imageIds.length === 0) return;
      await db
        .update(images)
        .set({ unlistedAt: null })
        .where(and(inArray(images.imageId, [...imageIds]), isNull(images.deletedAt)));
    },
    async takeWaiting(at, limit) {
      const due = db
        .select({ imageId: images.imageId })
        .from(images)
        .where(lte(images.keptUntil, at))
        .orderBy(asc(images.keptUntil))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(images)
        .set({ keptUntil: null, name: '' })
        .where(inArray(images.imageId, due))
        .returning();
      return rows.map(toImage);
    },
    async waitingAmong(imageIds) {
      if (imageIds.length === 0) return new Set();
      const rows = await db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(inArray(images.imageId, [...imageIds]), isNotNull(images.keptUntil)));
      return new Set(rows.map(({ imageId }) => imageId));
    },
    async hold(imageIds, expiresAt) {
      if (imageIds.length === 0) return;
      await db
        .update(images)
        .set({ expiresAt })
        .where(inArray(images.imageId, [...imageIds]));
    },
    async letGo(imageIds, expiresAt, at) {
      if (imageIds.length === 0) return;
      const those = inArray(images.imageId, [...imageIds]);
      await db.update(images).set({ expiresAt }).where(those);
      await db
        .update(images)
        .set({ unlistedAt: at })
        .where(and(those, isNull(images.unlistedAt), isUnused(db)));
    },
    async expire(at, limit) {
      const due = db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(lte(images.expiresAt, at), isNull(images.deletedAt), isUnused(db)))
        .orderBy(asc(images.expiresAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(images)
        .set({ deletedAt: at, name: '' })
        .where(inArray(images.imageId, due))
        .returning();
      return rows.map(toImage);
    },
    async listOwned(ownerId) {
      const rows = await db
        .select()
        .from(images)
        .where(eq(images.ownerId, ownerId))
        .orderBy(asc(images.createdAt));
      return rows.map(toImage);
    },
    async livingAmong(imageIds) {
      if (imageIds.length === 0) return new Set();
      const rows = await db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(inArray(images.imageId, [...imageIds]), isNull(images.deletedAt)));
      return new Set(rows.map(({ imageId }) => imageId));
    },
  };
  return repository;
}
