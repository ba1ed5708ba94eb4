import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

const POLL_MS = 1_500;

/** How the account stands; asked again while a verification waits for the phone. */
export const faceQuery = queryOptions({
  queryKey: ['face'],
  queryFn: ({ signal }) => api('faceStatus', { signal }),
  refetchInterval: ({ state: { data, status } }) =>
    data?.latest?.state === 'waiting' && status !== 'error' ? POLL_MS : false,
  // The phone may be this machine: its page is then in front of this one.
  refetchIntervalInBackground: true,
  retry: 2,
});
