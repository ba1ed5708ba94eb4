import type { ShareSummary } from '@plumbline/core/shares/share-repository.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from '../database/connection.ts';
import { images } from '../database/schema/images.ts';
import { shareComments, shareImages, shares, shareSignOffs } from '../database/schema/shares.ts';
import { SIGN_OFF_COLUMNS } from './reply-columns.ts';

type Sql = Connection['sql'];
type Replies = typeof shareComments | typeof shareSignOffs;

/** Replies of each share, and those that came after its owner last looked. */
async function countReplies(db: Sql, table: Replies, shareIds: readonly string[]) {
  const rows = await db
    .select({
      shareId: table.shareId,
      all: count(),
      unseen: sql<number>`count(*) filter (where ${gt(table.createdAt, shares.seenUntil)})`.mapWith(Number),
    })
    .from(table as PgTable as typeof shareComments)
    .innerJoin(shares, eq(shares.shareId, table.shareId))
    .where(inArray(table.shareId, [...shareIds]))
    .groupBy(table.shareId);
  return new Map(rows.map((row) => [row.shareId, row]));
}

async function pictures(db: Sql, shareIds: readonly string[]) {
  const rows = await db
    .select({
      shareId: shareImages.shareId,
      images: count(),
      cover: sql<string>`(array_agg(${images.imageId} order by ${shareImages.position}))[1]`,
    })
    .from(shareImages)
    .innerJoin(images, eq(images.imageId, shareImages.imageId))
    .where(and(inArray(shareImages.shareId, [...shareIds]), isNull(images.deletedAt)))
    .groupBy(shareImages.shareId);
  return new Map(rows.map((row) => [row.shareId, row]));
}

async function lastSignOffs(db: Sql, shareIds: readonly string[]) {
  const rows = await db
    .selectDistinctOn([shareSignOffs.shareId], SIGN_OFF_COLUMNS)
    .from(shareSignOffs)
    .where(inArray(shareSignOffs.shareId, [...shareIds]))
    .orderBy(asc(shareSignOffs.shareId), desc(shareSignOffs.number));
  return new Map(rows.map((row) => [row.shareId, row]));
}

export async function summarise(
  db: Sql,
  shareIds: readonly string[],
): Promise<ReadonlyMap<string, ShareSummary>> {
  if (shareIds.length === 0) return new Map();
  const shown = await pictures(db, shareIds);
  const comments = await countReplies(db, shareComments, shareIds);
  const signOffs = await countReplies(db, shareSignOffs, shareIds);
  const last = await lastSignOffs(db, shareIds);
  return new Map(
    shareIds.map((shareId) => [
      shareId,
      {
        images: shown.get(shareId)?.images ?? 0,
        coverImageId: shown.get(shareId)?.cover ?? null,
        commentCount: comments.get(shareId)?.all ?? 0,
        signOffCount: signOffs.get(shareId)?.all ?? 0,
        lastSignOff: last.get(shareId) ?? null,
        unseen: (comments.get(shareId)?.unseen ?? 0) + (signOffs.get(shareId)?.unseen ?? 0),
      },
    ]),
  );
}

export async function countUnseen(db: Sql, ownerId: string): Promise<number> {
  let unseen = 0;
  for (const table of [shareComments, shareSignOffs]) {
    const [row] = await db
      .select({ number: count() })
      .from(table as typeof shareComments)
      .innerJoin(shares, eq(shares.shareId, table.shareId))
      .where(and(eq(table.ownerId, ownerId), gt(table.createdAt, shares.seenUntil)));
    unseen += row?.number ?? 0;
  }
  return unseen;
}
