import type { WorkRepository } from '@plumbline/core/works/work-repository.ts';
import type { ReportReason } from '@plumbline/contract/works/work-lists.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workReports, works } from '../database/schema/works.ts';
import { textArray } from './card-query.ts';
import { wholeWorks } from './work-reads.ts';

type Sql = Connection['sql'];

export function moderationQueries(
  db: Sql,
): Pick<WorkRepository, 'managed' | 'openReports' | 'waiting' | 'moderate'> {
  return {
    async managed(queue, { after, limit }) {
      const waits = queue === 'pending' || queue === 'reported';
      const source = {
        pending: sql`select w.changed_at as at, w.work_id as id from works w where w.state = 'pending'`,
        hidden: sql`select w.changed_at as at, w.work_id as id from works w where w.state = 'hidden'`,
        visible: sql`select w.published_at as at, w.work_id as id from works w where w.listed`,
        reported: sql`select min(r.at) as at, r.work_id as id from work_reports r
          join works w on w.work_id = r.work_id and w.state = 'visible'
          where r.answered_at is null group by r.work_id`,
      }[queue];
      const than = waits ? sql`>` : sql`<`;
      const behind =
        after === undefined
          ? sql``
          : sql`where (at, id) ${than} (${after.at.toISOString()}::timestamptz, ${after.id})`;
      const order = waits ? sql`at, id` : sql`at desc, id desc`;
      const { rows } = await db.execute<{ at: string; id: string; reports: number }>(sql`
        select at, id, (select count(*)::int from work_reports r where r.work_id = id and r.answered_at is null) as reports
        from (${source}) queued ${behind} order by ${order} limit ${limit}`);
      const found = new Map(
        (
          await wholeWorks(
            db,
            rows.map(({ id }) => id),
            null,
          )
        ).map((work) => [work.workId, work]),
      );
      return rows.flatMap(({ at, id, reports }) => {
        const work = found.get(id);
        return work ? [{ at: new Date(at), work, reportCount: reports }] : [];
      });
    },
    async openReports(workIds, each) {
      if (workIds.length === 0) return [];
      const { rows } = await db.execute<{ work_id: string; reason: string; note: string; at: string }>(sql`
        select found.* from unnest(${textArray(workIds)}) as named (id)
        cross join lateral (
          select r.work_id, r.reason, r.note, r.at from work_reports r
          where r.work_id = named.id and r.answered_at is null order by r.at desc limit ${each}
        ) found`);
      return rows.map((row) => ({
        workId: row.work_id,
        reason: row.reason as ReportReason,
        note: row.note,
        at: new Date(row.at),
      }));
    },
    async waiting(most) {
      const { rows } = await db.execute<{ pending: number; reported: number }>(sql`
        select
          (select count(*)::int from (select 1 from works where state = 'pending' limit ${most}) p) as pending,
          (select count(*)::int from (
            select 1 from work_reports r join works w on w.work_id = r.work_id and w.state = 'visible'
            where r.answered_at is null group by r.work_id limit ${most}
          ) r) as reported`);
      return rows[0] ?? { pending: 0, reported: 0 };
    },
    async moderate(workId, { state, moderation, at }) {
      await db
        .update(works)
        .set({ state, moderation, changedAt: at, revision: sql`${works.revision} + 1` })
        .where(eq(works.workId, workId));
      await db
        .update(workReports)
        .set({ answeredAt: at })
        .where(and(eq(workReports.workId, workId), isNull(workReports.answeredAt)));
    },
  };
}
