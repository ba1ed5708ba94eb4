import type { AccountDetails } from '@plumbline/contract/api/administration/accounts.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { consoleApi } from '../console-api.ts';
import { useChange } from '../use-change.ts';
import styles from './AccountPanel.module.css';
import { askToConfirm } from '../../dialogs/confirm.ts';

interface Props {
  readonly account: AccountDetails;
  readonly onGone: () => void;
}

/** Letting in, keeping out, and taking away. */
export function AccessActions({ account, onGone }: Props) {
  const { t } = useTranslation('console');
  const { busy, run } = useChange();
  const params = { accountId: account.accountId };
  const suspended = account.status === 'suspended';
  const setStatus = (status: 'active' | 'suspended') =>
    run(() => consoleApi('updateAccount', { params, body: { status } }), t('saved'));
  const endSessions = () => run(() => consoleApi('endAccountSessions', { params }), t('ended'));
  const resetSecondFactor = () =>
    askToConfirm({
      title: t('resetSecondFactorTitle', { name: account.name }),
      content: t('resetSecondFactorBody'),
      okText: t('resetSecondFactor'),
      danger: true,
      cancelText: t('cancel'),
      onOk: () => run(() => consoleApi('resetSecondFactor', { params }), t('secondFactorReset')),
    });
  const remove = () =>
    askToConfirm({
      title: t('deleteTitle', { name: account.name }),
      content: t('deleteBody'),
      okText: t('delete'),
      danger: true,
      cancelText: t('cancel'),
      onOk: async () => {
        const work = () => consoleApi('deleteAccount', { params });
        if (await run(work, t('deleted'), account.accountId)) onGone();
      },
    });
  return (
    <section>
      <h2>{t('access')}</h2>
      <div className={styles['actions']}>
        <Button
          loading={busy}
          disabled={account.status === 'leaving'}
          onClick={() => void setStatus(suspended ? 'active' : 'suspended')}
        >
          {t(suspended ? 'restore' : 'suspend')}
        </Button>
        <Button disabled={busy || account.sessions === 0} onClick={() => void endSessions()}>
          {t('endSessions')}
        </Button>
        {account.secondFactor && (
          <Button disabled={busy} onClick={resetSecondFactor}>
            {t('resetSecondFactor')}
          </Button>
        )}
        <Button danger disabled={busy} onClick={remove}>
          {t('delete')}
        </Button>
      </div>
      {!suspended && <p className={styles['meta']}>{t('suspendHint')}</p>}
    </section>
  );
}
