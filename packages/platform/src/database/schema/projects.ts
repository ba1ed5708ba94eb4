import type { NamedRoom, PlanScale } from '@plumbline/contract/api/projects.ts';
import type { BoardItemRecord, ScheduleRowRecord } from '@plumbline/core/projects/project-record.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import { users } from './identity.ts';
import { tasks } from './tasks.ts';

const ofOwner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const projects = pgTable(
  'projects',
  {
    projectId: text('project_id').primaryKey(),
    userId: ofOwner(),
    title: text('title').notNull(),
    client: text('client').notNull(),
    address: text('address').notNull(),
    description: text('description').notNull(),
    sample: boolean('sample').notNull(),
    /** Not a foreign key: a picture that was deleted is shown no more, and its row stays anyhow. */
    coverImageId: text('cover_image_id'),
    /** Of the order of its views and boards. */
    revision: integer('revision').notNull(),
    /** Read and written as a whole. */
    schedule: jsonb('schedule').$type<readonly ScheduleRowRecord[]>().notNull(),
    scheduleRevision: integer('schedule_revision').notNull(),
    search: tsvector('search').notNull().default(sql`''::tsvector`),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('projects_user').on(table.userId, table.changedAt, table.projectId),
    index('projects_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

const ofProject = () =>
  text('project_id')
    .notNull()
    .references(() => projects.projectId, { onDelete: 'cascade' });

export const projectViews = pgTable(
  'project_views',
  {
    viewId: text('view_id').primaryKey(),
    projectId: ofProject(),
    userId: ofOwner(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    room: text('room'),
    currentImageId: text('current_image_id'),
    startImageId: text('start_image_id'),
    scale: jsonb('scale').$type<PlanScale>(),
    planRooms: jsonb('plan_rooms').$type<readonly NamedRoom[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('project_views_project').on(table.projectId, table.position),
    index('project_views_user').on(table.userId),
  ],
);

/** Which view a task is in: one at most. */
export const projectTasks = pgTable(
  'project_tasks',
  {
    taskId: uuid('task_id')
      .primaryKey()
      .references(() => tasks.taskId, { onDelete: 'cascade' }),
    viewId: text('view_id')
      .notNull()
      .references(() => projectViews.viewId, { onDelete: 'cascade' }),
    userId: ofOwner(),
    /** Of the task: what is begun with the same picture belongs to the same view. */
    baseImageId: text('base_image_id'),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [
    index('project_tasks_view').on(table.viewId),
    index('project_tasks_base').on(table.userId, table.baseImageId),
  ],
);

export const projectBoards = pgTable(
  'project_boards',
  {
    boardId: text('board_id').primaryKey(),
    projectId: ofProject(),
    userId: ofOwner(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Read and written as a whole: what they refer to may go without them. */
    items: jsonb('items').$type<readonly BoardItemRecord[]>().notNull(),
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('project_boards_project').on(table.projectId, table.position),
    index('project_boards_user').on(table.userId),
  ],
);
