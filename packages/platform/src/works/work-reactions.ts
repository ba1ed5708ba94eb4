import type { WorkRepository } from '@plumbline/core/works/work-repository.ts';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { workAuthors, workFollows, workLikes, workReports, works } from '../database/schema/works.ts';

type Sql = Connection['sql'];
type Reactions = Pick<WorkRepository, 'like' | 'follow' | 'report' | 'takeReportBack' | 'addViews'>;

export function workReactions(db: Sql): Reactions {
  return {
    async like(userId, workId, at) {
      if (at === null)
        await db.delete(workLikes).where(and(eq(workLikes.userId, userId), eq(workLikes.workId, workId)));
      // Of two at once the table takes one, and its trigger counts what it took.
      else
        await db.execute(sql`
          insert into work_likes (user_id, work_id, at)
          select ${userId}, work_id, ${at.toISOString()}::timestamptz from works where work_id = ${workId} and listed
          on conflict do nothing`);
      const [row] = await db
        .select({ likes: works.likes })
        .from(works)
        .where(and(eq(works.workId, workId), works.listed));
      return row && { liked: at !== null, likes: row.likes };
    },
    async follow(userId, authorId, at, most) {
      const [author] = await db
        .select({ authorId: workAuthors.authorId })
        .from(workAuthors)
        .where(eq(workAuthors.authorId, authorId));
      if (!author) return undefined;
      const mine = eq(workFollows.userId, userId);
      if (at === null) await db.delete(workFollows).where(and(mine, eq(workFollows.authorId, authorId)));
      else {
        if ((await db.$count(workFollows, mine)) >= most) return 'full';
        await db.insert(workFollows).values({ userId, authorId, at }).onConflictDoNothing();
      }
      const [row] = await db
        .select({ followers: count() })
        .from(workFollows)
        .where(eq(workFollows.authorId, authorId));
      return { following: at !== null, followers: row?.followers ?? 0 };
    },
    async report({ userId, workId, reason, note, at }) {
      const { rowCount } = await db.execute(sql`
        insert into work_reports (user_id, work_id, reason, note, at)
        select ${userId}, work_id, ${reason}, ${note}, ${at.toISOString()}::timestamptz
        from works where work_id = ${workId} and listed
        on conflict (user_id, work_id) do update
        set reason = excluded.reason, note = excluded.note, at = excluded.at, answered_at = null`);
      return rowCount === 1;
    },
    async takeReportBack(userId, workId) {
      await db
        .delete(workReports)
        .where(
          and(eq(workReports.userId, userId), eq(workReports.workId, workId), isNull(workReports.answeredAt)),
        );
    },
    async addViews(views) {
      if (views.size === 0) return;
      // In one order, as everything that locks several rows; of works that are gone meanwhile none.
      const rows = [...views].sort(([a], [b]) => (a < b ? -1 : 1));
      const values = sql.join(
        rows.map(([workId, number]) => sql`(${workId}, ${number}::int)`),
        sql`, `,
      );
      await db.execute(sql`
        insert into work_views (work_id, views)
        select seen.work_id, seen.number from (values ${values}) seen (work_id, number)
        join works w on w.work_id = seen.work_id
        order by seen.work_id
        on conflict (work_id) do update set views = work_views.views + excluded.views`);
    },
  };
}
