import type { UploadFilter, UploadPage } from '@plumbline/core/images/image-repository.ts';
import type { UploadRecord } from '@plumbline/core/images/image.ts';
import { and, count, desc, eq, getTableColumns, gte, isNull, notExists, sql, sum } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { editorSessions } from '../database/schema/editor-sessions.ts';
import { imageUses, images } from '../database/schema/images.ts';
import { models, modelVersions } from '../database/schema/models.ts';
import { projectBoards, projectViews } from '../database/schema/projects.ts';
import { isVersionOfUse } from '../models/version-of-use.ts';
import { toImage } from './image-row.ts';

type Sql = Connection['sql'];

/** What was brought, in the words of the index of the list. */
const isUpload = sql`purpose in ('base', 'mask', 'reference', 'texture')`;

/** No task uses the image. */
export function isUnused(db: Sql) {
  return notExists(db.select({ one: sql`1` }).from(imageUses).where(eq(imageUses.imageId, images.imageId)));
}

/** No saved edit has it as one of its masks. */
export function isNotHeld(db: Sql) {
  const masks = sql`${editorSessions.document} -> 'masks'`;
  return notExists(
    db
      .select({ one: sql`1` })
      .from(editorSessions)
      .where(
        and(
          eq(editorSessions.ownerId, images.ownerId),
          sql`${masks} @> jsonb_build_array(jsonb_build_object('imageId', ${images.imageId}))`,
        ),
      ),
  );
}

/** No view of a project begins with it, and no board shows it; results are not asked for. */
export function isNotPlanned() {
  const item = sql`jsonb_build_array(jsonb_build_object('imageId', ${images.imageId}))`;
  return sql`(${images.purpose} = 'result' or not (
    exists (select 1 from ${projectViews}
      where ${projectViews.userId} = ${images.ownerId} and ${projectViews.startImageId} = ${images.imageId})
    or exists (select 1 from ${projectBoards}
      where ${projectBoards.userId} = ${images.ownerId} and ${projectBoards.items} @> ${item})))`;
}

export async function countUploads(db: Sql, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(images)
    .where(
      and(
        eq(images.ownerId, ownerId),
        gte(images.createdAt, since),
        isUpload,
        // A picked mask is made of another picture.
        eq(images.parents, []),
      ),
    );
  return row?.count ?? 0;
}

/** Of living uploads, whether they are still listed or not, and of models. */
export async function uploadedBytes(db: Sql, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(images.bytes).mapWith(Number) })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), isUpload, isNull(images.deletedAt)));
  return (row?.bytes ?? 0) + (await modelHeap(db, ownerId)).bytes;
}

/** The exports of living models that are still of use: the newest, the one in use, and those that renders refer to. */
export async function modelHeap(db: Sql, ownerId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(modelVersions.bytes).mapWith(Number) })
    .from(modelVersions)
    .innerJoin(models, eq(models.modelId, modelVersions.modelId))
    .where(and(eq(modelVersions.userId, ownerId), isNull(models.deletedAt), isVersionOfUse()));
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

export async function listUploads(
  db: Sql,
  ownerId: string,
  { purpose, words }: UploadFilter,
  { after, limit }: UploadPage,
): Promise<{ uploads: UploadRecord[]; total: number }> {
  const matching = and(
    eq(images.ownerId, ownerId),
    isUpload,
    purpose === undefined ? undefined : eq(images.purpose, purpose),
    isNull(images.deletedAt),
    isNull(images.unlistedAt),
    ...words.map((word) => sql`strpos(lower(${images.name}), ${word}) > 0`),
  );
  const rows = await db
    .select({
      ...getTableColumns(images),
      // Written out: among the selected fields columns lose the name of their table.
      works: sql`(select count(*) from image_uses used where used.image_id = images.image_id)`.mapWith(
        Number,
      ),
    })
    .from(images)
    .where(
      and(
        matching,
        after &&
          sql`(${images.createdAt}, ${images.imageId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.imageId})`,
      ),
    )
    .orderBy(desc(images.createdAt), desc(images.imageId))
    .limit(limit);
  return {
    uploads: rows.map(({ works, ...row }) => ({ ...toImage(row), works })),
    total: await db.$count(images, matching),
  };
}
