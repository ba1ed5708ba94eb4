import { userMessage } from '@plumbline/client/server-error.ts';
import type { CashierAct, CashierOrder } from '@plumbline/contract/api/orders.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { usePrice } from '../membership/use-price.ts';
import styles from './CashierPage.module.css';
import { toast } from '../ui/toast/toast.ts';

const ACTS: Readonly<Record<CashierOrder['state'], readonly CashierAct[]>> = {
  waiting: ['pay', 'pay-twice', 'bad-signature', 'late-notice', 'fail'],
  failed: ['pay', 'pay-twice', 'bad-signature', 'late-notice'],
  closed: ['late-notice'],
  paid: ['refund'],
  refunded: [],
};
const NAMES = {
  pay: 'pay',
  fail: 'fail',
  'pay-twice': 'payTwice',
  'bad-signature': 'badSignature',
  'late-notice': 'lateNotice',
  refund: 'refund',
} as const satisfies Record<CashierAct, string>;

/** Development only: the payer's wallet and the provider behind it. */
export function CashierPage() {
  const { t } = useTranslation(['cashier', 'membership']);
  const locale = useLocale();
  const price = usePrice();
  const client = useQueryClient();
  const { orderId = '' } = useParams();
  const queryKey = ['cashier', orderId];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api('cashierOrder', { query: { orderId }, signal }),
    refetchInterval: 3_000,
    retry: false,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: CashierAct) => api('cashierAct', { body: { orderId, act } }),
    onSuccess: (order, act) => {
      client.setQueryData(queryKey, order);
      if (act === 'late-notice' && order.state !== 'paid') toast.info(t('willPayLate'));
    },
    onError: (error) => toast.error(userMessage(error, locale)),
  });
  const order = found.data;
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      {found.isError && (
        <p className={styles['empty']} role="alert">
          {t('unknown')}
        </p>
      )}
      {order && (
        <section className={styles['wallet']} aria-label={t(`membership:${order.provider}`)}>
          <header>
            <span>{t(`membership:${order.provider}`)}</span>
            <span role="status">{t(order.state)}</span>
          </header>
          <p className={styles['amount']}>{price(order.amountFen)}</p>
          <p>{order.title}</p>
          <div className={styles['acts']}>
            {ACTS[order.state].map((act) => (
              <Button
                key={act}
                size="large"
                block
                type={act === 'pay' ? 'primary' : 'default'}
                disabled={isPending}
                loading={isPending && variables === act}
                onClick={() => mutate(act)}
              >
                {t(NAMES[act])}
              </Button>
            ))}
          </div>
        </section>
      )}
      {order && order.notices.length > 0 && (
        <section className={styles['notices']} aria-labelledby="notices">
          <h2 id="notices">{t('notices')}</h2>
          <ol>
            {order.notices.map(({ text, status }, at) => (
              // The list only grows: a place in it is an identity.
              <li key={at}>
                <span>{t(text === 'refund' ? 'refundNotice' : 'payment')}</span>
                <span className="tabular">{status === 0 ? t('unanswered') : t('answered', { status })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
