import type {
  WorkAuthorRecord,
  WorkCardRecord,
  WorkModeration,
  WorkText,
} from '@plumbline/core/works/work-record.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';

type Sql = Connection['sql'];

export interface CardRow extends Record<string, unknown> {
  readonly work_id: string;
  readonly author_id: string;
  readonly user_id: string | null;
  readonly kind: string;
  readonly title: WorkText;
  readonly state: string;
  readonly listed: boolean;
  readonly revision: number;
  readonly function: string | null;
  readonly style: string | null;
  readonly space: string | null;
  readonly classify_ids: string[];
  readonly materials: string[];
  readonly colours: string[];
  readonly licence: string;
  readonly cover_image_id: string | null;
  readonly cover_path: string | null;
  readonly cover_thumbnail: string | null;
  readonly width: number;
  readonly height: number;
  readonly likes: number;
  readonly moderation: WorkModeration | null;
  readonly published_at: string;
  readonly changed_at: string;
  readonly author_name: WorkText | null;
  readonly author_avatar: string | null;
  readonly liked: boolean;
  readonly collected: boolean;
}

/** State of a work that its author took away: it leaves the database in no answer. */
export const WITHDRAWN = 'withdrawn';

/** Whoever a person is, as a parameter of PostgreSQL’s own array type. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
export const intArray = (values: readonly number[]): SQL => sql`${sql.param([...values])}::integer[]`;

/** Columns of a card of `works w`, its author `a` and the author’s account `u`, with the marks of a viewer. */
export function cardColumns(viewer: string | null): SQL {
  const liked =
    viewer === null
      ? sql`false`
      : sql`exists (select 1 from work_likes l where l.work_id = w.work_id and l.user_id = ${viewer})`;
  const collected =
    viewer === null
      ? sql`false`
      : sql`exists (select 1 from collection_items i where i.work_id = w.work_id and i.user_id = ${viewer})`;
  return sql`w.work_id, w.author_id, w.user_id, w.kind, w.title, w.state, w.listed, w.revision, w.function,
    w.style, w.space, w.classify_ids, w.materials, w.colours, w.licence, w.cover_image_id, w.cover_path,
    w.cover_thumbnail, w.width, w.height, w.likes, w.moderation, w.published_at, w.changed_at,
    coalesce(a.name, to_jsonb(u.name)) as author_name, a.avatar as author_avatar,
    ${liked} as liked, ${collected} as collected`;
}

export const cardTables = sql`works w join work_authors a on a.author_id = w.author_id left join users u on u.id = a.user_id`;

function toAuthor(
  row: Pick<CardRow, 'author_id' | 'user_id' | 'author_name' | 'author_avatar'>,
): WorkAuthorRecord {
  return {
    authorId: row.author_id,
    userId: row.user_id,
    name: row.author_name ?? '',
    avatar: row.author_avatar,
  };
}

/** Columns of closed lists are text in the database; only this adapter writes them. */
export function toCard(row: CardRow): WorkCardRecord {
  return {
    workId: row.work_id,
    authorId: row.author_id,
    userId: row.user_id,
    kind: row.kind as WorkCardRecord['kind'],
    title: row.title,
    state: row.state as WorkCardRecord['state'],
    listed: row.listed,
    revision: row.revision,
    function: row.function as WorkCardRecord['function'],
    style: row.style,
    space: row.space,
    classifyIds: row.classify_ids,
    materials: row.materials,
    colours: row.colours,
    licence: row.licence as WorkCardRecord['licence'],
    coverImageId: row.cover_image_id,
    coverPath: row.cover_path,
    coverThumbnail: row.cover_thumbnail,
    width: row.width,
    height: row.height,
    likes: row.likes,
    moderation: row.moderation,
    publishedAt: new Date(row.published_at),
    changedAt: new Date(row.changed_at),
    author: toAuthor(row),
    liked: row.liked,
    collected: row.collected,
  };
}

/** Seen works of these ids, in their order. */
export async function cardsOf(
  db: Sql,
  workIds: readonly string[],
  viewer: string | null,
  only: SQL = sql`w.listed`,
): Promise<WorkCardRecord[]> {
  if (workIds.length === 0) return [];
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns(viewer)} from ${cardTables}
    where w.work_id = any(${textArray(workIds)}) and ${only}`);
  const cards = new Map(rows.map((row) => [row.work_id, toCard(row)]));
  return workIds.flatMap((workId) => cards.get(workId) ?? []);
}
