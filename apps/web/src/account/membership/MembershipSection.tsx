import type { Order } from '@plumbline/contract/api/orders.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { MembershipStatus } from '../../membership/MembershipStatus.tsx';
import { ordersQuery } from '../../membership/order-queries.ts';
import { usePrice } from '../../membership/use-price.ts';
import { openRecharge } from '../../recharge/recharge-store.ts';
import { SectionState } from '../SectionState.tsx';
import section from '../Section.module.css';
import styles from './MembershipSection.module.css';

/** How one stands, and what one has bought. */
export function MembershipSection() {
  const { t } = useTranslation('membership');
  const orders = useInfiniteQuery(ordersQuery);
  const items = orders.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <MembershipStatus />
      <h2 className={styles['title']}>{t('orders')}</h2>
      <SectionState query={orders}>
        <div className={section['card']}>
          {items.length === 0 && <p className={section['empty']}>{t('noOrders')}</p>}
          {items.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </div>
        {orders.hasNextPage && (
          <div className={section['foot']}>
            <Button loading={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
              {t('moreOrders')}
            </Button>
          </div>
        )}
      </SectionState>
    </>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const localised = useLocalised();
  const price = usePrice();
  const at = new Date(order.createdAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={section['row']}>
      <div className={section['words']}>
        <strong>{localised(order.title)}</strong>
        <time dateTime={order.createdAt}>{at}</time> <span>{t(order.provider)}</span>
        <small className={styles['number']}>{order.orderId}</small>
      </div>
      <span className={`${styles['amount']} tabular`}>{price(order.amountFen)}</span>
      {order.state === 'created' ? (
        <Button onClick={() => openRecharge(order)}>{t('payNow')}</Button>
      ) : (
        <span className={section['badge']}>{t(order.state)}</span>
      )}
    </div>
  );
}
