import { userMessage } from '@plumbline/client/server-error.ts';
import type { PaymentProvider } from '@plumbline/contract/api/orders.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../api/client.ts';
import { ticketsQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { openOrderQuery, ordersQuery, orderStateQuery, plansQuery } from '../membership/order-queries.ts';
import { type Purchase, choosePurchase } from './recharge-store.ts';
import { userQuery } from '../session/current-user.ts';
import { toast } from '../ui/toast/toast.ts';

const OUTDATED: readonly ErrorCode[] = ['PLAN_CHANGED', 'PLAN_NOT_OFFERED'];

/** Orders, watches the order, and tells once when its money has come; what the page knows of the user is then asked again. */
export function useOpenOrder(
  purchase: Purchase,
  provider: PaymentProvider,
  onPaid: (state: 'paid' | 'completed') => void,
) {
  const client = useQueryClient();
  const locale = useLocale();
  const order = useQuery(openOrderQuery(purchase, provider));
  const watched = orderStateQuery(order.data?.orderId);
  const state = useQuery(watched).data;
  const { mutate, isPending } = useMutation({
    mutationFn: async (orderId: string) => (await api('completeOrder', { query: { orderId } })).state,
    onSuccess: (now) => client.setQueryData(watched.queryKey, now),
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  useEffect(() => {
    if (state !== 'paid' && state !== 'completed') return;
    for (const { queryKey } of [userQuery, ticketsQuery, ordersQuery])
      void client.invalidateQueries({ queryKey });
    onPaid(state);
  }, [client, onPaid, state]);
  return {
    order,
    isClosed: state === 'closed' || state === 'refunded',
    /** The plan is not sold any more as it was shown: ordering again would not help. */
    isOutdated: order.error instanceof AppError && OUTDATED.includes(order.error.code),
    /** Back to what is sold now. */
    chooseAgain: () => {
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
      choosePurchase(null);
    },
    /** A new order in place of one that expired or was not made. */
    renew: () => void order.refetch(),
    /** Asks the provider itself. */
    confirm: () => order.data && mutate(order.data.orderId),
    confirming: isPending,
  };
}
