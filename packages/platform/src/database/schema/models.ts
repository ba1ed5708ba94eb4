import type { KeptModelView, ModelContent } from '@plumbline/contract/api/models.ts';
import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { ModelError, ModelVersionRecord } from '@plumbline/core/models/model.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './identity.ts';

/** 3D models that people brought, with what they keep with them. */
export const models = pgTable(
  'models',
  {
    modelId: text('model_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Newest export; what is in use is its newest ready one. */
    version: integer('version').notNull(),
    views: jsonb('views').$type<readonly KeptModelView[]>().notNull(),
    materials: jsonb('materials').$type<readonly ModelAssignment[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
    /** Of what its owner deleted: until then it can be restored. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    index('models_owner').on(table.userId, table.createdAt, table.modelId),
    index('models_kept').on(table.keptUntil).where(sql`kept_until is not null`),
  ],
);

/** Exports of one file as they were brought, and what each was read as. */
export const modelVersions = pgTable(
  'model_versions',
  {
    modelId: text('model_id')
      .notNull()
      .references(() => models.modelId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<ModelVersionRecord['state']>().notNull(),
    fileName: text('file_name').notNull(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    /** What a person said of it. */
    unit: text('unit').$type<NonNullable<ModelVersionRecord['unit']>>(),
    upAxis: text('up_axis').$type<NonNullable<ModelVersionRecord['upAxis']>>(),
    claim: integer('claim').notNull(),
    attempts: integer('attempts').notNull(),
    progress: real('progress').notNull(),
    error: jsonb('error').$type<ModelError>(),
    /** SHA-256 of the stored form. */
    hash: text('hash'),
    storedKey: text('stored_key'),
    previewKey: text('preview_key'),
    format: text('format').$type<NonNullable<ModelVersionRecord['format']>>(),
    content: jsonb('content').$type<ModelContent>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.version] }),
    index('model_versions_user').on(table.userId),
    index('model_versions_file').on(table.fileKey),
  ],
);
