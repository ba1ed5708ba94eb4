import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

export const webhooksQuery = queryOptions({
  queryKey: ['account', 'webhooks'],
  queryFn: async ({ signal }) => (await api('webhooks', { signal })).items,
});

const POLL_MS = 3_000;

/** What an address was told; asked for again while something waits. */
export const deliveriesQuery = (webhookId: string) =>
  queryOptions({
    queryKey: ['account', 'webhooks', webhookId],
    queryFn: async ({ signal }) => (await api('webhookDeliveries', { params: { webhookId }, signal })).items,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state, attempts }) => state === 'waiting' && attempts === 0) ? POLL_MS : false,
  });
