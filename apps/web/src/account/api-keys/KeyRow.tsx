import { SCOPE_TEXTS } from '@plumbline/contract/access/api-key-scopes.ts';
import { API_KEY_NAME_MAX, type ApiKeyInfo } from '@plumbline/contract/api/account.ts';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useAccountAction } from '../use-account-action.ts';
import styles from './ApiKeys.module.css';

interface Props {
  readonly apiKey: ApiKeyInfo;
  /** It was renamed or revoked. */
  readonly onChanged: () => Promise<void>;
}

/** A key: what it may, until when, and when it was last used. */
export function KeyRow({ apiKey: { keyId, ...key }, onChanged }: Props) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { busy, act } = useAccountAction();
  const [openedAt] = useState(() => Date.now());
  const [name, setName] = useState<string>();
  const day = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium' });
  const hasEnded = key.expiresAt !== null && Date.parse(key.expiresAt) <= openedAt;
  const limits = [
    key.ticketsPerDay && t('ticketsADay', { count: key.ticketsPerDay }),
    key.requestsPerMinute && t('requestsAMinute', { count: key.requestsPerMinute }),
  ].filter(Boolean);

  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      await api('renameApiKey', { params: { keyId }, body: { name: (name ?? '').trim() } });
      await onChanged();
      setName(undefined);
    });
  };
  const revoke = () =>
    askToConfirm({
      title: t('revokeTitle'),
      content: t('revokeBody'),
      okText: t('revoke'),
      cancelText: t('cancel'),
      onOk: () =>
        act(async () => {
          await api('revokeApiKey', { params: { keyId } });
          await onChanged();
        }),
    });

  return (
    <li className={styles['keyRow']}>
      <div className={styles['facts']}>
        {name === undefined ? (
          <div className={styles['head']}>
            <strong>{key.name}</strong>
            <code>{key.start}…</code>
          </div>
        ) : (
          <form className={styles['rename']} onSubmit={rename}>
            <Input
              autoFocus
              aria-label={t('keyName')}
              maxLength={API_KEY_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setName(undefined)}
            />
            <Button type="primary" htmlType="submit" disabled={name.trim() === ''} loading={busy}>
              {t('save')}
            </Button>
          </form>
        )}
        <ul className={styles['scopes']} aria-label={t('keyScopes')}>
          {key.scopes.map((scope) => (
            <li key={scope}>{SCOPE_TEXTS[scope].name[locale]}</li>
          ))}
        </ul>
        <span className={styles['dates']}>
          {key.expiresAt !== null && (
            <>
              <span className={hasEnded ? styles['ended'] : undefined}>
                {t(hasEnded ? 'endedOn' : 'endsOn', { day: day(key.expiresAt) })}
              </span>
              {' · '}
            </>
          )}
          {key.lastUsedAt ? t('usedOn', { day: day(key.lastUsedAt) }) : t('neverUsed')} ·{' '}
          {t('createdOn', { day: day(key.createdAt) })}
          {limits.map((limit) => ` · ${limit}`)}
        </span>
      </div>
      <div className={styles['acts']}>
        {name === undefined && <Button onClick={() => setName(key.name)}>{t('rename')}</Button>}
        <Button onClick={() => void revoke()}>{t('revoke')}</Button>
      </div>
    </li>
  );
}
