import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { EditorSessionRepository } from '@plumbline/core/editor-sessions/editor-session-repository.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { editorSessions } from '../database/schema/editor-sessions.ts';
import { images } from '../database/schema/images.ts';
import { tasks } from '../database/schema/tasks.ts';

export function createEditorSessionRepository({ sql: db }: Connection): EditorSessionRepository {
  const repository: EditorSessionRepository = {
    async find(imageId, functionName) {
      const [row] = await db
        .select()
        .from(editorSessions)
        .where(and(eq(editorSessions.imageId, imageId), eq(editorSessions.function, functionName)));
      return row && { ...row, function: row.function as FunctionName };
    },
    async lock(imageId, functionName) {
      // The picture's row, because a session has none before the first save: it also waits for a deletion under way.
      const living = await db
        .select({ imageId: images.imageId })
        .from(images)
        .where(and(eq(images.imageId, imageId), isNull(images.deletedAt)))
        .for('no key update');
      if (living.length === 0) throw new AppError('IMAGE_NOT_FOUND', `image ${imageId} was deleted`);
      return repository.find(imageId, functionName);
    },
    async save(session) {
      const { revision, document, savedAt, ownerId } = session;
      await db
        .insert(editorSessions)
        .values(session)
        .onConflictDoUpdate({
          target: [editorSessions.imageId, editorSessions.function],
          set: { revision, document, savedAt, ownerId },
        });
    },
    async unfinished(ownerId, limit, overlapMs) {
      const { imageId, function: functionName, revision, document, savedAt } = editorSessions;
      const painted = sql<number>`jsonb_array_length(jsonb_path_query_array(${document}, '$.masks[*].imageId ? (@ != null)'))`;
      const rows = await db
        .select({
          imageId,
          function: functionName,
          revision,
          savedAt,
          masks: painted,
          width: images.width,
          height: images.height,
        })
        .from(editorSessions)
        .innerJoin(images, and(eq(images.imageId, imageId), isNull(images.deletedAt)))
        .where(
          and(
            eq(editorSessions.ownerId, ownerId),
            sql`(${painted} > 0 or ${document}->'quad' <> 'null' or ${document}->'outpaint' <> 'null')`,
            sql`not exists (
              select 1 from ${tasks}
              where ${tasks.userId} = ${ownerId} and ${tasks.baseImageId} = ${imageId}
                and ${tasks.function} = ${functionName}
                and ${tasks.createdAt} > ${savedAt} - ${overlapMs} * interval '1 millisecond'
            )`,
          ),
        )
        .orderBy(desc(savedAt))
        .limit(limit);
      return rows.map((row) => ({ ...row, function: row.function as FunctionName }));
    },
    async forget(imageIds, functionName) {
      if (imageIds.length === 0) return [];
      const rows = await db
        .delete(editorSessions)
        .where(
          and(
            inArray(editorSessions.imageId, [...imageIds]),
            functionName === undefined ? undefined : eq(editorSessions.function, functionName),
          ),
        )
        .returning({ document: editorSessions.document });
      return rows.map(({ document }) => document);
    },
    async adopt(visitorId, userId) {
      await db.update(editorSessions).set({ ownerId: userId }).where(eq(editorSessions.ownerId, visitorId));
    },
  };
  return repository;
}
