import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { VersionRepository } from '@plumbline/core/versions/version-repository.ts';
import { sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { versionNotes } from '../database/schema/versions.ts';

interface TreeRow extends Record<string, unknown> {
  readonly image_id: string;
  readonly parent_id: string | null;
  readonly width: number;
  readonly height: number;
  readonly created_at: string;
  readonly name: string | null;
  readonly head_at: string | null;
  readonly task_id: string | null;
  readonly request: RenderRequest | null;
  readonly seed: string | null;
  readonly facts: EditFacts | null;
}

export function createVersionRepository({ sql: db }: Connection): VersionRepository {
  return {
    async tree(imageId, ownerId, limit) {
      // A result's parent is its task's base; of a task that is deleted, the first picture that the result names.
      const { rows } = await db.execute<TreeRow>(sql`
        with recursive made as not materialized (
          select i.*, t.task_id, t.request, ti.seed, ti.facts,
            case when i.purpose not in ('result', 'copy') then null
                 when t.task_id is not null then t.base_image_id
                 else i.parents[1] end as parent_id
          from images i
          left join task_images ti on ti.image_id = i.image_id
          left join tasks t on t.task_id = ti.task_id and t.deleted_at is null
          where i.owner_id = ${ownerId} and i.deleted_at is null and i.purpose <> 'diff'
        ), ancestors as (
          select image_id, parent_id, 0 as steps from made where image_id = ${imageId}
          union all
          select m.image_id, m.parent_id, a.steps + 1 from made m join ancestors a on m.image_id = a.parent_id
        ), tree as (
          select image_id, null::text as parent_id, 0 as depth
          from (select image_id from ancestors order by steps desc limit 1) root
          union all
          select m.image_id, m.parent_id, tree.depth + 1
          from tree join made m on m.parents[1] = tree.image_id and m.parent_id = tree.image_id
        )
        select tree.image_id, tree.parent_id, m.width, m.height, m.created_at, n.name, n.head_at,
          m.task_id, m.request, m.seed, m.facts
        from tree
        join made m on m.image_id = tree.image_id
        left join version_notes n on n.image_id = tree.image_id
        order by tree.depth, m.created_at, tree.image_id
        limit ${limit}`);
      return rows.map((row) => ({
        imageId: row.image_id,
        parentId: row.parent_id,
        width: row.width,
        height: row.height,
        createdAt: new Date(row.created_at),
        name: row.name,
        headAt: row.head_at === null ? null : new Date(row.head_at),
        made:
          row.task_id === null || row.request === null
            ? null
            : { taskId: row.task_id, request: row.request, seed: Number(row.seed), facts: row.facts },
      }));
    },
    async setName(imageId, ownerId, name) {
      await db
        .insert(versionNotes)
        .values({ imageId, ownerId, name, headAt: null })
        .onConflictDoUpdate({ target: versionNotes.imageId, set: { name } });
    },
    async setHead(imageId, ownerId, headAt) {
      await db
        .insert(versionNotes)
        .values({ imageId, ownerId, name: null, headAt })
        .onConflictDoUpdate({ target: versionNotes.imageId, set: { headAt } });
    },
  };
}
