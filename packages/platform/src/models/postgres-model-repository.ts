import type { ModelRecord, ModelVersionRecord } from '@plumbline/core/models/model.ts';
import type { ModelRepository } from '@plumbline/core/models/model-repository.ts';
import { and, desc, eq, getTableColumns, inArray, isNull, lte, or, sql, sum } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { models, modelVersions } from '../database/schema/models.ts';
import { modelHeap } from '../images/upload-queries.ts';
import { isVersionOfUse } from './version-of-use.ts';

const { keptUntil: _keptUntil, ...MODEL } = getTableColumns(models);
const isLiving = isNull(models.deletedAt);

export function createModelRepository({ sql: db }: Connection): ModelRepository {
  const ofVersion = (modelId: string, version: number) =>
    and(eq(modelVersions.modelId, modelId), eq(modelVersions.version, version));
  return {
    async lockOwner(userId) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
    },
    async add(model) {
      await db.insert(models).values(model);
    },
    async addVersion(version) {
      await db.insert(modelVersions).values(version);
    },
    async find(modelId) {
      const [row] = await db.select(MODEL).from(models).where(eq(models.modelId, modelId));
      return row satisfies ModelRecord | undefined;
    },
    async lock(modelId) {
      const [row] = await db.select(MODEL).from(models).where(eq(models.modelId, modelId)).for('update');
      return row;
    },
    async findByName(userId, name) {
      const [row] = await db
        .select(MODEL)
        .from(models)
        .where(and(eq(models.userId, userId), eq(models.name, name), isLiving))
        .orderBy(desc(models.createdAt))
        .limit(1);
      return row;
    },
    async versionsOf(modelIds) {
      if (modelIds.length === 0) return [];
      return db
        .select()
        .from(modelVersions)
        .where(inArray(modelVersions.modelId, [...modelIds]))
        .orderBy(desc(modelVersions.version));
    },
    async lockVersion(modelId, version) {
      const [row] = await db.select().from(modelVersions).where(ofVersion(modelId, version)).for('update');
      return row satisfies ModelVersionRecord | undefined;
    },
    async change(modelId, change) {
      await db.update(models).set(change).where(eq(models.modelId, modelId));
    },
    async changeVersion(modelId, version, change) {
      await db.update(modelVersions).set(change).where(ofVersion(modelId, version));
    },
    async changeClaimed({ modelId, version, claim }, change) {
      const held = and(
        ofVersion(modelId, version),
        eq(modelVersions.claim, claim),
        eq(modelVersions.state, 'reading'),
      );
      return (await db.update(modelVersions).set(change).where(held)).rowCount === 1;
    },
    async list(userId, { words, after, limit }) {
      const matching = and(
        eq(models.userId, userId),
        isLiving,
        ...words.map((word) => sql`strpos(lower(${models.name}), ${word}) > 0`),
      );
      const rows = await db
        .select(MODEL)
        .from(models)
        .where(
          and(
            matching,
            after &&
              sql`(${models.createdAt}, ${models.modelId}) < (${after.createdAt.toISOString()}::timestamptz, ${after.modelId})`,
          ),
        )
        .orderBy(desc(models.createdAt), desc(models.modelId))
        .limit(limit);
      return { models: rows, total: await db.$count(models, matching) };
    },
    heap: (userId) => modelHeap(db, userId),
    async removeDeleted(at, limit) {
      const due = await db
        .select({ modelId: models.modelId })
        .from(models)
        .where(lte(models.keptUntil, at))
        .limit(limit)
        .for('update', { skipLocked: true });
      const modelIds = due.map(({ modelId }) => modelId);
      if (modelIds.length === 0) return [];
      const versions = await db
        .delete(modelVersions)
        .where(inArray(modelVersions.modelId, modelIds))
        .returning();
      await db.delete(models).where(inArray(models.modelId, modelIds));
      return versions;
    },
    async removeSuperseded(before, limit) {
      const later = sql`select 1 from model_versions later where later.model_id = ${modelVersions.modelId}
        and later.version > ${modelVersions.version} and later.hash is not null and later.created_at < ${before.toISOString()}::timestamptz`;
      const due = await db
        .select({ modelId: modelVersions.modelId, version: modelVersions.version })
        .from(modelVersions)
        .where(and(sql`exists (${later})`, sql`not ${isVersionOfUse()}`))
        .limit(limit)
        .for('update', { skipLocked: true });
      const removed: ModelVersionRecord[] = [];
      for (const { modelId, version } of due)
        removed.push(...(await db.delete(modelVersions).where(ofVersion(modelId, version)).returning()));
      return removed;
    },
    async keptBytes(modelId) {
      const [row] = await db
        .select({ bytes: sum(modelVersions.bytes).mapWith(Number) })
        .from(modelVersions)
        .where(and(eq(modelVersions.modelId, modelId), isVersionOfUse()));
      return row?.bytes ?? 0;
    },
    async namesFile(modelId, key) {
      const own = and(
        eq(modelVersions.modelId, modelId),
        or(eq(modelVersions.storedKey, key), eq(modelVersions.previewKey, key)),
      );
      return (await db.$count(modelVersions, or(eq(modelVersions.fileKey, key), own))) > 0;
    },
    listOwned: (userId) => db.select().from(modelVersions).where(eq(modelVersions.userId, userId)),
  };
}
