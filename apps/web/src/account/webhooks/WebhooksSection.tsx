import type { CreatedWebhook } from '@plumbline/contract/api/webhooks.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';
import keyStyles from '../api-keys/ApiKeys.module.css';
import styles from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import { AddWebhookDialog } from './AddWebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { webhooksQuery } from './webhook-queries.ts';

/** Addresses of an enterprise that are told when its tasks end. */
export function WebhooksSection() {
  const { t } = useTranslation('webhooks');
  const { t: account } = useTranslation('account');
  const client = useQueryClient();
  const query = useQuery(webhooksQuery);
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedWebhook>();
  const refresh = () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const isThere = query.data?.some(({ webhookId }) => webhookId === created?.webhookId) ?? false;
  const copy = async (secret: string) => {
    await navigator.clipboard.writeText(secret).then(
      () => toast.success(account('copied')),
      () => undefined,
    );
  };
  return (
    <SectionState query={query}>
      <div className={keyStyles['top']}>
        <p className={styles['lead']}>{t('lead')}</p>
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </div>
      {created && isThere && (
        <div className={styles['notice']} role="status">
          <strong>{t('secretOnce')}</strong>
          <div className={styles['secret']}>
            <code>{created.secret}</code>
            <Button onClick={() => void copy(created.secret)}>{account('copy')}</Button>
          </div>
          <span className={styles['hint']}>{t('secretUse')}</span>
        </div>
      )}
      <ul className={styles['card']}>
        {query.data?.length === 0 && <li className={styles['empty']}>{t('none')}</li>}
        {query.data?.map((webhook) => (
          <WebhookRow key={webhook.webhookId} webhook={webhook} onChanged={refresh} />
        ))}
      </ul>
      <AddWebhookDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onCreated={async (webhook) => {
          setCreated(webhook);
          await refresh();
        }}
      />
    </SectionState>
  );
}
