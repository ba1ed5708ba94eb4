import { randomUUID } from 'node:crypto';
import type { BoardItemInput } from '@plumbline/contract/api/boards.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Repositories } from '../ports/database.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { BoardItemRecord, ProjectRecord } from './project-record.ts';

/** Items that stand keep their ids; an id that is none of the board's, or comes twice, is of a new one. */
export function withIds(
  items: readonly BoardItemInput[],
  stand: readonly BoardItemRecord[],
): BoardItemRecord[] {
  const known = new Set(stand.map(({ itemId }) => itemId));
  return items.map(({ itemId, ...item }) => ({
    ...item,
    itemId: itemId !== undefined && known.delete(itemId) ? itemId : `i-${randomUUID()}`,
  }));
}

/** What an item shows, as far as that can go. */
function referenceOf(item: BoardItemRecord): string {
  switch (item.kind) {
    case 'view':
      return `view ${item.viewId}`;
    case 'picture':
      return `picture ${item.imageId}`;
    case 'work':
      return `work ${item.workId}`;
    case 'material':
      return `material ${item.materialId}`;
    case 'note':
      return '';
  }
}

/**
 * Whether what items show is there, and the caller's or everybody's, where it is new on the board.
 *
 * @throws AppError `IMAGE_NOT_FOUND`, `NOT_FOUND`, `VALIDATION_FAILED`
 */
export async function requireItems(
  { materialOf }: Pick<ProjectDependencies, 'materialOf'>,
  { images, works, projects }: Pick<Repositories, 'images' | 'works' | 'projects'>,
  { projectId, userId }: ProjectRecord,
  items: readonly BoardItemRecord[],
  stand: readonly BoardItemRecord[],
): Promise<void> {
  const known = new Set(stand.map(referenceOf));
  const added = items.filter((item) => item.kind !== 'note' && !known.has(referenceOf(item)));
  const imageIds = added.flatMap((item) => (item.kind === 'picture' ? item.imageId : []));
  const found = new Map(
    (imageIds.length === 0 ? [] : await images.findMany([...new Set(imageIds)])).map((image) => [
      image.imageId,
      image,
    ]),
  );
  for (const imageId of imageIds) {
    const image = found.get(imageId);
    if (image?.ownerId !== userId || image.deletedAt || image.purpose === 'diff' || image.purpose === 'mask')
      throw new AppError('IMAGE_NOT_FOUND', `image ${imageId}`);
  }
  const workIds = [...new Set(added.flatMap((item) => (item.kind === 'work' ? item.workId : [])))];
  const seen = workIds.length === 0 ? [] : await works.cards(workIds, userId);
  if (seen.length < workIds.length) throw new AppError('NOT_FOUND', `works of a board of ${projectId}`);
  const viewIds = added.flatMap((item) => (item.kind === 'view' ? item.viewId : []));
  const views = new Set((await projects.listViews(projectId)).map(({ viewId }) => viewId));
  if (viewIds.some((viewId) => !views.has(viewId)))
    throw new AppError('NOT_FOUND', `views of a board of ${projectId}`);
  for (const item of added)
    if (item.kind === 'material' && !materialOf(item.materialId))
      throw new AppError('VALIDATION_FAILED', `material ${item.materialId}`, {
        details: { materialId: 'no material of the library' },
      });
}
