import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { NewWork, WorkPictureRecord } from '@plumbline/core/works/work-record.ts';
import type { WorkRepository } from '@plumbline/core/works/work-repository.ts';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { imageUses, images } from '../database/schema/images.ts';
import {
  workAuthors,
  workDetails,
  workDownloads,
  workFeatures,
  workPictures,
  works,
} from '../database/schema/works.ts';
import { isUnused } from '../images/upload-queries.ts';
import { textArray, WITHDRAWN } from './card-query.ts';

type Sql = Connection['sql'];

/** What a work is called among those that use images. */
const holderOf = (workId: string) => `work:${workId}`;

const wordsOf = (words: readonly string[]) => sql<string>`array_to_tsvector(${textArray(words)})`;

export function workRow({ work, index }: NewWork) {
  return {
    ...work,
    classifyIds: [...work.classifyIds],
    materials: [...work.materials],
    colours: [...work.colours],
    facets: [...index.facets],
    words: wordsOf(index.words),
  };
}

export function detailsRow({ work: { workId, userId }, details }: NewWork) {
  return { ...details, sections: [...details.sections], workId, userId };
}

export function pictureRows(workId: string, pictures: readonly WorkPictureRecord[]) {
  return pictures.map((picture, place) => ({ ...picture, workId, place }));
}

async function insertWork(db: Sql, added: NewWork): Promise<void> {
  const { workId } = added.work;
  await db.insert(works).values(workRow(added));
  await db.insert(workDetails).values(detailsRow(added));
  await db.insert(workPictures).values(pictureRows(workId, added.pictures));
  if (added.features)
    await db.insert(workFeatures).values({ ...added.features, codes: [...added.features.codes], workId });
}

type Writes = Pick<
  WorkRepository,
  'add' | 'change' | 'withdraw' | 'restore' | 'withdrawnUntil' | 'remove' | 'noteDownload'
>;

export function workWrites(db: Sql): Writes {
  return {
    async add(added) {
      const { workId, userId, authorId } = added.work;
      await db.insert(workAuthors).values({ authorId, userId }).onConflictDoNothing();
      const used = [...new Set(added.pictures.flatMap(({ imageId }) => imageId ?? []))];
      await keep(db, workId, used);
      await insertWork(db, added);
    },
    async change(workId, { work, details, index }) {
      const { classifyIds, ...rest } = work;
      await db
        .update(works)
        .set({
          ...rest,
          ...(classifyIds ? { classifyIds: [...classifyIds] } : {}),
          ...(index ? { facets: [...index.facets], words: wordsOf(index.words) } : {}),
          revision: sql`${works.revision} + 1`,
        })
        .where(eq(works.workId, workId));
      if (details && Object.keys(details).length > 0)
        await db.update(workDetails).set(details).where(eq(workDetails.workId, workId));
    },
    async withdraw(workId, at) {
      await db
        .update(works)
        .set({
          state: WITHDRAWN,
          stateBefore: sql`${works.state}`,
          withdrawnAt: at,
          revision: sql`${works.revision} + 1`,
        })
        .where(eq(works.workId, workId));
    },
    async restore(workId, userId, withdrawnAfter) {
      await db
        .update(works)
        .set({
          state: sql`${works.stateBefore}`,
          stateBefore: null,
          withdrawnAt: null,
          revision: sql`${works.revision} + 1`,
        })
        .where(
          and(eq(works.workId, workId), eq(works.userId, userId), gt(works.withdrawnAt, withdrawnAfter)),
        );
    },
    async withdrawnUntil(until, limit) {
      const rows = await db
        .select({ workId: works.workId })
        .from(works)
        .where(and(eq(works.state, WITHDRAWN), lte(works.withdrawnAt, until)))
        .limit(limit);
      return rows.map(({ workId }) => workId);
    },
    async remove(workId, at, keptUntil) {
      await db.delete(works).where(eq(works.workId, workId));
      await release(db, workId, at, keptUntil);
    },
    async noteDownload(userId, workId, at) {
      await db
        .insert(workDownloads)
        .values({ userId, workId, at })
        .onConflictDoUpdate({ target: [workDownloads.userId, workDownloads.workId], set: { at } });
    },
  };
}

/** The work uses these images: who deletes the task that made them leaves them to it. */
async function keep(db: Sql, workId: string, imageIds: readonly string[]): Promise<void> {
  // The shared lock waits for a deletion that is under way and then sees what it did.
  const living = await db
    .select({ imageId: images.imageId })
    .from(images)
    .where(and(inArray(images.imageId, [...imageIds]), isNull(images.deletedAt)))
    .for('share');
  if (living.length < imageIds.length)
    throw new AppError('IMAGE_NOT_FOUND', `an image of work ${workId} was deleted`);
  const taskId = holderOf(workId);
  await db
    .insert(imageUses)
    .values(living.map(({ imageId }) => ({ taskId, imageId })))
    .onConflictDoNothing();
}

/**
 * Lets its images go. What its owner still finds in a list, an upload or a task’s result, stays; files wait, because the
 * task that made one may have been deleted a moment ago and be restored with it.
 */
async function release(db: Sql, workId: string, at: Date, keptUntil: Date): Promise<void> {
  const held = eq(imageUses.taskId, holderOf(workId));
  const used = await db
    .select({ imageId: images.imageId })
    .from(images)
    .innerJoin(imageUses, eq(imageUses.imageId, images.imageId))
    .where(held)
    .orderBy(images.imageId)
    .for('update', { of: images });
  if (used.length === 0) return;
  await db.delete(imageUses).where(held);
  await db
    .update(images)
    .set({ deletedAt: at, keptUntil })
    .where(
      and(
        inArray(
          images.imageId,
          used.map(({ imageId }) => imageId),
        ),
        isNull(images.deletedAt),
        isUnused(db),
        or(inArray(images.purpose, ['result', 'diff', 'copy']), isNotNull(images.unlistedAt)),
      ),
    );
}
