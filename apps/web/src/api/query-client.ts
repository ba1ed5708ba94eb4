import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { QueryClient } from '@tanstack/react-query';

/** Reads are tried again only where that may help: a lost connection or a server that is not ready. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof AppError && [0, 502, 503, 504].includes(error.status);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false },
  },
});
