import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { BoardRecord, ProjectRecord, ViewSummary } from './project-record.ts';

/** @throws AppError `NOT_FOUND`, for somebody else's too: nobody learns that it exists */
export function ownProject(project: ProjectRecord | undefined, userId: string): ProjectRecord {
  if (project?.userId !== userId) throw new AppError('NOT_FOUND', `project of ${userId}`);
  return project;
}

type Projects = Pick<Repositories, 'projects'>;

/** To be looked at: a deleted one is there for its owner until it is gone for good. @throws AppError `NOT_FOUND` */
export async function requireProject({ projects }: Projects, userId: string, projectId: string) {
  return ownProject(await projects.find(projectId), userId);
}

/** Locked for a change of it or of anything in it; a deleted one changes only by being had back. @throws AppError `NOT_FOUND` */
export async function lockProject({ projects }: Projects, userId: string, projectId: string) {
  const project = ownProject(await projects.lock(projectId), userId);
  if (project.deletedAt !== null) throw new AppError('NOT_FOUND', `project ${projectId} is deleted`);
  return project;
}

/** @throws AppError `NOT_FOUND` */
export async function requireView(
  { projects }: Projects,
  { projectId }: Pick<ProjectRecord, 'projectId'>,
  viewId: string,
): Promise<ViewSummary> {
  const view = await projects.findView(viewId);
  if (view?.projectId !== projectId) throw new AppError('NOT_FOUND', `view of ${projectId}`);
  return view;
}

/** @throws AppError `NOT_FOUND` */
export async function requireBoard(
  { projects }: Projects,
  { projectId }: Pick<ProjectRecord, 'projectId'>,
  boardId: string,
): Promise<BoardRecord> {
  const board = await projects.findBoard(boardId);
  if (board?.projectId !== projectId) throw new AppError('NOT_FOUND', `board of ${projectId}`);
  return board;
}

/** @throws AppError `CHANGED_MEANWHILE` where a change was made from something older */
export function requireRevision(stands: number, madeFrom: number, what: string): void {
  if (stands !== madeFrom) throw new AppError('CHANGED_MEANWHILE', `${what}: ${stands} is not ${madeFrom}`);
}

/** @throws AppError `PROJECT_FULL` */
export function requireRoom(count: number, limit: number, what: string): void {
  if (count > limit) throw new AppError('PROJECT_FULL', `${count} ${what}`, { values: { limit } });
}

/** Whether a new order names everything once. @throws AppError `CHANGED_MEANWHILE` */
export function requireSameIds(stand: readonly string[], wanted: readonly string[], what: string): void {
  const known = new Set(stand);
  const same = new Set(wanted);
  if (wanted.length !== known.size || same.size !== wanted.length || wanted.some((id) => !known.has(id)))
    throw new AppError('CHANGED_MEANWHILE', `${what} in another order`);
}
