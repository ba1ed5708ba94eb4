import type { NamedRoom, PlanScale } from '@plumbline/contract/api/projects.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { ImageKind } from '@plumbline/core/images/image.ts';
import type { PictureRecord, ViewSummary } from '@plumbline/core/projects/project-record.ts';
import type { ProjectViewRepository } from '@plumbline/core/projects/project-repository.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { projectTasks, projectViews } from '../database/schema/projects.ts';
import { textArray } from '../works/card-query.ts';
import { CURRENT_PICTURE } from './current-picture.ts';

interface PictureRow extends Record<string, unknown> {
  readonly image_id: string;
  readonly task_id: string | null;
  readonly width: number;
  readonly height: number;
}

interface ViewRow extends Record<string, unknown> {
  readonly view_id: string;
  readonly project_id: string;
  readonly user_id: string;
  readonly position: number;
  readonly name: string;
  readonly room: RoomType | null;
  readonly current_image_id: string | null;
  readonly start_image_id: string | null;
  readonly scale: PlanScale | null;
  readonly plan_rooms: NamedRoom[];
  readonly created_at: string;
  readonly changed_at: string;
  readonly tasks: string;
  readonly shown_image: string | null;
  readonly shown_task: string | null;
  readonly shown_width: number;
  readonly shown_height: number;
}

function toView(row: ViewRow): ViewSummary {
  return {
    viewId: row.view_id,
    projectId: row.project_id,
    userId: row.user_id,
    position: row.position,
    name: row.name,
    room: row.room,
    currentImageId: row.current_image_id,
    startImageId: row.start_image_id,
    scale: row.scale,
    planRooms: row.plan_rooms,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    tasks: Number(row.tasks),
    current:
      row.shown_image === null
        ? null
        : {
            imageId: row.shown_image,
            taskId: row.shown_task,
            width: row.shown_width,
            height: row.shown_height,
          },
  };
}

const toPicture = ({ image_id, task_id, width, height }: PictureRow): PictureRecord => ({
  imageId: image_id,
  taskId: task_id,
  width,
  height,
});

