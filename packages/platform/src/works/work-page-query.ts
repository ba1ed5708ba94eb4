import type { WorkCardRecord } from '@plumbline/core/works/work-record.ts';
import type {
  SearchTerms,
  WorkFilter,
  WorkPageRequest,
  WorkPlace,
} from '@plumbline/core/works/work-repository.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { type CardRow, cardColumns, cardTables, textArray, toCard } from './card-query.ts';

type Sql = Connection['sql'];

/** Conditions on `works w`. */
function matching(filter: WorkFilter): SQL {
  const { facets, anyFacet, search, authorId, followedBy } = filter;
  const conditions = [
    sql`w.listed`,
    ...(facets.length > 0 ? [sql`w.facets @> ${textArray(facets)}`] : []),
    ...(anyFacet.length > 0 ? [sql`w.facets && ${textArray(anyFacet)}`] : []),
    ...searchCondition(search),
    ...(authorId === undefined ? [] : [sql`w.author_id = ${authorId}`]),
    ...(followedBy === undefined
      ? []
      : [
          sql`w.author_id = any(array(select f.author_id from work_follows f where f.user_id = ${followedBy}))`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Terms hold letters and digits alone, so that quoting them is all that PostgreSQL’s syntax of queries needs. */
function searchCondition({ exact, prefixes }: SearchTerms): SQL[] {
  const terms = [...exact.map((term) => `'${term}'`), ...prefixes.map((term) => `'${term}':*`)];
  return terms.length === 0 ? [] : [sql`w.words @@ ${terms.join(' & ')}::tsquery`];
}

const NEW = sql`w.published_at desc, w.work_id desc`;
const LIKED = sql`w.likes desc, w.published_at desc, w.work_id desc`;

export async function workPage(
  db: Sql,
  filter: WorkFilter,
  { order, few, after, limit, viewer }: WorkPageRequest,
): Promise<WorkCardRecord[]> {
  const by = order === 'liked' ? LIKED : NEW;
  const behind = after ? sql`and ${isBehind(order, after)}` : sql``;
  const found = few
    ? // Materialised, so that they are found by what they have in common and not one after the other in the list's order.
      sql`(with few as materialized (
          select w.work_id, w.published_at, w.likes from works w where ${matching(filter)}
        ) select w.work_id from few w where true ${behind} order by ${by} limit ${limit})`
    : sql`(select w.work_id from works w where ${matching(filter)} ${behind} order by ${by} limit ${limit})`;
  // The page first, its authors and marks after: only of what is shown.
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns(viewer)} from ${found} page join ${cardTables} on true
    where w.work_id = page.work_id order by ${by}`);
  return rows.map(toCard);
}

function isBehind(order: WorkPageRequest['order'], { at, workId, likes }: WorkPlace): SQL {
  const place = sql`${at.toISOString()}::timestamptz, ${workId}`;
  return order === 'liked'
    ? sql`(w.likes, w.published_at, w.work_id) < (${likes}, ${place})`
    : sql`(w.published_at, w.work_id) < (${place})`;
}

export async function countWorks(db: Sql, filter: WorkFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select count(*)::int as number from (select 1 from works w where ${matching(filter)} limit ${most}) counted`);
  return rows[0]?.number ?? 0;
}
