import { type CreatedWebhook, WEBHOOK_EVENTS, type WebhookEvent } from '@plumbline/contract/api/webhooks.ts';
import { Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { EVENT_TEXTS } from './event-texts.ts';
import styles from '../api-keys/ApiKeys.module.css';
import { useAccountAction } from '../use-account-action.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (webhook: CreatedWebhook) => Promise<void>;
}

export function AddWebhookDialog({ open, onClose, onCreated }: Props) {
  const { t } = useTranslation('webhooks');
  const { t: account } = useTranslation('account');
  const { busy, act } = useAccountAction();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS);
  const isReady = URL.canParse(url.trim()) && events.length > 0;
  const add = () =>
    act(async () => {
      const webhook = await api('createWebhook', { body: { url: url.trim(), events: [...events] } });
      onClose();
      await onCreated(webhook);
    });
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => {
        setUrl('');
        setEvents(WEBHOOK_EVENTS);
      }}
      title={t('add')}
      okText={t('add')}
      cancelText={account('cancel')}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={busy}
      onOk={() => void add()}
      centered
      destroyOnHidden
      width={480}
    >
      <div className={styles['form']}>
        <label className={styles['field']}>
          <span>{t('address')}</span>
          <Input
            autoFocus
            inputMode="url"
            placeholder="https://build.example.com/plumbline"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            onPressEnter={() => isReady && void add()}
          />
        </label>
        <fieldset className={styles['choices']}>
          <legend>{t('events')}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(
                  WEBHOOK_EVENTS.filter((each) => (each === event ? target.checked : events.includes(each))),
                )
              }
            >
              {t(EVENT_TEXTS[event])}
            </Checkbox>
          ))}
        </fieldset>
      </div>
    </Modal>
  );
}
