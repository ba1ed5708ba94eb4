import type {
  AuthorFigures,
  MineRecord,
  StoredWork,
  WorkRepository,
} from '@plumbline/core/works/work-repository.ts';
import type { WorkDetails, WorkPictureRecord, WorkText } from '@plumbline/core/works/work-record.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { images } from '../database/schema/images.ts';
import { workPictures, works } from '../database/schema/works.ts';
import { toImage } from '../images/image-row.ts';
import { type CardRow, cardColumns, cardsOf, cardTables, toCard, WITHDRAWN } from './card-query.ts';
import { countWorks, workPage } from './work-page-query.ts';

type Sql = Connection['sql'];

interface WholeRow extends CardRow {
  readonly story: WorkText;
  readonly prompt: string;
  readonly request: WorkDetails['request'];
  readonly show_base: boolean;
  readonly show_prompt: boolean;
  readonly fidelity: WorkDetails['fidelity'];
  readonly sections: WorkDetails['sections'];
  readonly views: number;
  readonly following: boolean;
}

const wholeTables = sql`${cardTables} join work_details d on d.work_id = w.work_id left join work_views v on v.work_id = w.work_id`;

function wholeColumns(viewer: string | null) {
  const following =
    viewer === null
      ? sql`false`
      : sql`exists (select 1 from work_follows f where f.author_id = w.author_id and f.user_id = ${viewer})`;
  return sql`${cardColumns(viewer)}, d.story, d.prompt, d.request, d.show_base, d.show_prompt, d.fidelity,
    d.sections, coalesce(v.views, 0) as views, ${following} as following`;
}

/** Whole works of these ids, in their order, whatever their state is. */
export async function wholeWorks(
  db: Sql,
  workIds: readonly string[],
  viewer: string | null,
): Promise<StoredWork[]> {
  if (workIds.length === 0) return [];
  const ids = [...workIds];
  const { rows } = await db.execute<WholeRow>(sql`
    select ${wholeColumns(viewer)} from ${wholeTables} where w.work_id = any(${sql.param(ids)}::text[]) and w.state <> ${WITHDRAWN}`);
  const pictures = await db
    .select()
    .from(workPictures)
    .where(inArray(workPictures.workId, ids))
    .orderBy(asc(workPictures.workId), asc(workPictures.place));
  const found = new Map(
    rows.map((row) => [
      row.work_id,
      toWhole(
        row,
        pictures.filter(({ workId }) => workId === row.work_id),
      ),
    ]),
  );
  return ids.flatMap((workId) => found.get(workId) ?? []);
}

function toWhole(row: WholeRow, pictures: readonly (typeof workPictures.$inferSelect)[]): StoredWork {
  return {
    ...toCard(row),
    details: {
      story: row.story,
      prompt: row.prompt,
      request: row.request,
      showBase: row.show_base,
      showPrompt: row.show_prompt,
      fidelity: row.fidelity,
      sections: row.sections,
    },
    pictures: pictures.map((picture) => ({ ...picture, role: picture.role as WorkPictureRecord['role'] })),
    views: row.views,
    following: row.following,
  };
}

type Reads = Pick<
  WorkRepository,
  'find' | 'lock' | 'page' | 'count' | 'cards' | 'isShown' | 'mineOf' | 'author'
>;

export function workReads(db: Sql): Reads {
  return {
    find: async (workId, viewer) => (await wholeWorks(db, [workId], viewer))[0],
    async lock(workId) {
      const [row] = await db
        .select({ workId: works.workId })
        .from(works)
        .where(eq(works.workId, workId))
        .for('update');
      return row && (await wholeWorks(db, [workId], null))[0];
    },
    page: (filter, request) => workPage(db, filter, request),
    count: (filter, most) => countWorks(db, filter, most),
    cards: (workIds, viewer) => cardsOf(db, workIds, viewer),
    async isShown(imageId) {
      const { rows } = await db.execute(sql`
        select 1 from work_pictures p
        join works w on w.work_id = p.work_id join work_details d on d.work_id = p.work_id
        where p.image_id = ${imageId} and w.listed and (p.role <> 'base' or d.show_base) limit 1`);
      return rows.length > 0;
    },
    mineOf: (tab, userId, kind, page) => mineOf(db, tab, userId, kind, page),
    author: (authorId, viewer) => authorFigures(db, authorId, viewer),
  };
}

