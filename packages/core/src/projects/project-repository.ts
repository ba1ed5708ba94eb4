import type { ProjectState } from '@plumbline/contract/projects/project-lists.ts';
import type { SearchQuery } from '../tasks/search-tokens.ts';
import type {
  BoardChange,
  BoardRecord,
  LineageStep,
  PictureRecord,
  ProjectChange,
  ProjectFigures,
  ProjectRecord,
  ScheduleRowRecord,
  TaskPlace,
  ViewChange,
  ViewRecord,
  ViewSummary,
} from './project-record.ts';

export interface ProjectFilter {
  readonly state: ProjectState;
  readonly search: SearchQuery;
}

export interface ProjectPage {
  readonly after: { readonly changedAt: Date; readonly projectId: string } | undefined;
  readonly limit: number;
}

/** Views of a project, and the tasks in them. */
export interface ProjectViewRepository {
  /** Of one project, in their order. */
  listViews(projectId: string): Promise<ViewSummary[]>;
  findView(viewId: string): Promise<ViewSummary | undefined>;
  /** Behind the others. */
  addView(view: Omit<ViewRecord, 'position'>): Promise<void>;
  changeView(viewId: string, change: ViewChange): Promise<void>;
  /** Its tasks are in none then. */
  deleteView(viewId: string): Promise<void>;
  /** Of the ids, which are all views of one project. */
  orderViews(viewIds: readonly string[]): Promise<void>;
  /** Puts tasks of the user into a view, wherever they were. */
  placeTasks(
    view: Pick<ViewRecord, 'viewId' | 'userId'>,
    taskIds: readonly string[],
    at: Date,
  ): Promise<void>;
  takeOutTasks(userId: string, taskIds: readonly string[]): Promise<void>;
  /** Those of the tasks that are in a view of a project that is not deleted. */
  placesOf(taskIds: readonly string[]): Promise<ReadonlyMap<string, TaskPlace>>;
  /** The view that something made from this picture belongs to: of the task that made it, else of the newest that was begun with it. */
  viewFor(userId: string, baseImageId: string): Promise<string | undefined>;
  /** Whether a task of the view made this living picture of the user's, or was what one began with. */
  holdsPicture(viewId: string, imageId: string): Promise<boolean>;
  /** From a living picture of the user's up to the first one that it was made from, as the trees of versions go. */
  lineage(imageId: string, userId: string): Promise<LineageStep[]>;
  /** What the view's pictures go back to, newest first, at most `limit`. */
  roots(viewId: string, limit: number): Promise<PictureRecord[]>;
}

export interface ProjectBoardRepository {
  /** Of one project, in their order. */
  listBoards(projectId: string): Promise<BoardRecord[]>;
  findBoard(boardId: string): Promise<BoardRecord | undefined>;
  /** Behind the others. */
  addBoard(board: Omit<BoardRecord, 'position'>): Promise<void>;
  changeBoard(boardId: string, change: BoardChange): Promise<void>;
  deleteBoard(boardId: string): Promise<void>;
  orderBoards(boardIds: readonly string[]): Promise<void>;
}

export interface ProjectRepository extends ProjectViewRepository, ProjectBoardRepository {
  add(project: ProjectRecord, searchTokens: readonly string[]): Promise<void>;
  find(projectId: string): Promise<ProjectRecord | undefined>;
  /** Nobody else changes it, or anything in it, until the transaction ends. */
  lock(projectId: string): Promise<ProjectRecord | undefined>;
  /** @param searchTokens undefined: as they are */
  change(projectId: string, change: ProjectChange, searchTokens?: readonly string[]): Promise<void>;
  /** The one that changed last first. */
  list(userId: string, filter: ProjectFilter, page: ProjectPage): Promise<ProjectRecord[]>;
  count(userId: string, filter: ProjectFilter): Promise<number>;
  countStates(userId: string): Promise<Readonly<Record<ProjectState, number>>>;
  /** One for each of the ids. */
  figures(projectIds: readonly string[]): Promise<ReadonlyMap<string, ProjectFigures>>;
  schedule(projectId: string): Promise<readonly ScheduleRowRecord[]>;
  saveSchedule(projectId: string, rows: readonly ScheduleRowRecord[]): Promise<void>;
  /** Those that were deleted before a moment, for good. Returns how many. */
  forget(deletedBefore: Date): Promise<number>;
}
