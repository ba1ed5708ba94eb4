import type { TalkDetail, TalkDetailQuery } from '@plumbline/contract/api/talks.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import type { Database } from '../ports/database.ts';
import { describeMessages, describeTalk } from './describe-talks.ts';
import { requireMessage, requireTalk } from './require-talk.ts';

/**
 * A talk with a page of the branch that is shown: its newest messages, or those before one.
 *
 * @throws AppError `NOT_FOUND`, for a foreign one too
 */
export async function readTalk(
  { database, locale }: { readonly database: Database; readonly locale: Locale },
  ownerId: string,
  { talkId, before, pageSize }: TalkDetailQuery,
): Promise<TalkDetail> {
  const talk = await requireTalk(database, talkId, ownerId);
  const from =
    before === undefined
      ? talk.newestId
      : (await requireMessage(database, before, { ownerId, talkId })).parentId;
  // One more than asked for tells whether there are earlier ones.
  const branch = from === null ? [] : await database.talks.branch(from, pageSize + 1);
  const shown = branch.slice(-pageSize);
  const writing = await database.talks.writingAmong([talkId]);
  return {
    talk: describeTalk(talk, writing.has(talkId)),
    messages: await describeMessages(database, talkId, shown, locale),
    hasEarlier: branch.length > shown.length,
  };
}
