import { randomUUID } from 'node:crypto';
import type {
  AddViewBody,
  ChangeViewBody,
  Project,
  ProjectView,
  ViewDetails,
} from '@plumbline/contract/api/projects.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { VIEWS_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { requireImage } from '../images/require-image.ts';
import type { Repositories } from '../ports/database.ts';
import { describePicture } from './describe-picture.ts';
import { describeView } from './describe-project.ts';
import { readProject } from './list-projects.ts';
import { placeInView } from './place-tasks.ts';
import { inProject, type ProjectDependencies } from './project-dependencies.ts';
import type { ViewSummary } from './project-record.ts';
import {
  requireProject,
  requireRevision,
  requireRoom,
  requireSameIds,
  requireView,
} from './require-project.ts';

const ROOTS_MAX = 50;

type Dependencies = Pick<ProjectDependencies, 'database' | 'clock'>;

async function readView(
  { database }: Pick<Dependencies, 'database'>,
  userId: string,
  projectId: string,
  viewId: string,
): Promise<ViewSummary> {
  return requireView(database, await requireProject(database, userId, projectId), viewId);
}

/** @throws AppError `IMAGE_NOT_FOUND` for what is no upload of the user's to work from */
async function requireStart({ images }: Pick<Repositories, 'images'>, userId: string, imageId: string) {
  const { purpose } = await requireImage(images, imageId, userId, 'startImageId');
  if (purpose !== 'base') throw new AppError('IMAGE_NOT_FOUND', `a ${purpose} to begin with: ${imageId}`);
}

/** @throws AppError `NOT_FOUND`, `GONE` for a task that is not the user's; `IMAGE_NOT_FOUND`, `PROJECT_FULL` */
export async function addView(
  dependencies: Dependencies,
  userId: string,
  projectId: string,
  { name, room, startImageId, taskIds }: AddViewBody,
): Promise<ProjectView> {
  const viewId = `v-${randomUUID()}`;
  await inProject(dependencies, userId, projectId, async (repositories, project, at) => {
    const { projects } = repositories;
    requireRoom((await projects.listViews(projectId)).length + 1, VIEWS_MAX, 'views');
    if (startImageId !== undefined) await requireStart(repositories, userId, startImageId);
    const view = {
      viewId,
      projectId,
      userId,
      name,
      room,
      startImageId: startImageId ?? null,
      currentImageId: null,
      scale: null,
      planRooms: [],
    };
    await projects.addView({ ...view, createdAt: at, changedAt: at });
    await projects.change(projectId, { revision: project.revision + 1 });
    await placeInView(repositories, { viewId, userId }, taskIds, at);
  });
  return describeView(await readView(dependencies, userId, projectId, viewId));
}

/** @throws AppError `NOT_FOUND` */
export async function readViewDetails(
  { database }: Pick<Dependencies, 'database'>,
  userId: string,
  projectId: string,
  viewId: string,
): Promise<ViewDetails> {
  const view = await readView({ database }, userId, projectId, viewId);
  const roots = await database.projects.roots(viewId, ROOTS_MAX);
  return { ...describeView(view), roots: roots.map(describePicture) };
}

/** @throws AppError `NOT_FOUND`; `IMAGE_NOT_FOUND` for a picture that is none of the view's */
export async function changeView(
  dependencies: Dependencies,
  userId: string,
  { projectId, viewId }: { readonly projectId: string; readonly viewId: string },
  change: ChangeViewBody,
): Promise<ProjectView> {
  await inProject(dependencies, userId, projectId, async (repositories, project, at) => {
    const { projects } = repositories;
    await requireView(repositories, project, viewId);
    const { currentImageId, startImageId } = change;
    if (startImageId) await requireStart(repositories, userId, startImageId);
    if (currentImageId && !(await projects.holdsPicture(viewId, currentImageId)))
      throw new AppError('IMAGE_NOT_FOUND', `image ${currentImageId} of ${viewId}`, {
        details: { currentImageId: 'no picture of this view' },
      });
    await projects.changeView(viewId, { ...change, changedAt: at });
  });
  return describeView(await readView(dependencies, userId, projectId, viewId));
}

/** Its tasks stay in the history. @throws AppError `NOT_FOUND` */
export async function deleteView(
  dependencies: Dependencies,
  userId: string,
  { projectId, viewId }: { readonly projectId: string; readonly viewId: string },
): Promise<void> {
  await inProject(dependencies, userId, projectId, async (repositories, project) => {
    await requireView(repositories, project, viewId);
    await repositories.projects.deleteView(viewId);
    await repositories.projects.change(projectId, { revision: project.revision + 1 });
  });
}

/** @throws AppError `NOT_FOUND`, `CHANGED_MEANWHILE` */
export async function orderViews(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
  { viewIds, revision }: { readonly viewIds: readonly string[]; readonly revision: number },
): Promise<Project> {
  await inProject(dependencies, userId, projectId, async ({ projects }, project) => {
    requireRevision(project.revision, revision, `views of ${projectId}`);
    const stand = await projects.listViews(projectId);
    requireSameIds(
      stand.map(({ viewId }) => viewId),
      viewIds,
      'views',
    );
    await projects.orderViews(viewIds);
    await projects.change(projectId, { revision: project.revision + 1 });
  });
  return readProject(dependencies, userId, projectId);
}
