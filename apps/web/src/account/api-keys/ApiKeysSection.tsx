import type { CreatedApiKey } from '@plumbline/contract/api/account.ts';
import { API_KEY_NAME_MAX } from '@plumbline/contract/api/account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { apiKeysQuery } from '../account-queries.ts';
import styles from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { NewApiKey } from './NewApiKey.tsx';
import { askToConfirm } from '../../dialogs/confirm.ts';

/** Keys for the programs of an enterprise. */
export function ApiKeysSection() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery(apiKeysQuery);
  const { busy, act } = useAccountAction();
  const [name, setName] = useState('');
  const [created, setCreated] = useState<CreatedApiKey>();
  const refresh = () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  const day = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' });

  const create = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      setCreated(await api('createApiKey', { body: { name: name.trim() } }));
      setName('');
      await refresh();
    });
  };
  const revoke = (keyId: string) =>
    askToConfirm({
      title: t('revokeTitle'),
      content: t('revokeBody'),
      okText: t('revoke'),
      cancelText: t('cancel'),
      onOk: () =>
        act(async () => {
          await api('revokeApiKey', { params: { keyId } });
          if (created?.keyId === keyId) setCreated(undefined);
          await refresh();
        }),
    });

  return (
    <SectionState query={query}>
      <p className={styles['lead']}>{t('keysLead')}</p>
      <form className={styles['inline']} onSubmit={create}>
        <Input
          aria-label={t('keyName')}
          placeholder={t('keyName')}
          maxLength={API_KEY_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={name.trim() === ''} loading={busy}>
          {t('createKey')}
        </Button>
      </form>
      {created && <NewApiKey apiKey={created} />}
      <ul className={styles['card']}>
        {query.data?.length === 0 && <li className={styles['empty']}>{t('noKeys')}</li>}
        {query.data?.map((key) => (
          <li key={key.keyId} className={styles['row']}>
            <div className={styles['words']}>
              <strong>{key.name}</strong>
              <span>
                <code>{key.start}…</code> · {t('createdOn', { day: day(key.createdAt) })} ·{' '}
                {key.lastUsedAt ? t('usedOn', { day: day(key.lastUsedAt) }) : t('neverUsed')}
              </span>
            </div>
            <Button onClick={() => void revoke(key.keyId)}>{t('revoke')}</Button>
          </li>
        ))}
      </ul>
    </SectionState>
  );
}
