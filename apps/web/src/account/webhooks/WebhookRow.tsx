import type { Webhook } from '@plumbline/contract/api/webhooks.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';
import styles from '../api-keys/ApiKeys.module.css';
import { useAccountAction } from '../use-account-action.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { EVENT_TEXTS } from './event-texts.ts';
import { deliveriesQuery } from './webhook-queries.ts';

interface Props {
  readonly webhook: Webhook;
  readonly onChanged: () => Promise<void>;
}

/** An address: what it is told, whether that arrives, and what was sent. */
export function WebhookRow({ webhook: { webhookId, ...webhook }, onChanged }: Props) {
  const { t } = useTranslation('webhooks');
  const { t: account } = useTranslation('account');
  const client = useQueryClient();
  const { busy, act } = useAccountAction();
  const [isOpen, setOpen] = useState(false);
  const state = webhook.disabledAt !== null ? 'disabled' : webhook.failingSince !== null ? 'failing' : 'on';
  const params = { webhookId };
  const test = () =>
    act(async () => {
      await api('testWebhook', { params });
      setOpen(true);
      await client.invalidateQueries({ queryKey: deliveriesQuery(webhookId).queryKey });
    });
  const enable = () =>
    act(async () => {
      await api('enableWebhook', { params });
      await onChanged();
    });
  const remove = () =>
    askToConfirm({
      title: t('removeTitle'),
      content: t('removeBody'),
      okText: t('remove'),
      cancelText: account('cancel'),
      onOk: () =>
        act(async () => {
          await api('deleteWebhook', { params });
          await onChanged();
        }),
    });
  return (
    <li className={styles['keyRow']}>
      <div className={styles['facts']}>
        <div className={styles['head']}>
          <strong>{webhook.url}</strong>
        </div>
        <ul className={styles['scopes']} aria-label={t('events')}>
          {webhook.events.map((event) => (
            <li key={event}>{t(EVENT_TEXTS[event])}</li>
          ))}
        </ul>
        <span className={styles['dates']}>
          <span className={state === 'on' ? undefined : styles['ended']}>{t(state)}</span>
        </span>
      </div>
      <div className={styles['acts']}>
        {state === 'disabled' ? (
          <Button loading={busy} onClick={() => void enable()}>
            {t('enable')}
          </Button>
        ) : (
          <Button loading={busy} onClick={() => void test()}>
            {t('test')}
          </Button>
        )}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('deliveries')}
        </Button>
        <Button onClick={() => void remove()}>{t('remove')}</Button>
      </div>
      {isOpen && <DeliveryList webhookId={webhookId} onChanged={onChanged} />}
    </li>
  );
}
