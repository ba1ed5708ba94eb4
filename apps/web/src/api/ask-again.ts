import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has everything whose key begins so asked for anew, because it changed: what is shown at once, the rest when it is shown. A
 * first answer that is still on its way was asked for before the change; the query client alone would keep it as the newest.
 */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
