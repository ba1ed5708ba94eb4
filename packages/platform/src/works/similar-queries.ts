import type { SimilarCandidate, WorkRepository } from '@plumbline/core/works/work-repository.ts';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workFeatures, works } from '../database/schema/works.ts';
import { intArray, textArray } from './card-query.ts';

type Sql = Connection['sql'];

export function similarQueries(
  db: Sql,
): Pick<WorkRepository, 'saveFeatures' | 'features' | 'similarTo' | 'withoutFeatures'> {
  return {
    async saveFeatures(workId, { codes, ...features }) {
      const row = { ...features, codes: [...codes] };
      await db
        .insert(workFeatures)
        .values({ workId, ...row })
        .onConflictDoUpdate({ target: workFeatures.workId, set: row });
    },
    async features(workId) {
      const [row] = await db
        .select({
          version: workFeatures.version,
          codes: workFeatures.codes,
          signature: workFeatures.signature,
          facets: works.facets,
        })
        .from(workFeatures)
        .innerJoin(works, eq(works.workId, workFeatures.workId))
        .where(eq(workFeatures.workId, workId));
      return row;
    },
    async similarTo({ codes, facets }, each) {
      const byCode = sql`select found.work_id from unnest(${intArray(codes)}) as code
        cross join lateral (
          select f.work_id from work_features f where f.codes @> array[code] limit ${each}
        ) found`;
      const byFacets = facets.map(
        (group) =>
          sql`(select w.work_id from works w where w.listed and w.facets @> ${textArray(group)} limit ${each})`,
      );
      const found = await db.execute<{ work_id: string }>(sql.join([byCode, ...byFacets], sql` union `));
      const ids = found.rows.map(({ work_id }) => work_id);
      if (ids.length === 0) return [];
      // One after the other by its id: for hundreds at once PostgreSQL would read both tables whole.
      const { rows } = await db.execute<{
        work_id: string;
        version: number;
        signature: Buffer;
        facets: string;
      }>(sql`
        select found.* from unnest(${textArray(ids)}) as named (id)
        cross join lateral (
          select f.work_id, f.version, f.signature, array_to_string(w.facets, ' ') as facets
          from work_features f join works w on w.work_id = f.work_id and w.listed
          where f.work_id = named.id offset 0
        ) found`);
      return rows.map(
        (row): SimilarCandidate => ({
          workId: row.work_id,
          version: row.version,
          signature: row.signature,
          // A list of hundreds of arrays takes longer to be read than to be found.
          facets: row.facets.split(' '),
        }),
      );
    },
    async withoutFeatures(version, limit) {
      const { rows } = await db.execute<{ work_id: string; path: string }>(sql`
        select w.work_id, w.cover_path as path from works w
        left join work_features f on f.work_id = w.work_id and f.version = ${version}
        where w.user_id is null and w.cover_path is not null and f.work_id is null
        order by w.work_id limit ${limit}`);
      return rows.map((row) => ({ workId: row.work_id, path: row.path }));
    },
  };
}