const uuids = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::uuid[]`;

export function createViewQueries(db: Connection['sql']): ProjectViewRepository {
  async function views(where: SQL): Promise<ViewSummary[]> {
    const { rows } = await db.execute<ViewRow>(sql`
      select v.*, shown.image_id as shown_image, shown.task_id as shown_task, shown.width as shown_width,
        shown.height as shown_height,
        (select count(*) from project_tasks pt where pt.view_id = v.view_id) as tasks
      from project_views v left join lateral (${CURRENT_PICTURE}) shown on true
      where ${where} order by v.position, v.created_at, v.view_id`);
    return rows.map(toView);
  }
  return {
    listViews: (projectId) => views(sql`v.project_id = ${projectId}`),
    findView: async (viewId) => (await views(sql`v.view_id = ${viewId}`))[0],
    async addView(view) {
      const position = sql<number>`(select coalesce(max(position), -1) + 1 from project_views
        where project_id = ${view.projectId})`;
      await db.insert(projectViews).values({ ...view, position });
    },
    async changeView(viewId, change) {
      await db.update(projectViews).set(change).where(eq(projectViews.viewId, viewId));
    },
    async deleteView(viewId) {
      await db.delete(projectViews).where(eq(projectViews.viewId, viewId));
    },
    async orderViews(viewIds) {
      await db.execute(sql`
        update project_views v set position = o.at - 1
        from unnest(${textArray(viewIds)}) with ordinality o(id, at) where v.view_id = o.id`);
    },
    async placeTasks({ viewId, userId }, taskIds, at) {
      // From what is there now: the view or a task may have been deleted since they were looked up.
      await db.execute(sql`
        insert into project_tasks (task_id, view_id, user_id, base_image_id, placed_at)
        select t.task_id, v.view_id, v.user_id, t.base_image_id, ${at.toISOString()}::timestamptz
        from project_views v, tasks t
        where v.view_id = ${viewId} and v.user_id = ${userId} and t.user_id = ${userId}
          and t.task_id = any(${uuids(taskIds)})
        order by t.task_id
        for key share of v, t
        on conflict (task_id) do update set view_id = excluded.view_id, placed_at = excluded.placed_at`);
    },
    async takeOutTasks(userId, taskIds) {
      if (taskIds.length === 0) return;
      await db
        .delete(projectTasks)
        .where(and(eq(projectTasks.userId, userId), inArray(projectTasks.taskId, [...taskIds])));
    },
    async placesOf(taskIds) {
      if (taskIds.length === 0) return new Map();
      const { rows } = await db.execute<{
        task_id: string;
        project_id: string;
        title: string;
        view_id: string;
        name: string;
      }>(sql`
        select pt.task_id, p.project_id, p.title, v.view_id, v.name
        from project_tasks pt
        join project_views v on v.view_id = pt.view_id
        join projects p on p.project_id = v.project_id and p.deleted_at is null
        where pt.task_id = any(${uuids(taskIds)})`);
      return new Map(
        rows.map((row) => [
          row.task_id,
          { projectId: row.project_id, project: row.title, viewId: row.view_id, view: row.name },
        ]),
      );
    },
    async viewFor(userId, baseImageId) {
      const { rows } = await db.execute<{ view_id: string }>(sql`
        select near.view_id
        from (
          select pt.view_id, pt.placed_at, 0 as rank
          from task_images ti join project_tasks pt on pt.task_id = ti.task_id and pt.user_id = ${userId}
          where ti.image_id = ${baseImageId}
          union all
          select view_id, placed_at, 1 from project_tasks
          where user_id = ${userId} and base_image_id = ${baseImageId}
          union all
          select view_id, changed_at, 2 from project_views
          where user_id = ${userId} and start_image_id = ${baseImageId}
        ) near
        join project_views v on v.view_id = near.view_id
        join projects p on p.project_id = v.project_id and p.deleted_at is null
        order by near.rank, near.placed_at desc, near.view_id
        limit 1`);
      return rows[0]?.view_id;
    },
    async holdsPicture(viewId, imageId) {
      const { rows } = await db.execute(sql`
        select 1
        from project_views v
        join images i on i.image_id = ${imageId} and i.deleted_at is null and i.owner_id = v.user_id
        where v.view_id = ${viewId} and (i.image_id = v.start_image_id or exists (
          select 1
          from project_tasks pt left join task_images ti on ti.task_id = pt.task_id
          where pt.view_id = v.view_id and i.image_id in (pt.base_image_id, ti.image_id)))`);
      return rows.length > 0;
    },
    async lineage(imageId, userId) {
      const { rows } = await db.execute<{
        image_id: string;
        kind: ImageKind | null;
        task_id: string | null;
        seed: string | null;
      }>(sql`
        with recursive up as (
          select i.image_id, i.kind, i.parents, i.purpose, 0 as steps
          from images i
          where i.image_id = ${imageId} and i.owner_id = ${userId} and i.deleted_at is null
          union all
          select i.image_id, i.kind, i.parents, i.purpose, up.steps + 1
          from up
          join images i on i.image_id = up.parents[1] and i.owner_id = ${userId} and i.deleted_at is null
          where up.purpose in ('result', 'copy') and up.steps < 200
        )
        select up.image_id, up.kind, ti.task_id, ti.seed
        from up left join task_images ti on ti.image_id = up.image_id
        order by up.steps`);
      return rows.map((row) => ({
        imageId: row.image_id,
        kind: row.kind,
        taskId: row.task_id,
        seed: row.seed === null ? null : Number(row.seed),
      }));
    },
    async roots(viewId, limit) {
      // Upwards as the trees of versions go: from a result to its first parent, until something that nothing was made from.
      const { rows } = await db.execute<PictureRow>(sql`
        with recursive up as (
          select i.image_id, i.purpose, i.parents, i.owner_id, 0 as steps
          from project_tasks pt
          join task_images ti on ti.task_id = pt.task_id
          join images i on i.image_id = ti.image_id and i.deleted_at is null
          where pt.view_id = ${viewId}
          union
          select i.image_id, i.purpose, i.parents, i.owner_id, 0
          from project_views v join images i on i.image_id = v.start_image_id and i.deleted_at is null
          where v.view_id = ${viewId} and i.owner_id = v.user_id
          union
          select i.image_id, i.purpose, i.parents, i.owner_id, up.steps + 1
          from up
          join images i on i.image_id = up.parents[1] and i.deleted_at is null and i.owner_id = up.owner_id
          where up.purpose in ('result', 'copy') and up.steps < 200
        ), top as (
          select distinct up.image_id
          from up
          where up.purpose not in ('result', 'copy') or not exists (
            select 1 from images i
            where i.image_id = up.parents[1] and i.deleted_at is null and i.owner_id = up.owner_id)
        )
        select i.image_id, made.task_id, i.width, i.height
        from top
        join images i on i.image_id = top.image_id
        left join task_images made on made.image_id = i.image_id
        order by i.created_at desc, i.image_id
        limit ${limit}`);
      return rows.map(toPicture);
    },
  };
}
