import type { PaymentProvider, Plan } from '@plumbline/contract/api/orders.ts';
import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api('plans', { signal }),
  staleTime: 300_000,
});

export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: ({ pageParam, signal }) => api('orders', { query: { page: pageParam, pageSize: 10 }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) =>
    pages.reduce((sum, page) => sum + page.items.length, 0) < last.total ? pages.length + 1 : undefined,
});

/** An order that waits for its money; asking again gives the same one until it expires. The price is the one shown. */
export function openOrderQuery(
  { planId, planVersion }: Pick<Plan, 'planId' | 'planVersion'>,
  provider: PaymentProvider,
) {
  return queryOptions({
    queryKey: ['openOrder', planId, planVersion, provider],
    queryFn: async () => {
      const input = { query: { planId, planVersion }, idempotencyKey: newIdempotencyKey() };
      if (provider === 'wechat') {
        const { codeUrl, ...order } = await api('createOrder', input);
        return { ...order, link: codeUrl };
      }
      const { payUrl, ...order } = await api('createAliPayOrder', input);
      return { ...order, link: payUrl };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Often enough for somebody who looks at the page with a phone in the hand. */
const POLL_MS = 2_000;

export function orderStateQuery(orderId: string | undefined) {
  return queryOptions({
    queryKey: ['orderState', orderId],
    queryFn: async ({ signal }) =>
      (await api('checkOrder', { query: { orderId: orderId ?? '' }, signal })).state,
    enabled: orderId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || state.data === 'created' ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });
}
