import { randomUUID } from 'node:crypto';
import type { Board, BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { Project } from '@plumbline/contract/api/projects.ts';
import { BOARD_ITEMS_MAX, BOARDS_MAX } from '@plumbline/contract/projects/project-lists.ts';
import type { Repositories } from '../ports/database.ts';
import { requireItems, withIds } from './board-items.ts';
import { describeBoard } from './describe-board.ts';
import { readProject } from './list-projects.ts';
import { inProject, type ProjectDependencies } from './project-dependencies.ts';
import type { BoardRecord, ProjectRecord } from './project-record.ts';
import {
  requireBoard,
  requireProject,
  requireRevision,
  requireRoom,
  requireSameIds,
} from './require-project.ts';

interface BoardPlace {
  readonly projectId: string;
  readonly boardId: string;
}

/** @throws AppError `NOT_FOUND` */
export async function readBoard(
  dependencies: ProjectDependencies,
  userId: string,
  { projectId, boardId }: BoardPlace,
): Promise<Board> {
  const { database } = dependencies;
  const project = await requireProject(database, userId, projectId);
  const board = await requireBoard(database, project, boardId);
  return describeBoard(dependencies, database, board, await database.projects.listViews(projectId));
}

/** @throws AppError `NOT_FOUND`, `PROJECT_FULL` */
export async function addBoard(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
  name: string,
): Promise<Board> {
  const boardId = `d-${randomUUID()}`;
  await inProject(dependencies, userId, projectId, async ({ projects }, project, at) => {
    requireRoom((await projects.listBoards(projectId)).length + 1, BOARDS_MAX, 'boards');
    const board = { boardId, projectId, userId, name, items: [], revision: 0 };
    await projects.addBoard({ ...board, createdAt: at, changedAt: at });
    await projects.change(projectId, { revision: project.revision + 1 });
  });
  return readBoard(dependencies, userId, { projectId, boardId });
}

async function changeBoard(
  dependencies: ProjectDependencies,
  userId: string,
  place: BoardPlace,
  change: (
    board: BoardRecord,
    repositories: Repositories,
    project: ProjectRecord,
  ) => Promise<Partial<Pick<BoardRecord, 'name' | 'items' | 'revision'>>>,
): Promise<Board> {
  await inProject(dependencies, userId, place.projectId, async (repositories, project, at) => {
    const board = await requireBoard(repositories, project, place.boardId);
    const changed = await change(board, repositories, project);
    await repositories.projects.changeBoard(board.boardId, { ...changed, changedAt: at });
  });
  return readBoard(dependencies, userId, place);
}

/** @throws AppError `NOT_FOUND` */
export function renameBoard(
  dependencies: ProjectDependencies,
  userId: string,
  place: BoardPlace,
  name: string,
): Promise<Board> {
  return changeBoard(dependencies, userId, place, async () => ({ name }));
}

/**
 * All items in their order. What was on the board before may stay on it though it is gone; what is new must be there.
 *
 * @throws AppError `NOT_FOUND`, `CHANGED_MEANWHILE`, `IMAGE_NOT_FOUND`, `VALIDATION_FAILED`
 */
export function saveBoard(
  dependencies: ProjectDependencies,
  userId: string,
  place: BoardPlace,
  { items, revision }: { readonly items: readonly BoardItemInput[]; readonly revision: number },
): Promise<Board> {
  return changeBoard(dependencies, userId, place, async (board, repositories, project) => {
    requireRevision(board.revision, revision, `board ${board.boardId}`);
    const laid = withIds(items, board.items);
    await requireItems(dependencies, repositories, project, laid, board.items);
    return { items: laid, revision: board.revision + 1 };
  });
}

/** Behind what is there, whatever that is by now. @throws AppError `NOT_FOUND`, `PROJECT_FULL`, `IMAGE_NOT_FOUND`, `VALIDATION_FAILED` */
export function addToBoard(
  dependencies: ProjectDependencies,
  userId: string,
  place: BoardPlace,
  items: readonly BoardItemInput[],
): Promise<Board> {
  return changeBoard(dependencies, userId, place, async (board, repositories, project) => {
    const added = withIds(items, []);
    requireRoom(board.items.length + added.length, BOARD_ITEMS_MAX, `items of ${board.boardId}`);
    await requireItems(dependencies, repositories, project, added, []);
    return { items: [...board.items, ...added], revision: board.revision + 1 };
  });
}

/** What it shows stays where it is. @throws AppError `NOT_FOUND` */
export async function deleteBoard(
  dependencies: Pick<ProjectDependencies, 'database' | 'clock'>,
  userId: string,
  { projectId, boardId }: BoardPlace,
): Promise<void> {
  await inProject(dependencies, userId, projectId, async (repositories, project) => {
    await requireBoard(repositories, project, boardId);
    await repositories.projects.deleteBoard(boardId);
    await repositories.projects.change(projectId, { revision: project.revision + 1 });
  });
}

/** @throws AppError `NOT_FOUND`, `CHANGED_MEANWHILE` */
export async function orderBoards(
  dependencies: ProjectDependencies,
  userId: string,
  projectId: string,
  { boardIds, revision }: { readonly boardIds: readonly string[]; readonly revision: number },
): Promise<Project> {
  await inProject(dependencies, userId, projectId, async ({ projects }, project) => {
    requireRevision(project.revision, revision, `boards of ${projectId}`);
    const stand = await projects.listBoards(projectId);
    requireSameIds(
      stand.map(({ boardId }) => boardId),
      boardIds,
      'boards',
    );
    await projects.orderBoards(boardIds);
    await projects.change(projectId, { revision: project.revision + 1 });
  });
  return readProject(dependencies, userId, projectId);
}
