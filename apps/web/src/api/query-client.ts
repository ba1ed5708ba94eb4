import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { isOffline, onBack } from '../app/connection.ts';

/** Reads are tried again only where that may help: a lost connection or a server that is not ready. */
function worthRetrying(failures: number, error: Error): boolean {
  return (
    failures < 2 && !isOffline() && error instanceof AppError && [0, 502, 503, 504].includes(error.status)
  );
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a read fails at once, and its page says so, instead of waiting without a word.
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** What failed and is shown is asked for again as soon as the server can be reached. */
onBack(
  () =>
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
    }),
);
