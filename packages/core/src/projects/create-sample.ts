import { randomUUID } from 'node:crypto';
import type { BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { CreateProjectBody, Project } from '@plumbline/contract/api/projects.ts';
import type { ScheduleRowInput } from '@plumbline/contract/api/schedules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import { withIds } from './board-items.ts';
import { newProject, requireProjectRoom } from './create-project.ts';
import { describeProject } from './describe-project.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import { withRowIds } from './schedule.ts';
import { projectTokens } from './search-project.ts';

/** What a sample project is made of, in the language of whoever asked for it. */
export interface SampleProject {
  readonly texts: CreateProjectBody;
  readonly views: readonly {
    readonly name: string;
    readonly room: RoomType | null;
    readonly drawing: string;
  }[];
  readonly boards: readonly { readonly name: string; readonly items: readonly BoardItemInput[] }[];
  readonly rows: readonly ScheduleRowInput[];
}

/**
 * A project to look at and to work on, for whoever has none: drawings that ship become uploads of the caller's own, which views
 * begin with; boards hold published works. Nothing is rendered and nothing is charged.
 *
 * @param upload stores a drawing as an upload of the caller's. @returns its image id
 * @throws AppError `CONFLICT` where the caller has a project, and what `upload` throws
 */
export async function createSampleProject(
  dependencies: ProjectDependencies,
  userId: string,
  { texts, views, boards, rows }: SampleProject,
  upload: (drawing: string) => Promise<string>,
): Promise<Project> {
  const { database, clock, materialOf } = dependencies;
  requireNone(await database.projects.countStates(userId), userId);
  // Before the lock: a picture takes a moment to be read.
  const drawn: { name: string; room: RoomType | null; startImageId: string }[] = [];
  for (const { name, room, drawing } of views)
    drawn.push({ name, room, startImageId: await upload(drawing) });
  const at = clock.now();
  const project = newProject(userId, texts, at, true);
  const { projectId } = project;
  const common = { projectId, userId, createdAt: at, changedAt: at };
  await database.transaction(async (repositories) => {
    const { projects, works } = repositories;
    requireNone(await requireProjectRoom(repositories, userId), userId);
    await projects.add(project, projectTokens(project));
    for (const view of drawn)
      await projects.addView({
        ...common,
        ...view,
        viewId: `v-${randomUUID()}`,
        currentImageId: null,
        scale: null,
        planRooms: [],
      });
    const named = boards.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'work' ? item.workId : [])),
    );
    const seen = new Set((await works.cards(named, userId)).map(({ workId }) => workId));
    // An operator may have taken a work or a material out of sight.
    const isThere = (item: BoardItemInput) =>
      (item.kind !== 'work' || seen.has(item.workId)) &&
      (item.kind !== 'material' || materialOf(item.materialId) !== undefined);
    for (const { name, items } of boards)
      await projects.addBoard({
        ...common,
        boardId: `d-${randomUUID()}`,
        name,
        items: withIds(items.filter(isThere), []),
        revision: 0,
      });
    const known = rows.filter(
      ({ materialId }) => materialId === null || materialOf(materialId) !== undefined,
    );
    await projects.saveSchedule(projectId, withRowIds(known, []));
  });
  return describeProject(dependencies, database, project);
}

/** Deleted ones do not count. @throws AppError `CONFLICT` */
function requireNone({ active, archived }: { active: number; archived: number }, userId: string): void {
  if (active + archived > 0) throw new AppError('CONFLICT', `${userId} has a project already`);
}
