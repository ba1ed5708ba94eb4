import type { Project, ProjectSummary, ProjectView } from '@plumbline/contract/api/projects.ts';
import { PROJECT_KEPT_DAYS, type ProjectState } from '@plumbline/contract/projects/project-lists.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import { coverUrlOf } from '../works/describe-work.ts';
import { describeBoardSummaries } from './describe-board.ts';
import { describePicture } from './describe-picture.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { ProjectRecord, ViewSummary } from './project-record.ts';

const DAY_MS = 86_400_000;

function stateOf({ archivedAt, deletedAt }: ProjectRecord): ProjectState {
  if (deletedAt !== null) return 'deleted';
  return archivedAt === null ? 'active' : 'archived';
}

/** Those that were deleted before are gone for good. */
export function keptSince(at: Date): Date {
  return new Date(at.getTime() - PROJECT_KEPT_DAYS * DAY_MS);
}

export async function describeProjects(
  { projects, images, works }: Pick<Repositories, 'projects' | 'images' | 'works'>,
  records: readonly ProjectRecord[],
): Promise<ProjectSummary[]> {
  if (records.length === 0) return [];
  const figures = await projects.figures(records.map(({ projectId }) => projectId));
  const chosen = await images.livingAmong(records.flatMap(({ coverImageId }) => coverImageId ?? []));
  const workIds = [...figures.values()].flatMap(({ firstWorkId }) => firstWorkId ?? []);
  const cards = new Map(
    (workIds.length === 0 ? [] : await works.cards(workIds, null)).map((card) => [card.workId, card]),
  );
  return records.map((record) => {
    const { projectId, deletedAt } = record;
    const found = figures.get(projectId);
    const coverId =
      record.coverImageId !== null && chosen.has(record.coverImageId)
        ? record.coverImageId
        : (found?.firstImageId ?? null);
    const work = cards.get(found?.firstWorkId ?? '');
    return {
      projectId,
      title: record.title,
      client: record.client,
      address: record.address,
      description: record.description,
      sample: record.sample,
      state: stateOf(record),
      coverImageId: record.coverImageId,
      coverUrl: coverId === null ? (work ? coverUrlOf(work) : null) : imageUrls(coverId).thumbnailUrl,
      viewCount: found?.views ?? 0,
      taskCount: found?.tasks ?? 0,
      boardCount: found?.boards ?? 0,
      rowCount: found?.rows ?? 0,
      createdAt: record.createdAt.toISOString(),
      changedAt: record.changedAt.toISOString(),
      goneAt:
        deletedAt === null ? null : new Date(deletedAt.getTime() + PROJECT_KEPT_DAYS * DAY_MS).toISOString(),
    };
  });
}

export function describeView(view: ViewSummary): ProjectView {
  const {
    viewId,
    name,
    room,
    currentImageId,
    startImageId,
    current,
    tasks,
    scale,
    planRooms,
    createdAt,
    changedAt,
  } = view;
  return {
    viewId,
    name,
    room,
    currentImageId,
    startImageId,
    current: current && describePicture(current),
    taskCount: tasks,
    scale,
    planRooms: [...planRooms],
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** A project as its page shows it. */
export async function describeProject(
  dependencies: Pick<ProjectDependencies, 'materialOf' | 'locale'>,
  repositories: Pick<Repositories, 'projects' | 'images' | 'works'>,
  project: ProjectRecord,
): Promise<Project> {
  const [summary] = await describeProjects(repositories, [project]);
  const views = await repositories.projects.listViews(project.projectId);
  const boards = await repositories.projects.listBoards(project.projectId);
  return {
    ...(summary as ProjectSummary),
    revision: project.revision,
    views: views.map(describeView),
    boards: await describeBoardSummaries(dependencies, repositories, boards, views),
  };
}
