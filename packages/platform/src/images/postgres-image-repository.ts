import { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ImageRepository } from '@plumbline/core/images/image-repository.ts';
import { and, asc, count, eq, gte, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { imageUses, images } from '../database/schema/images.ts';
import { toImage, toImageRow } from './image-row.ts';

export function createImageRepository({ sql: db }: Connection): ImageRepository {
  const repository: ImageRepository = {
    async save(image) {
      const row = toImageRow(image);
      await db.insert(images).values(row).onConflictDoUpdate({ target: images.imageId, set: row });
    },
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
    async countUploads(ownerId, since) {
      const [row] = await db
        .select({ count: count() })
        .from(images)
        .where(
          and(
            eq(images.ownerId, ownerId),
            gte(images.createdAt, since),
            inArray(images.purpose, [...UPLOAD_PURPOSES]),
            // A picked mask is made of another picture.
            eq(images.parents, []),
          ),
        );
      return row?.count ?? 0;
    },
    async saveWithin(image, limit, since) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${image.ownerId}`}, 0))`);
      if ((await repository.countUploads(image.ownerId, since)) >= limit) return false;
      await repository.save(image);
      return true;
    },
    async adopt(visitorId, userId) {
      const { rowCount } = await db
        .update(images)
        .set({ ownerId: userId, expiresAt: null })
        .where(eq(images.ownerId, visitorId));
      return rowCount ?? 0;
    },
    async addUses(taskId, imageIds) {
      if (imageIds.length === 0) return;
      // The shared lock waits for a deletion that is under way and then sees what it did.
      const living = await db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(inArray(images.imageId, [...imageIds]), isNull(images.deletedAt)))
        .for('share');
      if (living.length < new Set(imageIds).size)
        throw new AppError('IMAGE_NOT_FOUND', `an image of task ${taskId} was deleted`);
      await db
        .insert(imageUses)
        .values(living.map(({ imageId }) => ({ taskId, imageId })))
        .onConflictDoNothing();
    },
    async releaseTask(taskId, at) {
      // Locked in one order, so that two tasks that share a base and are deleted at once cannot both leave it behind.
      const used = await db
        .select({ imageId: images.imageId })
        .from(images)
        .innerJoin(imageUses, eq(imageUses.imageId, images.imageId))
        .where(eq(imageUses.taskId, taskId))
        .orderBy(asc(images.imageId))
        .for('update', { of: images });
      if (used.length === 0) return [];
      await db.delete(imageUses).where(eq(imageUses.taskId, taskId));
      const rows = await db
        .update(images)
        .set({ deletedAt: at })
        .where(
          and(
            inArray(
              images.imageId,
              used.map(({ imageId }) => imageId),
            ),
            isNull(images.deletedAt),
            notExists(
              db.select({ one: sql`1` }).from(imageUses).where(eq(imageUses.imageId, images.imageId)),
            ),
          ),
        )
        .returning();
      return rows.map(toImage);
    },
    async setExpiry(imageIds, expiresAt) {
      if (imageIds.length === 0) return;
      await db
        .update(images)
        .set({ expiresAt })
        .where(inArray(images.imageId, [...imageIds]));
    },
    async expire(at, limit) {
      const due = db
        .select({ imageId: images.imageId })
        .from(images)
        .where(
          and(
            lte(images.expiresAt, at),
            isNull(images.deletedAt),
            notExists(
              db.select({ one: sql`1` }).from(imageUses).where(eq(imageUses.imageId, images.imageId)),
            ),
          ),
        )
        .orderBy(asc(images.expiresAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      const rows = await db
        .update(images)
        .set({ deletedAt: at })
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
