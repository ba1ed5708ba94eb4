import type { Tag } from '@plumbline/contract/api/tags.ts';
import type { Session, SessionClient } from '@plumbline/core/identity/identity-repository.ts';
import type { TaskPlace } from '@plumbline/core/projects/project-record.ts';
import type { StatusTask, TaskBase } from '@plumbline/core/tasks/task-status.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { sessions, users } from '../database/schema/identity.ts';
import { images } from '../database/schema/images.ts';
import { taskImages, type tasks } from '../database/schema/tasks.ts';
import { EARLIER_THAN_ASKED, type EarlierRow } from './lane-of-task.ts';
import { TASK_COLUMNS, taskStateFromRow } from './task-row.ts';

/** A row as JSON has it: moments are texts. */
type Json<R> = {
  readonly [K in keyof R]: R[K] extends Date ? string : R[K] extends Date | null ? string | null : R[K];
};

const { searchText: _searchText, content: _content, ...STATUS_COLUMNS } = TASK_COLUMNS;
type TaskRow = Json<
  Omit<typeof tasks.$inferSelect, Exclude<keyof typeof tasks.$inferSelect, keyof typeof STATUS_COLUMNS>>
>;

export interface StatusRow {
  readonly task: TaskRow | null;
  readonly base: Json<TaskBase> | null;
  readonly images: (typeof taskImages.$inferSelect)[] | null;
  readonly tags: Tag[] | null;
  readonly place: TaskPlace | null;
  /** Of what waits. */
  readonly earlier: EarlierRow | null;
}
export interface SessionRow {
  readonly session: Json<typeof sessions.$inferSelect>;
  readonly user: Json<typeof users.$inferSelect>;
}

/** The columns of a table, by the names that they have here, as one JSON object. */
function asJson(columns: Partial<ReturnType<typeof getTableColumns<PgTable>>>, alias: string): string {
  const fields = Object.entries(columns).map(([key, column]) => `'${key}', ${alias}.${column?.name}`);
  return `json_build_object(${fields.join(', ')})`;
}

const { imageId, purpose, width, height, deletedAt } = getTableColumns(images);

const HANGING = `
  'task', case when t.task_id is not null then ${asJson(STATUS_COLUMNS, 't')} end,
  'base', case when b.image_id is not null then ${asJson({ imageId, purpose, width, height, deletedAt }, 'b')} end,
  'images', (
    select json_agg(${asJson(getTableColumns(taskImages), 'i')} order by i.variant)
    from task_images i where i.task_id = t.task_id),
  'tags', (
    select json_agg(json_build_object('tagId', g.tag_id, 'name', g.name) order by lower(g.name), g.tag_id)
    from task_tags l join tags g on g.tag_id = l.tag_id where l.task_id = t.task_id),
  'earlier', (select ${EARLIER_THAN_ASKED} from (select t.*) as asked),
  'place', (
    select json_build_object('projectId', p.project_id, 'project', p.title, 'viewId', v.view_id, 'view', v.name)
    from project_tasks l join project_views v on v.view_id = l.view_id
    join projects p on p.project_id = v.project_id and p.deleted_at is null
    where l.task_id = t.task_id)`;

/** Of the task's id and its owner's. */
export const STATUS = {
  name: 'task_status',
  text: `
    select json_build_object(${HANGING}) as found
    from tasks t left join images b on b.image_id = t.base_image_id
    where t.task_id = $1::uuid and t.user_id = $2 and t.deleted_at is null`,
} as const;

/** Of lists: the tasks' ids (null: none), the tokens' hashes, and now; `number` is the place in the lists, from 1. */
export const SESSION_WITH_STATUS = {
  name: 'session_with_task_status',
  text: `
    select asked.number::int as number, json_build_object(
      'session', ${asJson(getTableColumns(sessions), 's')},
      'user', ${asJson(getTableColumns(users), 'u')}, ${HANGING}) as found
    from unnest($1::uuid[], $2::text[], $3::timestamptz[])
      with ordinality as asked (task_id, token_hash, at, number)
    join sessions s on s.token_hash = asked.token_hash and s.revoked_at is null and s.expires_at > asked.at
    join users u on u.id = s.user_id
    left join tasks t on t.task_id = asked.task_id and t.user_id = u.id and t.deleted_at is null
    left join images b on b.image_id = t.base_image_id`,
} as const;

const toDate = (text: string | null) => (text === null ? null : new Date(text));

export function statusTaskFromRow(row: TaskRow): StatusTask {
  const { function: _, size: _size, count: _count, ...task } = row;
  return {
    ...task,
    ...taskStateFromRow(row),
    createdAt: new Date(row.createdAt),
    retryAt: toDate(row.retryAt),
    startedAt: toDate(row.startedAt),
    finishedAt: toDate(row.finishedAt),
  };
}

export function sessionFromRow(row: SessionRow['session']): Session {
  return {
    ...row,
    client: row.client as SessionClient,
    createdAt: new Date(row.createdAt),
    confirmedAt: toDate(row.confirmedAt),
    seenAt: new Date(row.seenAt),
    expiresAt: new Date(row.expiresAt),
  };
}

export function userFromRow(row: SessionRow['user']): typeof users.$inferSelect {
  return {
    ...row,
    membershipExpiresAt: toDate(row.membershipExpiresAt),
    leavingSince: toDate(row.leavingSince),
    faceVerifiedAt: toDate(row.faceVerifiedAt),
    createdAt: new Date(row.createdAt),
  };
}
