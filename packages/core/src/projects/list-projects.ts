import type { Project, ProjectList, ProjectListQuery } from '@plumbline/contract/api/projects.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Database } from '../ports/database.ts';
import { readSearch } from '../tasks/search-tokens.ts';
import { describeProject, describeProjects } from './describe-project.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { ProjectRecord } from './project-record.ts';
import type { ProjectPage } from './project-repository.ts';
import { requireProject } from './require-project.ts';

/** @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours */
export async function listProjects(
  database: Database,
  userId: string,
  { q, state, cursor, pageSize }: ProjectListQuery,
): Promise<ProjectList> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const filter = { state, search: readSearch(q) };
  const found = await database.projects.list(userId, filter, { after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: await describeProjects(database, shown),
    nextCursor: last && found.length > shown.length ? writeCursor(last) : null,
    total: await database.projects.count(userId, filter),
    counts: await database.projects.countStates(userId),
  };
}

/** @throws AppError `NOT_FOUND` */
export async function readProject(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
): Promise<Project> {
  const { database } = dependencies;
  return describeProject(dependencies, database, await requireProject(database, userId, projectId));
}

function writeCursor({ changedAt, projectId }: ProjectRecord): string {
  return Buffer.from(`${changedAt.toISOString()} ${projectId}`).toString('base64url');
}

function readCursor(cursor: string): NonNullable<ProjectPage['after']> {
  const [time = '', projectId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const changedAt = new Date(time);
  if (!/^\d{4}-/.test(time) || Number.isNaN(changedAt.getTime()) || !/^[\w-]{1,64}$/.test(projectId))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { changedAt, projectId };
}
