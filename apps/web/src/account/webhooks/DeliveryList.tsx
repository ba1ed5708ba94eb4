import type { Delivery } from '@plumbline/contract/api/webhooks.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SectionState } from '../SectionState.tsx';
import { useAccountAction } from '../use-account-action.ts';
import styles from './Deliveries.module.css';
import { EVENT_TEXTS } from './event-texts.ts';
import { deliveriesQuery } from './webhook-queries.ts';

interface Props {
  readonly webhookId: string;
  readonly onChanged: () => Promise<void>;
}

/** What an address was told, newest first. */
export function DeliveryList({ webhookId, onChanged }: Props) {
  const { t } = useTranslation('webhooks');
  const query = useQuery(deliveriesQuery(webhookId));
  const { act } = useAccountAction();
  const refresh = async () => {
    await query.refetch();
    await onChanged();
  };
  const sendAgain = (deliveryId: string) =>
    act(async () => {
      await api('redeliver', { params: { webhookId, deliveryId } });
      await refresh();
    });
  return (
    <div className={styles['deliveries']}>
      <SectionState query={query}>
        <ul aria-label={t('deliveries')}>
          {query.data?.length === 0 && <li>{t('noDeliveries')}</li>}
          {query.data?.map((delivery) => (
            <DeliveryRow
              key={delivery.deliveryId}
              delivery={delivery}
              onAgain={() => void sendAgain(delivery.deliveryId)}
            />
          ))}
        </ul>
        <Button size="small" onClick={() => void refresh()}>
          {t('refresh')}
        </Button>
      </SectionState>
    </div>
  );
}

function DeliveryRow({ delivery, onAgain }: { readonly delivery: Delivery; readonly onAgain: () => void }) {
  const { t } = useTranslation('webhooks');
  const locale = useLocale();
  const { event, state, attempts, status, problem, createdAt, nextAt } = delivery;
  const time = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    attempts > 0 && t('attempts', { count: attempts }),
    problem === 'status' || problem === null ? status !== null && t('status', { status }) : t(problem),
    nextAt !== null && attempts > 0 && t('nextAt', { time: time(nextAt) }),
  ].filter(Boolean);
  return (
    <li>
      <span className={styles['event']}>
        <strong>{t(EVENT_TEXTS[event])}</strong> <span>{t(state)}</span>
        <small>{[time(createdAt), ...facts].join(' · ')}</small>
      </span>
      {state !== 'waiting' && (
        <Button size="small" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </li>
  );
}
