import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * A work left the lists that it was in: they are read anew. What was known of the work itself is asked for where it is
 * shown the next time: its page is still open for a moment, and would be told that there is none.
 */
export function workLeft(client: QueryClient, workId: string): void {
  const isOfWork = ({ queryKey }: Query) =>
    queryKey.some(
      (part) => part === workId || (part as { readonly workId?: unknown } | null)?.workId === workId,
    );
  const all = { queryKey: ['gallery'] };
  void client.invalidateQueries({ ...all, predicate: (query) => !isOfWork(query) });
  void client.invalidateQueries({ ...all, predicate: isOfWork, refetchType: 'none' });
}
