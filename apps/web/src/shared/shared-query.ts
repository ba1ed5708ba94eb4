import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** Before the addresses of the pictures end, the page asks for new ones; and soon after it ended it says so. */
const MARGIN_MS = 20_000;
const OFTEN_MS = 30_000;

export function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => api('shared', { params: { token }, signal }),
    retry: false,
    refetchInterval: ({ state }) => {
      if (state.error || !state.data) return false;
      const now = Date.now();
      const ends = Date.parse(state.data.expiresAt) - now;
      // What others say appears by itself, and the page ends with the share.
      const renewed = Math.max(1_000, Date.parse(state.data.urlsUntil) - now - MARGIN_MS);
      return Math.max(500, Math.min(OFTEN_MS, renewed, ends + 250));
    },
  });
}
