import type { WorkPage, WorkPageQuery } from '@plumbline/contract/api/works.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { bucketsNear } from '@plumbline/contract/works/colour-buckets.ts';
import { COUNTED_MAX } from '@plumbline/contract/works/work-lists.ts';
import type { Database } from '../ports/database.ts';
import { describeCard } from './describe-work.ts';
import { FACETS } from './facets.ts';
import { readCursor, writeCursor } from './place-cursor.ts';
import { searchTerms } from './search-tokens.ts';
import type { WorkFilter } from './work-repository.ts';

export interface WorkReader {
  readonly database: Pick<Database, 'works'>;
  readonly locale: Locale;
  /** The user's id; null of a visitor. */
  readonly viewer: string | null;
}

/**
 * What everybody sees, from a cursor on. Works that are added meanwhile move nothing that comes later in the list.
 *
 * @throws AppError `VALIDATION_FAILED` for a cursor that is none of this list
 */
export async function listWorks(
  { database, locale, viewer }: WorkReader,
  query: WorkPageQuery,
): Promise<WorkPage> {
  const order = query.sort === 'liked' ? 'liked' : 'new';
  const place = readCursor(order, query.cursor);
  // Visitors follow nobody.
  if (query.sort === 'following' && viewer === null) return { items: [], nextCursor: null, total: 0 };
  const filter = filterOf(query, viewer);
  if (filter === undefined) return { items: [], nextCursor: null, total: 0 };
  const matching = await database.works.count(filter, COUNTED_MAX + 1);
  const few = matching <= COUNTED_MAX;
  const found = await database.works.page(filter, {
    order,
    few,
    after: place && { at: place.at, workId: place.id, likes: place.likes },
    limit: query.pageSize + 1,
    viewer,
  });
  const shown = found.slice(0, query.pageSize);
  const last = shown.at(-1);
  const more = found.length > shown.length;
  return {
    items: shown.map((work) => describeCard(work, locale)),
    nextCursor:
      last && more ? writeCursor(order, { at: last.publishedAt, id: last.workId, likes: last.likes }) : null,
    ...(few ? { total: matching } : {}),
  };
}

/** Undefined where nothing can match: somebody looks for signs that no text is found by. */
function filterOf(query: WorkPageQuery, viewer: string | null): WorkFilter | undefined {
  const search = searchTerms(query.q);
  const asked = (query.q ?? '').trim() !== '';
  if (asked && search.exact.length + search.prefixes.length === 0) return undefined;
  return {
    facets: [
      ...(query.kind === undefined ? [] : [FACETS.kind(query.kind)]),
      ...(query.classifyId?.split('-') ?? []).map(FACETS.category),
      ...(query.style === undefined ? [] : [FACETS.style(query.style)]),
      ...(query.space === undefined ? [] : [FACETS.space(query.space)]),
      ...(query.material === undefined ? [] : [FACETS.material(query.material)]),
      ...(query.function === undefined ? [] : [FACETS.function(query.function)]),
    ],
    anyFacet: query.colour === undefined ? [] : bucketsNear(query.colour).map(FACETS.colour),
    search,
    authorId: query.authorId,
    followedBy: query.sort === 'following' ? (viewer ?? undefined) : undefined,
  };
}
