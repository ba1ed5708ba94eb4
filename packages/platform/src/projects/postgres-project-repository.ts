import type { ProjectFilter, ProjectRepository } from '@plumbline/core/projects/project-repository.ts';
import type { ProjectFigures } from '@plumbline/core/projects/project-record.ts';
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { projects } from '../database/schema/projects.ts';
import { matchesSearch, vectorOf } from '../tasks/search-condition.ts';
import { textArray } from '../works/card-query.ts';
import { createBoardQueries } from './board-queries.ts';
import { CURRENT_PICTURE } from './current-picture.ts';
import { createViewQueries } from './view-queries.ts';

/** Without what is long: the schedule is asked for by itself. */
const PROJECT = {
  projectId: projects.projectId,
  userId: projects.userId,
  title: projects.title,
  client: projects.client,
  address: projects.address,
  description: projects.description,
  sample: projects.sample,
  coverImageId: projects.coverImageId,
  revision: projects.revision,
  scheduleRevision: projects.scheduleRevision,
  createdAt: projects.createdAt,
  changedAt: projects.changedAt,
  archivedAt: projects.archivedAt,
  deletedAt: projects.deletedAt,
};

const STATES = {
  active: and(isNull(projects.deletedAt), isNull(projects.archivedAt)),
  archived: and(isNull(projects.deletedAt), isNotNull(projects.archivedAt)),
  deleted: isNotNull(projects.deletedAt),
} as const;

const SEARCHED = sql`lower(concat_ws(E'\\n', ${projects.title}, ${projects.client}, ${projects.address}, ${projects.description}))`;

function matching(userId: string, { state, search }: ProjectFilter): SQL | undefined {
  return and(
    eq(projects.userId, userId),
    STATES[state],
    ...matchesSearch(search, projects.search, [SEARCHED]),
  );
}

interface FiguresRow extends Record<string, unknown> {
  readonly project_id: string;
  readonly views: string;
  readonly tasks: string;
  readonly boards: string;
  readonly rows: string;
  readonly first_image: string | null;
  readonly first_work: string | null;
}

export function createProjectRepository({ sql: db }: Connection): ProjectRepository {
  return {
    ...createViewQueries(db),
    ...createBoardQueries(db),
    async add(project, tokens) {
      await db.insert(projects).values({ ...project, schedule: [], search: vectorOf(tokens) });
    },
    async find(projectId) {
      const [row] = await db.select(PROJECT).from(projects).where(eq(projects.projectId, projectId));
      return row;
    },
    async lock(projectId) {
      const [row] = await db
        .select(PROJECT)
        .from(projects)
        .where(eq(projects.projectId, projectId))
        .for('update');
      return row;
    },
    async change(projectId, change, tokens) {
      await db
        .update(projects)
        .set({ ...change, ...(tokens === undefined ? {} : { search: vectorOf(tokens) }) })
        .where(eq(projects.projectId, projectId));
    },
    list: (userId, filter, { after, limit }) =>
      db
        .select(PROJECT)
        .from(projects)
        .where(
          and(
            matching(userId, filter),
            after &&
              sql`(${projects.changedAt}, ${projects.projectId}) < (${after.changedAt.toISOString()}::timestamptz, ${after.projectId})`,
          ),
        )
        .orderBy(desc(projects.changedAt), desc(projects.projectId))
        .limit(limit),
    count: (userId, filter) => db.$count(projects, matching(userId, filter)),
    async countStates(userId) {
      const [row] = await db
        .select({
          active: count(sql`case when ${STATES.active} then 1 end`),
          archived: count(sql`case when ${STATES.archived} then 1 end`),
          deleted: count(sql`case when ${STATES.deleted} then 1 end`),
        })
        .from(projects)
        .where(eq(projects.userId, userId));
      return row ?? { active: 0, archived: 0, deleted: 0 };
    },
    async figures(projectIds) {
      const { rows } = await db.execute<FiguresRow>(sql`
        select p.project_id, jsonb_array_length(p.schedule) as rows,
          (select count(*) from project_views v where v.project_id = p.project_id) as views,
          (select count(*) from project_tasks pt join project_views v on v.view_id = pt.view_id
            where v.project_id = p.project_id) as tasks,
          (select count(*) from project_boards b where b.project_id = p.project_id) as boards,
          (select c.image_id from project_views v cross join lateral (${CURRENT_PICTURE}) c
            where v.project_id = p.project_id order by v.position limit 1) as first_image,
          (select i.item ->> 'workId'
            from project_boards b cross join lateral jsonb_array_elements(b.items) with ordinality i(item, at)
            where b.project_id = p.project_id and i.item ->> 'kind' = 'work'
            order by b.position, i.at limit 1) as first_work
        from projects p where p.project_id = any(${textArray(projectIds)})`);
      return new Map(
        rows.map((row): [string, ProjectFigures] => [
          row.project_id,
          {
            views: Number(row.views),
            tasks: Number(row.tasks),
            boards: Number(row.boards),
            rows: Number(row.rows),
            firstImageId: row.first_image,
            firstWorkId: row.first_work,
          },
        ]),
      );
    },
    async schedule(projectId) {
      const [row] = await db
        .select({ schedule: projects.schedule })
        .from(projects)
        .where(eq(projects.projectId, projectId));
      return row?.schedule ?? [];
    },
    async saveSchedule(projectId, schedule) {
      await db.update(projects).set({ schedule }).where(eq(projects.projectId, projectId));
    },
    async forget(deletedBefore) {
      const gone = await db
        .delete(projects)
        .where(lt(projects.deletedAt, deletedBefore))
        .returning({ projectId: projects.projectId });
      return gone.length;
    },
  };
}
