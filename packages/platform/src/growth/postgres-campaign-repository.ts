import type { CampaignField, CampaignRow } from '@plumbline/contract/api/administration/campaigns.ts';
import type { CampaignRepository } from '@plumbline/core/campaigns/campaign-repository.ts';
import { and, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { campaignVisits } from '../database/schema/growth.ts';
import { signUpSources, users } from '../database/schema/identity.ts';
import { paidBy } from './paid-by.ts';

/** Names of the columns of both halves; the key in the browser's own note of a source is the field itself. */
const COLUMNS: Readonly<Record<CampaignField, SQL>> = {
  source: sql.raw('"source"'),
  plan: sql.raw('"plan"'),
  unit: sql.raw('"unit"'),
  keyWord: sql.raw('"key_word"'),
};
const FIELDS = ['source', 'plan', 'unit', 'keyWord'] as const satisfies readonly CampaignField[];

const within = (column: SQL, from: Date | undefined, to: Date | undefined): SQL =>
  sql`(${from?.toISOString() ?? null}::timestamptz is null or ${column} >= ${from?.toISOString() ?? null})
    and (${to?.toISOString() ?? null}::timestamptz is null or ${column} < ${to?.toISOString() ?? null})`;

export function createCampaignRepository({ sql: db }: Connection): CampaignRepository {
  return {
    async addVisit({ ownerId, day, fields, requesterHash, at }) {
      await db
        .insert(campaignVisits)
        .values({ ownerId, day, ...fields, requesterHash, createdAt: at })
        .onConflictDoNothing();
    },
    async countVisitsFrom(requesterHash, since) {
      const [row] = await db
        .select({ number: count() })
        .from(campaignVisits)
        .where(and(eq(campaignVisits.requesterHash, requesterHash), gte(campaignVisits.createdAt, since)));
      return row?.number ?? 0;
    },
    async sum(told, { from, to }, limit) {
      const names = FIELDS.map((field) =>
        told.includes(field)
          ? sql`nullif(${COLUMNS[field]}, '') as ${COLUMNS[field]}`
          : sql`null::text as ${COLUMNS[field]}`,
      );
      const kept = (field: CampaignField) => sql`${signUpSources.source} ->> ${sql.raw(`'${field}'`)}`;
      const { rows } = await db.execute<SummedRow>(sql`
        select ${sql.join(names, sql`, `)}, sum(visits)::int as visits, sum(sign_ups)::int as sign_ups,
          sum(least(paid, 1))::int as paying, sum(paid)::int as paid_fen
        from (
          select source, plan, unit, key_word, 1 as visits, 0 as sign_ups, 0 as paid from ${campaignVisits}
          where ${within(sql`${campaignVisits.createdAt}`, from, to)}
          union all
          select ${sql.join(FIELDS.map(kept), sql`, `)}, 0, 1, ${paidBy(users.id)}
          from ${signUpSources} join ${users} on ${eq(users.id, signUpSources.userId)}
          where ${signUpSources.source} <> '{}'::jsonb and ${within(sql`${users.createdAt}`, from, to)}
        ) as told (source, plan, unit, key_word, visits, sign_ups, paid)
        group by 1, 2, 3, 4
        order by 6 desc, 5 desc, 1, 2, 3, 4
        limit ${limit}`);
      return rows.map(toRow);
    },
    async deleteVisitsBefore(moment) {
      await db.delete(campaignVisits).where(lt(campaignVisits.createdAt, moment));
    },
  };
}

type SummedRow = Readonly<{
  source: string | null;
  plan: string | null;
  unit: string | null;
  key_word: string | null;
  visits: number;
  sign_ups: number;
  paying: number;
  paid_fen: number;
}>;

function toRow({ source, plan, unit, key_word, visits, sign_ups, paying, paid_fen }: SummedRow): CampaignRow {
  return { source, plan, unit, keyWord: key_word, visits, signUps: sign_ups, paying, paidFen: paid_fen };
}
