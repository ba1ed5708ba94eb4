import { randomUUID } from 'node:crypto';
import type { CreateProjectBody, Project } from '@plumbline/contract/api/projects.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { PROJECTS_MAX } from '@plumbline/contract/projects/project-lists.ts';
import type { Repositories } from '../ports/database.ts';
import { describeProject } from './describe-project.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { ProjectRecord } from './project-record.ts';
import { projectTokens } from './search-project.ts';

export function newProject(
  userId: string,
  texts: CreateProjectBody,
  at: Date,
  sample = false,
): ProjectRecord {
  return {
    ...texts,
    projectId: `p-${randomUUID()}`,
    userId,
    sample,
    coverImageId: null,
    revision: 0,
    scheduleRevision: 0,
    createdAt: at,
    changedAt: at,
    archivedAt: null,
    deletedAt: null,
  };
}

/**
 * Whether there is room for one more. Two at once are counted one after the other, and an account that is being erased gets no
 * more.
 *
 * @throws AppError `PROJECT_LIMIT`
 */
export async function requireProjectRoom(
  { identity, projects }: Pick<Repositories, 'identity' | 'projects'>,
  userId: string,
): Promise<Readonly<Record<'active' | 'archived' | 'deleted', number>>> {
  await identity.lock(`user ${userId}`);
  const counts = await projects.countStates(userId);
  if (counts.active + counts.archived >= PROJECTS_MAX)
    throw new AppError('PROJECT_LIMIT', `${userId} has ${PROJECTS_MAX}`, { values: { limit: PROJECTS_MAX } });
  return counts;
}

/** @throws AppError `PROJECT_LIMIT` */
export async function createProject(
  dependencies: ProjectDependencies,
  userId: string,
  body: CreateProjectBody,
): Promise<Project> {
  const { database, clock } = dependencies;
  const project = newProject(userId, body, clock.now());
  await database.transaction(async (repositories) => {
    await requireProjectRoom(repositories, userId);
    await repositories.projects.add(project, projectTokens(project));
  });
  return describeProject(dependencies, database, project);
}
