import { ORDER_STATES, PAYMENT_PROVIDERS } from '@plumbline/contract/api/orders.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { ordersQuery } from '../console-queries.ts';
import { formatMoney, formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { ExportLink } from '../parts/ExportLink.tsx';
import { ListBar } from '../parts/ListBar.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { Pager } from '../parts/Pager.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import { useListState } from '../use-list-state.ts';
import { isOnItsWay } from './is-on-its-way.ts';
import { RefundButton } from './RefundButton.tsx';

const TONES = {
  created: 'hollow',
  paid: 'hollow',
  completed: 'ink',
  closed: 'faint',
  refunded: 'accent',
} as const;

export function OrdersSection() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const list = useListState();
  const state = list.oneOf('state', ORDER_STATES);
  const provider = list.oneOf('provider', PAYMENT_PROVIDERS);
  const orders = useQuery(ordersQuery({ ...list.query, state, provider }));
  return (
    <>
      <SectionHead title={t('orders')}>
        <ExportLink list="orders" />
      </SectionHead>
      <ListBar
        search={t('searchOrders')}
        q={list.q}
        onChange={list.change}
        filters={[
          {
            name: 'state',
            any: t('anyState'),
            value: state,
            options: ORDER_STATES.map((value) => ({ value, label: t(`order_${value}`) })),
          },
          {
            name: 'provider',
            any: t('anyProvider'),
            value: provider,
            options: PAYMENT_PROVIDERS.map((value) => ({ value, label: t(`provider_${value}`) })),
          },
        ]}
      />
      {orders.isError && !orders.data ? (
        <LoadFailed onRetry={() => void orders.refetch()} />
      ) : (
        <DataTable
          label={t('orders')}
          empty={list.isNarrowed ? undefined : t('noOrders')}
          rows={orders.data?.items}
          keyOf={({ orderId }) => orderId}
          columns={[
            {
              key: 'account',
              title: t('account'),
              cell: ({ accountName }) => accountName ?? t('goneAccount'),
            },
            { key: 'plan', title: t('plan'), cell: ({ planId }) => planId },
            {
              key: 'state',
              title: t('status'),
              cell: (order) =>
                isOnItsWay(order) ? (
                  <StatusDot tone="hollow">{t('refundPending')}</StatusDot>
                ) : (
                  <StatusDot tone={TONES[order.state]}>{t(`order_${order.state}`)}</StatusDot>
                ),
            },
            {
              key: 'sum',
              title: t('sum'),
              align: 'end',
              cell: ({ amountFen }) => formatMoney(amountFen, locale),
            },
            {
              key: 'provider',
              title: t('provider'),
              wideOnly: true,
              cell: (order) => t(`provider_${order.provider}`),
            },
            { key: 'order', title: t('order'), wideOnly: true, cell: ({ orderId }) => orderId },
            {
              key: 'created',
              title: t('created'),
              wideOnly: true,
              cell: ({ createdAt }) => formatTime(createdAt, locale),
            },
            {
              key: 'refund',
              title: t('refund'),
              align: 'end',
              cell: (order) => <RefundButton order={order} />,
            },
          ]}
        />
      )}
      <Pager
        page={list.page}
        total={orders.data?.total}
        onPage={(page) => list.change({ page: String(page) })}
      />
    </>
  );
}
