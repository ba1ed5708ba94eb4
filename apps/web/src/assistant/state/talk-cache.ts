import type { Talk, TalkDetail, TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { fetchTalkPage, TALK_LIST_KEY, talkKey } from './talk-queries.ts';

export type TalkPages = InfiniteData<TalkDetail, string>;

/** Messages of the branch that is shown, oldest first. */
export function messagesOf(pages: InfiniteData<TalkDetail> | undefined): TalkMessage[] {
  return (pages?.pages ?? []).toReversed().flatMap(({ messages }) => messages);
}

/** With a message in place of what was known of it. */
export function withMessage(pages: TalkPages, message: TalkMessage): TalkPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      messages: page.messages.map((each) => (each.messageId === message.messageId ? message : each)),
    })),
  };
}

/**
 * With messages that follow one of the branch; what followed it before is another branch now. Null: they begin the talk.
 */
export function withFollowing(
  pages: TalkPages,
  parentId: string | null,
  added: readonly TalkMessage[],
): TalkPages {
  const kept: TalkDetail[] = [];
  // From the oldest page on, up to the one that has it.
  for (const page of pages.pages.toReversed()) {
    const at = parentId === null ? -1 : page.messages.findIndex(({ messageId }) => messageId === parentId);
    if (parentId !== null && at < 0) {
      kept.push(page);
      continue;
    }
    kept.push({ ...page, messages: [...page.messages.slice(0, at + 1), ...added] });
    break;
  }
  if (parentId === null && kept[0]) kept[0] = { ...kept[0], hasEarlier: false };
  const newestFirst = kept.toReversed();
  return { pages: newestFirst, pageParams: newestFirst.map((_, at) => pages.pageParams[at] ?? '') };
}

export function putMessage(client: QueryClient, message: TalkMessage): void {
  client.setQueryData<TalkPages>(talkKey(message.talkId), (pages) => pages && withMessage(pages, message));
}

export function putTalk(client: QueryClient, talk: Talk): void {
  client.setQueryData<TalkPages>(
    talkKey(talk.talkId),
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, talk })) },
  );
  listChanged(client);
}

export function listChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: TALK_LIST_KEY });
}

/**
 * Asks for the newest messages again: which branches there are has changed. Pages before them stay where they still fit, and so does
 * what a message became while the server was asked: its answer is from before.
 */
export async function refreshTalk(client: QueryClient, talkId: string): Promise<void> {
  const before = messagesOf(client.getQueryData<TalkPages>(talkKey(talkId)));
  const newest = await fetchTalkPage(talkId, '');
  client.setQueryData<TalkPages>(talkKey(talkId), (pages) => withNewest(pages, newest, before));
}

/** @param before what was known of the talk when its newest page was asked for */
export function withNewest(
  pages: TalkPages | undefined,
  newest: TalkDetail,
  before: readonly TalkMessage[],
): TalkPages {
  const known = messagesOf(pages);
  const old = new Set(before);
  const changed = new Map(known.filter((each) => !old.has(each)).map((each) => [each.messageId, each]));
  const page: TalkDetail = {
    ...newest,
    messages: newest.messages.map((each) => changed.get(each.messageId) ?? each),
  };
  const first = newest.messages[0]?.messageId;
  const at = known.findIndex(({ messageId }) => messageId === first);
  if (at <= 0 || !newest.hasEarlier) return { pages: [page], pageParams: [''] };
  const oldest = pages?.pages.at(-1);
  const earlier: TalkDetail = {
    talk: newest.talk,
    messages: known.slice(0, at),
    hasEarlier: oldest?.hasEarlier ?? false,
  };
  return { pages: [page, earlier], pageParams: ['', first ?? ''] };
}
