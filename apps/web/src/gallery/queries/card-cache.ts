import type { QueryClient } from '@tanstack/react-query';

/** What of a work changes by what people do with it. */
export interface CardChange {
  readonly liked?: boolean;
  readonly likes?: number;
  readonly collected?: boolean;
}

interface AnyCard {
  readonly workId: string | null;
}

function isCard(value: unknown): value is AnyCard {
  return typeof value === 'object' && value !== null && 'workId' in value;
}

function changed(cards: readonly unknown[], workId: string, change: object): readonly unknown[] {
  if (!cards.some((card) => isCard(card) && card.workId === workId)) return cards;
  return cards.map((card) => (isCard(card) && card.workId === workId ? { ...card, ...change } : card));
}

/** The value with a work changed wherever it stands in it; the very same value where it does not. */
export function withCard(data: unknown, workId: string, change: object): unknown {
  if (Array.isArray(data)) return changed(data, workId, change);
  if (typeof data !== 'object' || data === null) return data;
  if ('pages' in data && Array.isArray(data.pages)) {
    const pages = data.pages.map((page: unknown) => withCard(page, workId, change));
    return pages.some((page, place) => page !== (data.pages as unknown[])[place]) ? { ...data, pages } : data;
  }
  if ('items' in data && Array.isArray(data.items)) {
    const items = changed(data.items, workId, change);
    return items === data.items ? data : { ...data, items };
  }
  return isCard(data) && data.workId === workId ? { ...data, ...change } : data;
}

/** Changes a work in every list and detail that this tab holds, so that all of them say the same. */
export function changeCard(client: QueryClient, workId: string, change: CardChange): void {
  client.setQueriesData<unknown>({ queryKey: ['gallery'] }, (data: unknown) =>
    withCard(data, workId, change),
  );
}

/** Changes whether an author is followed, in their profile and in every open work of theirs. */
export function changeFollowing(
  client: QueryClient,
  userId: string,
  following: boolean,
  followers?: number,
): void {
  client.setQueriesData<unknown>({ queryKey: ['gallery'] }, (data: unknown) => {
    if (typeof data !== 'object' || data === null) return data;
    if ('followed' in data && 'userId' in data && data.userId === userId) {
      const before = 'followers' in data ? Number(data.followers) : 0;
      const guessed = before + Number(following) - Number(data.followed);
      return { ...data, followed: following, followers: followers ?? guessed };
    }
    const isOfAuthor =
      'author' in data && (data.author as { readonly userId?: unknown } | null)?.userId === userId;
    return 'story' in data && isOfAuthor ? { ...data, following } : data;
  });
}
