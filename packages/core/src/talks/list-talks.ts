import type { Talk, TalkHistoryBody } from '@plumbline/contract/api/talks.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Database } from '../ports/database.ts';
import { describeTalk } from './describe-talks.ts';
import type { TalkPlace } from './talk-repository.ts';
import type { TalkRecord } from './talk-record.ts';

/** Words that a search heeds: whoever pastes a page searches by its beginning. */
const MOST_WORDS = 8;

/** An owner's talks. @throws AppError `VALIDATION_FAILED` for a cursor that is none of ours */
export async function listTalks(
  { database }: { readonly database: Database },
  ownerId: string,
  { q, pageSize, cursor }: TalkHistoryBody,
): Promise<{ items: Talk[]; total: number; nextCursor: string | null }> {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const { talks, total } = await database.talks.list(ownerId, {
    words,
    after: cursor === undefined ? undefined : readCursor(cursor),
    limit: pageSize + 1,
  });
  const shown = talks.slice(0, pageSize);
  const writing = await database.talks.writingAmong(shown.map(({ talkId }) => talkId));
  const last = shown.at(-1);
  return {
    items: shown.map((talk) => describeTalk(talk, writing.has(talk.talkId))),
    total,
    nextCursor: last && talks.length > shown.length ? writeCursor(last) : null,
  };
}

function writeCursor({ pinnedAt, updatedAt, talkId }: TalkRecord): string {
  return Buffer.from(`${pinnedAt === null ? 0 : 1} ${updatedAt.toISOString()} ${talkId}`).toString(
    'base64url',
  );
}

function readCursor(cursor: string): TalkPlace {
  const [, pinned, time, talkId] =
    /^([01]) (\d{4}-\S+Z) ([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const updatedAt = new Date(time ?? '');
  if (talkId === undefined || Number.isNaN(updatedAt.getTime()))
    throw new AppError('VALIDATION_FAILED', 'cursor', { details: { cursor: 'not a cursor of this list' } });
  return { pinned: pinned === '1', updatedAt, talkId };
}
