import type { Board, BoardItem, BoardSummary } from '@plumbline/contract/api/boards.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import { coverUrlOf, describeAuthor, textIn } from '../works/describe-work.ts';
import type { WorkCardRecord } from '../works/work-record.ts';
import { describePicture } from './describe-picture.ts';
import type { ProjectDependencies } from './project-dependencies.ts';
import type { BoardItemRecord, BoardRecord, PictureRecord, ViewSummary } from './project-record.ts';

const COVERS = 4;
/** Items that are looked at for covers: a board that begins with many notes has few. */
const LOOKED_AT = 12;

type Language = Pick<ProjectDependencies, 'materialOf' | 'locale'>;
type Sources = Pick<Repositories, 'images' | 'works'>;

/** What items refer to, as far as it is there. */
interface Referred {
  readonly views: ReadonlyMap<string, ViewSummary>;
  readonly pictures: ReadonlyMap<string, PictureRecord>;
  readonly works: ReadonlyMap<string, WorkCardRecord>;
}

async function findReferred(
  { images, works }: Sources,
  userId: string,
  items: readonly BoardItemRecord[],
  views: readonly ViewSummary[],
): Promise<Referred> {
  const imageIds = [...new Set(items.flatMap((item) => (item.kind === 'picture' ? item.imageId : [])))];
  const workIds = [...new Set(items.flatMap((item) => (item.kind === 'work' ? item.workId : [])))];
  const found = imageIds.length === 0 ? [] : await images.findMany(imageIds);
  const cards = workIds.length === 0 ? [] : await works.cards(workIds, userId);
  return {
    views: new Map(views.map((view) => [view.viewId, view])),
    pictures: new Map(
      found
        .filter(({ ownerId, deletedAt }) => ownerId === userId && deletedAt === null)
        .map(({ imageId, width, height }) => [imageId, { imageId, taskId: null, width, height }]),
    ),
    works: new Map(cards.map((card) => [card.workId, card])),
  };
}

function describeItem(
  item: BoardItemRecord,
  { views, pictures, works }: Referred,
  { materialOf, locale }: Language,
): BoardItem {
  const { itemId, caption, size, heading } = item;
  const placed = { itemId, caption, size, heading };
  switch (item.kind) {
    case 'view': {
      const view = views.get(item.viewId);
      const picture = view?.current ? describePicture(view.current) : null;
      return { kind: 'view', viewId: item.viewId, name: view?.name ?? '', picture, ...placed, gone: !view };
    }
    case 'picture': {
      const picture = pictures.get(item.imageId);
      const shown = picture ? describePicture(picture) : null;
      return { kind: 'picture', imageId: item.imageId, picture: shown, ...placed, gone: !picture };
    }
    case 'work': {
      const work = works.get(item.workId);
      return {
        kind: 'work',
        workId: item.workId,
        work: work
          ? {
              title: textIn(work.title, locale),
              author: describeAuthor(work.author, locale).name,
              coverUrl: coverUrlOf(work),
              width: work.width,
              height: work.height,
            }
          : null,
        ...placed,
        gone: !work,
      };
    }
    case 'material': {
      const material = materialOf(item.materialId) ?? null;
      return { kind: 'material', materialId: item.materialId, material, ...placed, gone: !material };
    }
    case 'note':
      return { kind: 'note', text: item.text, ...placed, gone: false };
  }
}

function coverOf(item: BoardItem): string[] {
  if (item.kind === 'view' || item.kind === 'picture')
    return item.picture ? [imageUrls(item.picture.imageId).thumbnailUrl] : [];
  if (item.kind === 'work') return item.work ? [item.work.coverUrl] : [];
  if (item.kind === 'material') return item.material ? [item.material.coverUrl] : [];
  return [];
}

function summarise(board: BoardRecord, shown: readonly BoardItem[]): BoardSummary {
  return {
    boardId: board.boardId,
    name: board.name,
    itemCount: board.items.length,
    covers: shown.flatMap(coverOf).slice(0, COVERS),
    revision: board.revision,
    createdAt: board.createdAt.toISOString(),
    changedAt: board.changedAt.toISOString(),
  };
}

/** Boards of one project, without their items. @param views of the project */
export async function describeBoardSummaries(
  language: Language,
  sources: Sources,
  boards: readonly BoardRecord[],
  views: readonly ViewSummary[],
): Promise<BoardSummary[]> {
  const first = boards.map(({ items }) => items.filter(({ kind }) => kind !== 'note').slice(0, LOOKED_AT));
  const referred = await findReferred(sources, boards[0]?.userId ?? '', first.flat(), views);
  return boards.map((board, at) =>
    summarise(
      board,
      (first[at] ?? []).map((item) => describeItem(item, referred, language)),
    ),
  );
}

/** A board with everything that is on it. @param views of the project */
export async function describeBoard(
  language: Language,
  sources: Sources,
  board: BoardRecord,
  views: readonly ViewSummary[],
): Promise<Board> {
  const referred = await findReferred(sources, board.userId, board.items, views);
  const items = board.items.map((item) => describeItem(item, referred, language));
  return { ...summarise(board, items), items };
}
