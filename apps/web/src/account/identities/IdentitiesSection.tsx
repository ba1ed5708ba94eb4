import type { OwnIdentity } from '@plumbline/contract/api/joining.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { siteQuery } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { userQuery } from '../../session/current-user.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { goToWechat } from '../../wechat/go-to-wechat.ts';
import styles from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import { useAccountAction } from '../use-account-action.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { JoinWechat } from './JoinWechat.tsx';
import { identitiesQuery } from './identities-query.ts';
import { toast } from '../../ui/toast/toast.ts';
import { askToConfirm } from '../../dialogs/confirm.ts';

type Joining = 'sms' | 'email' | 'wechat';

const ICONS: Readonly<Record<OwnIdentity['provider'], IconName>> = {
  sms: 'phone',
  email: 'mail',
  wechat: 'chat',
  account: 'user',
};

/** The ways in of one's own account: add one, take one away, but never the last. */
export function IdentitiesSection() {
  const { t } = useTranslation('identities');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery(identitiesQuery);
  const wechat = useQuery(siteQuery).data?.wechat;
  const { busy, act } = useAccountAction();
  const [joining, setJoining] = useState<Joining>();
  const [account, setAccount] = useState<string>();
  const refresh = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
      client.invalidateQueries({ queryKey: userQuery.queryKey }),
    ]);
  };
  const joined = async () => {
    setJoining(undefined);
    await refresh();
    toast.success(t('joined'));
  };
  const passwordChanged = () => {
    setAccount(undefined);
    // Every other session has ended.
    void client.invalidateQueries({ queryKey: ['account'] });
    toast.success(t('passwordChanged'));
  };
  const remove = ({ identityId, provider, label }: OwnIdentity) =>
    askToConfirm({
      title: t('removeTitle', { way: t(provider) }),
      content: t('removeBody', { label }),
      okText: t('remove'),
      danger: true,
      cancelText: t('keep'),
      onOk: () =>
        act(async () => {
          await api('removeIdentity', { params: { identityId } });
          await refresh();
          toast.success(t('removed'));
        }),
    });
  const since = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: 'long' });

  return (
    <SectionState query={query}>
      <p className={styles['lead']}>{t('lead')}</p>
      <ul className={styles['card']}>
        {query.data?.map((identity) => (
          <li key={identity.identityId} className={styles['row']}>
            <span className={styles['mark']}>
              <Icon name={ICONS[identity.provider]} size={20} />
            </span>
            <div className={styles['words']}>
              <strong className="tabular">{identity.label || t(identity.provider)}</strong>
              <span>{t('since', { way: t(identity.provider), date: since(identity.createdAt) })}</span>
            </div>
            {identity.provider === 'account' && (
              <Button onClick={() => setAccount(identity.label)}>{t('changePassword')}</Button>
            )}
            {identity.removable ? (
              <Button
                disabled={busy}
                aria-label={t('removeOne', { way: t(identity.provider) })}
                onClick={() => remove(identity)}
              >
                {t('remove')}
              </Button>
            ) : (
              <span className={styles['badge']}>{t('only')}</span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['inline']}>
        <Button onClick={() => setJoining('sms')}>{t('addSms')}</Button>
        <Button onClick={() => setJoining('email')}>{t('addEmail')}</Button>
        {wechat?.scan && <Button onClick={() => setJoining('wechat')}>{t('addWechat')}</Button>}
        {!wechat?.scan && wechat?.website && (
          <Button
            disabled={busy}
            onClick={() => void act(() => goToWechat('join', '/myPersonCenter?section=identities'))}
          >
            {t('addWechat')}
          </Button>
        )}
      </div>
      {(joining === 'sms' || joining === 'email') && (
        <JoinByCode
          key={joining}
          channel={joining}
          onJoined={() => void joined()}
          onClose={() => setJoining(undefined)}
        />
      )}
      {account !== undefined && (
        <ChangePassword account={account} onChanged={passwordChanged} onClose={() => setAccount(undefined)} />
      )}
      {joining === 'wechat' && (
        <JoinWechat onJoined={() => void joined()} onClose={() => setJoining(undefined)} />
      )}
    </SectionState>
  );
}
