import type { MineItem, MinePage } from '@plumbline/contract/api/works.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { MineTab } from '@plumbline/contract/works/work-lists.ts';
import type { User } from '../identity/user.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Database } from '../ports/database.ts';
import { describeAuthor, describeCard } from './describe-work.ts';
import { readCursor, writeCursor } from './place-cursor.ts';
import type { MineRecord } from './work-repository.ts';

const LISTS = {
  create: ['own', 'work'],
  case: ['own', 'case'],
  collect: ['collected', undefined],
  download: ['downloaded', undefined],
} as const;

/**
 * What one published, collected or downloaded, the newest first. Works that are not seen any more are in none of these lists
 * but their author’s.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of this list
 */
export async function listMine(
  { works }: Pick<Database, 'works'>,
  user: User,
  {
    tab,
    cursor,
    pageSize,
  }: {
    readonly tab: MineTab;
    readonly cursor?: string | undefined;
    readonly pageSize: number;
  },
  locale: Locale,
): Promise<MinePage> {
  const place = readCursor(tab, cursor);
  const [list, kind] = LISTS[tab];
  const found = await works.mineOf(list, user.id, kind, { after: place, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const more = last && found.length > shown.length;
  return {
    items: shown.map((record) => describe(record, user, locale)),
    nextCursor: more ? writeCursor(tab, { at: last.at, id: last.id, likes: 0 }) : null,
    ...(place || more ? {} : { total: shown.length }),
  };
}

function describe(record: MineRecord, user: User, locale: Locale): MineItem {
  const at = record.at.toISOString();
  if ('image' in record) return { ...describeImage(record.image, user, locale), at };
  const { work } = record;
  const own = work.userId === user.id;
  return {
    ...describeCard(work, locale),
    imageId: null,
    state: own ? work.state : null,
    moderation: own ? work.moderation : null,
    at,
  };
}

/** A result of one’s own that is published nowhere, in the form of a card. */
function describeImage(image: ImageRecord, user: User, locale: Locale): Omit<MineItem, 'at'> {
  const author = { authorId: user.id, userId: user.id, name: user.name, avatar: null };
  return {
    kind: 'image',
    workId: null,
    imageId: image.imageId,
    title: image.name,
    coverUrl: imageUrls(image.imageId).thumbnailUrl,
    width: image.width,
    height: image.height,
    author: describeAuthor(author, locale),
    likes: 0,
    liked: false,
    collected: false,
    function: null,
    style: null,
    space: null,
    colours: [],
    createdAt: image.createdAt.toISOString(),
    state: null,
    moderation: null,
  };
}
