import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { signOut } from '../session/sign-out.ts';
import { useAccountAction } from './use-account-action.ts';

/** Over every page for who signs in to an account that is to be deleted: keep it, or leave again. */
export function LeavingNotice() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const client = useQueryClient();
  const { leavingUntil } = useCurrentUser();
  const { busy, act } = useAccountAction();
  if (leavingUntil === null) return null;
  const keep = () =>
    act(async () => {
      await api('stay', {});
      await client.invalidateQueries();
    });
  const day = new Date(leavingUntil).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <Modal
      open
      closable={false}
      title={t('leavingTitle')}
      centered
      width={440}
      footer={[
        <Button key="out" disabled={busy} onClick={() => void signOut()}>
          {t('leavingOut')}
        </Button>,
        <Button key="keep" type="primary" autoFocus loading={busy} onClick={() => void keep()}>
          {t('leavingKeep')}
        </Button>,
      ]}
    >
      <p>{t('leavingBody', { day })}</p>
    </Modal>
  );
}
