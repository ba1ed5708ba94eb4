import { sql } from 'drizzle-orm';
import { modelVersions } from '../database/schema/models.ts';
import { tasks } from '../database/schema/tasks.ts';

/**
 * Of a row of `model_versions`: it is the newest export, or the newest that was read, or a render was started with what it was read as. Of
 * equal exports the newest is.
 */
export function isVersionOfUse() {
  const { modelId, version, hash, userId } = modelVersions;
  const ofModel = sql`from model_versions later where later.model_id = ${modelId}`;
  return sql`(
    ${version} = (select max(later.version) ${ofModel})
    or ${version} = (select max(later.version) ${ofModel} and later.hash is not null)
    or (not exists (select 1 ${ofModel} and later.version > ${version} and later.hash = ${hash})
      and exists (select 1 from ${tasks} where ${tasks.userId} = ${userId}
        and ${tasks.request} ->> 'modelId' = ${modelId} and ${tasks.request} ->> 'modelHash' = ${hash})))`;
}