async function mineOf(
  db: Sql,
  tab: 'own' | 'collected' | 'downloaded',
  userId: string,
  kind: string | undefined,
  { after, limit }: Parameters<WorkRepository['mineOf']>[3],
): Promise<MineRecord[]> {
  const isOwn = sql`(w.user_id = ${userId} and w.state <> ${WITHDRAWN})`;
  const entries = {
    own: sql`select w.published_at as at, w.work_id as id, true as is_work from works w
      where w.user_id = ${userId} and w.state <> ${WITHDRAWN} ${kind === undefined ? sql`` : sql`and w.kind = ${kind}`}`,
    collected: sql`select max(i.at) as at, w.work_id as id, true as is_work
      from collection_items i join works w on w.work_id = i.work_id
      where i.user_id = ${userId} and (w.listed or ${isOwn}) group by w.work_id`,
    downloaded: sql`select x.at, w.work_id as id, true as is_work
      from work_downloads x join works w on w.work_id = x.work_id
      where x.user_id = ${userId} and (w.listed or ${isOwn})
      union all
      select max(x.at), i.image_id, false
      from downloads x cross join lateral unnest(x.image_ids) as named (image_id)
      join images i on i.image_id = named.image_id
      where x.user_id = ${userId} and i.owner_id = ${userId} and i.deleted_at is null group by i.image_id`,
  }[tab];
  const behind =
    after === undefined ? sql`` : sql`where (at, id) < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  const { rows } = await db.execute<{ at: string; id: string; is_work: boolean }>(sql`
    select at, id, is_work from (${entries}) entries ${behind} order by at desc, id desc limit ${limit}`);
  const ids = (isWork: boolean) => rows.filter((row) => row.is_work === isWork).map(({ id }) => id);
  const cards = new Map((await cardsOf(db, ids(true), userId, sql`true`)).map((card) => [card.workId, card]));
  const imageIds = ids(false);
  const pictures =
    imageIds.length === 0 ? [] : await db.select().from(images).where(inArray(images.imageId, imageIds));
  const byId = new Map(pictures.map((row) => [row.imageId, toImage(row)]));
  return rows.flatMap((row): MineRecord[] => {
    const at = new Date(row.at);
    const work = cards.get(row.id);
    const image = byId.get(row.id);
    if (row.is_work) return work ? [{ at, id: row.id, work }] : [];
    return image ? [{ at, id: row.id, image }] : [];
  });
}

async function authorFigures(
  db: Sql,
  authorId: string,
  viewer: string | null,
): Promise<AuthorFigures | undefined> {
  const { rows } = await db.execute<{
    author_id: string;
    user_id: string | null;
    name: WorkText | null;
    about: WorkText | null;
    avatar: string | null;
    works: number;
    cases: number;
    likes: number;
    followers: number;
    following: number;
    followed: boolean;
  }>(sql`
    select p.author_id, p.user_id, coalesce(p.name, to_jsonb(u.name)) as name, p.about, p.avatar,
      (select count(*)::int from works w where w.author_id = p.author_id and w.listed and w.kind = 'work') as works,
      (select count(*)::int from works w where w.author_id = p.author_id and w.listed and w.kind = 'case') as cases,
      (select coalesce(sum(w.likes), 0)::int from works w where w.author_id = p.author_id and w.listed) as likes,
      (select count(*)::int from work_follows f where f.author_id = p.author_id) as followers,
      (select count(*)::int from work_follows f where f.user_id = p.user_id) as following,
      exists (select 1 from work_follows f where f.author_id = p.author_id and f.user_id = ${viewer}) as followed
    from (
      select a.author_id, a.user_id, a.name, a.about, a.avatar from work_authors a where a.author_id = ${authorId}
      union all
      select id, id, null, null, null from users
      where id = ${authorId} and id = ${viewer} and not exists (select 1 from work_authors where author_id = id)
    ) p
    left join users u on u.id = p.user_id
    where p.user_id is null or u.status = 'active' or u.id = ${viewer}`);
  const [row] = rows;
  if (!row) return undefined;
  const { author_id, user_id, name, about, ...figures } = row;
  return { ...figures, authorId: author_id, userId: user_id, name: name ?? '', about: about ?? '' };
}
