import type { CreateShareBody, SharedRow } from '@plumbline/contract/api/shares.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { BoardRecord, MaterialOf, ProjectRecord, ViewSummary } from '../projects/project-record.ts';
import { requireBoard, requireProject } from '../projects/require-project.ts';
import type { SharedPicture } from './share-repository.ts';

type Wanted = NonNullable<CreateShareBody['project']>;

export interface SharedProject {
  readonly project: ProjectRecord;
  readonly pictures: readonly SharedPicture[];
  readonly schedule: readonly SharedRow[] | null;
}

/**
 * What is shared of a project as it stands now: works of others, materials and notes of a board stay behind.
 *
 * @throws AppError `NOT_FOUND` for a project, a board or a view that is not the user's
 */
export async function sharedProject(
  repositories: Pick<Repositories, 'projects' | 'images'>,
  userId: string,
  { projectId, boardId, viewIds, schedule }: Wanted,
  materialOf: MaterialOf,
): Promise<SharedProject> {
  const project = await requireProject(repositories, userId, projectId);
  if (project.deletedAt !== null) throw new AppError('NOT_FOUND', `project ${projectId} is deleted`);
  const views = new Map(
    (await repositories.projects.listViews(projectId)).map((view) => [view.viewId, view]),
  );
  const pictures =
    boardId === undefined
      ? picturesOfViews(viewIds ?? [...views.keys()], views)
      : await picturesOfBoard(repositories, await requireBoard(repositories, project, boardId), views);
  const rows = schedule ? await repositories.projects.schedule(projectId) : null;
  return {
    project,
    pictures,
    schedule:
      rows?.map(({ mark, part, rooms, materialId, product, finish, note }) => ({
        mark,
        part,
        rooms: [...rooms],
        material: materialId === null ? null : (materialOf(materialId)?.name ?? null),
        product,
        finish,
        note,
      })) ?? null,
  };
}

/** @throws AppError `NOT_FOUND` */
function picturesOfViews(
  viewIds: readonly string[],
  views: ReadonlyMap<string, ViewSummary>,
): SharedPicture[] {
  return viewIds.flatMap((viewId) => {
    const view = views.get(viewId);
    if (!view) throw new AppError('NOT_FOUND', `view ${viewId}`);
    return view.current ? [{ imageId: view.current.imageId, caption: view.name }] : [];
  });
}

async function picturesOfBoard(
  { images }: Pick<Repositories, 'images'>,
  { items }: BoardRecord,
  views: ReadonlyMap<string, ViewSummary>,
): Promise<SharedPicture[]> {
  const found = items.flatMap((item): SharedPicture[] => {
    if (item.kind === 'picture') return [{ imageId: item.imageId, caption: item.caption }];
    const view = item.kind === 'view' ? views.get(item.viewId) : undefined;
    return view?.current
      ? [{ imageId: view.current.imageId, caption: item.caption === '' ? view.name : item.caption }]
      : [];
  });
  const living = await images.livingAmong(found.map(({ imageId }) => imageId));
  return found.filter(({ imageId }) => living.has(imageId));
}
