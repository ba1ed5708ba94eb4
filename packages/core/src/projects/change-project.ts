import type { ChangeProjectBody, Project } from '@plumbline/contract/api/projects.ts';
import { requireImage } from '../images/require-image.ts';
import type { Database } from '../ports/database.ts';
import { requireProjectRoom } from './create-project.ts';
import { keptSince } from './describe-project.ts';
import { readProject } from './list-projects.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import { lockProject, ownProject } from './require-project.ts';
import { projectTokens } from './search-project.ts';

/** @throws AppError `NOT_FOUND`, `IMAGE_NOT_FOUND` for a cover that is not the user's */
export async function changeProject(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
  { archived, coverImageId, ...texts }: ChangeProjectBody,
): Promise<Project> {
  const { database, clock } = dependencies;
  await database.transaction(async (repositories) => {
    const project = await lockProject(repositories, userId, projectId);
    if (coverImageId) await requireImage(repositories.images, coverImageId, userId, 'coverImageId');
    const at = clock.now();
    const changed = {
      ...texts,
      ...(coverImageId === undefined ? {} : { coverImageId }),
      ...(archived === undefined ? {} : { archivedAt: archived ? (project.archivedAt ?? at) : null }),
      changedAt: at,
    };
    await repositories.projects.change(projectId, changed, projectTokens({ ...project, ...texts }));
  });
  return readProject(dependencies, userId, projectId);
}

/** Out of sight, and to be had back until the sweep takes it. Its pictures stay. @throws AppError `NOT_FOUND` */
export async function deleteProject(
  { database, clock }: Pick<ProjectDependencies, 'database' | 'clock'>,
  userId: string,
  projectId: string,
): Promise<void> {
  await database.transaction(async (repositories) => {
    const { projects } = repositories;
    const { deletedAt } = ownProject(await projects.lock(projectId), userId);
    await projects.change(projectId, { deletedAt: deletedAt ?? clock.now() });
  });
}

/** One that is not deleted stays as it is. @throws AppError `NOT_FOUND`, `PROJECT_LIMIT` */
export async function restoreProject(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
): Promise<Project> {
  const { database, clock } = dependencies;
  await database.transaction(async (repositories) => {
    const { projects } = repositories;
    if (ownProject(await projects.find(projectId), userId).deletedAt === null) return;
    await requireProjectRoom(repositories, userId);
    ownProject(await projects.lock(projectId), userId);
    await projects.change(projectId, { deletedAt: null, changedAt: clock.now() });
  });
  return readProject(dependencies, userId, projectId);
}

/** Deleted ones whose time is over go for good, with their views, boards and schedules. */
export async function sweepProjects({ projects }: Pick<Database, 'projects'>, at: Date): Promise<void> {
  await projects.forget(keptSince(at));
}
