import { type SQL, sql } from 'drizzle-orm';

/**
 * The picture that stands for `project_views v`: the chosen one while it is there, else the newest that a task of the view made,
 * else what it begins with. Columns `image_id`, `task_id`, `width`, `height`.
 */
export const CURRENT_PICTURE: SQL = sql`
  select i.image_id, made.task_id, i.width, i.height
  from images i
  left join task_images made on made.image_id = i.image_id
  where i.deleted_at is null and i.owner_id = v.user_id and i.image_id = coalesce(
    (select chosen.image_id from images chosen
      where chosen.image_id = v.current_image_id and chosen.deleted_at is null and chosen.owner_id = v.user_id),
    (select ti.image_id
      from project_tasks pt
      join tasks t on t.task_id = pt.task_id
      join task_images ti on ti.task_id = t.task_id
      join images living on living.image_id = ti.image_id and living.deleted_at is null
      where pt.view_id = v.view_id
      order by t.created_at desc, t.task_id desc, ti.variant
      limit 1),
    v.start_image_id)
  limit 1`;
