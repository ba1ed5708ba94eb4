import type { ShareRepository } from '@plumbline/core/shares/share-repository.ts';
import { aliasedTable, and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { images } from '../database/schema/images.ts';
import { shareComments, shareImages, shares, shareSignOffs } from '../database/schema/shares.ts';
import { taskImages, tasks } from '../database/schema/tasks.ts';
import { COMMENT_COLUMNS, SIGN_OFF_COLUMNS } from './reply-columns.ts';
import { countUnseen, summarise } from './share-summaries.ts';

export function createShareRepository({ sql: db }: Connection): ShareRepository {
  return {
    async add(share, pictures) {
      await db.insert(shares).values(share);
      await db
        .insert(shareImages)
        .values(pictures.map((picture, position) => ({ ...picture, shareId: share.shareId, position })));
    },
    async find(shareId) {
      const [row] = await db.select().from(shares).where(eq(shares.shareId, shareId));
      return row;
    },
    async findByToken(tokenHash) {
      const [row] = await db.select().from(shares).where(eq(shares.tokenHash, tokenHash));
      return row;
    },
    async lock(shareId) {
      const [row] = await db.select().from(shares).where(eq(shares.shareId, shareId)).for('update');
      return row;
    },
    async change(shareId, change) {
      await db.update(shares).set(change).where(eq(shares.shareId, shareId));
    },
    list: (ownerId, { after, limit }) =>
      db
        .select()
        .from(shares)
        .where(
          and(
            eq(shares.ownerId, ownerId),
            after &&
              sql`(${shares.createdAt}, ${shares.shareId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.shareId})`,
          ),
        )
        .orderBy(desc(shares.createdAt), desc(shares.shareId))
        .limit(limit),
    countOpen: (ownerId, at) =>
      db.$count(shares, and(eq(shares.ownerId, ownerId), isNull(shares.revokedAt), gt(shares.expiresAt, at))),
    async images(shareId) {
      const bases = aliasedTable(images, 'bases');
      const picture = (table: typeof images) => ({
        imageId: table.imageId,
        width: table.width,
        height: table.height,
      });
      const rows = await db
        .select({
          ...picture(images),
          base: picture(bases as unknown as typeof images),
          caption: shareImages.caption,
          prompt: sql<string | null>`${tasks.request} ->> 'promptTxt'`,
        })
        .from(shareImages)
        .innerJoin(images, eq(images.imageId, shareImages.imageId))
        .leftJoin(taskImages, eq(taskImages.imageId, images.imageId))
        .leftJoin(tasks, and(eq(tasks.taskId, taskImages.taskId), isNull(tasks.deletedAt)))
        .leftJoin(bases, and(eq(bases.imageId, tasks.baseImageId), isNull(bases.deletedAt)))
        .where(and(eq(shareImages.shareId, shareId), isNull(images.deletedAt)))
        .orderBy(asc(shareImages.position));
      return rows;
    },
    summaries: (shareIds) => summarise(db, shareIds),
    countUnseen: (ownerId) => countUnseen(db, ownerId),
    async addComment(comment) {
      await db.insert(shareComments).values(comment);
    },
    async listComments(shareId) {
      return db
        .select(COMMENT_COLUMNS)
        .from(shareComments)
        .where(eq(shareComments.shareId, shareId))
        .orderBy(asc(shareComments.number));
    },
    countComments: (shareId) => db.$count(shareComments, eq(shareComments.shareId, shareId)),
    async addSignOff(signOff) {
      await db.insert(shareSignOffs).values(signOff);
    },
    async listSignOffs(shareId) {
      return db
        .select(SIGN_OFF_COLUMNS)
        .from(shareSignOffs)
        .where(eq(shareSignOffs.shareId, shareId))
        .orderBy(asc(shareSignOffs.number));
    },
    countSignOffs: (shareId) => db.$count(shareSignOffs, eq(shareSignOffs.shareId, shareId)),
  };
}
