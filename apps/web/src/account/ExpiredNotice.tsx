import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';

/** Once a visit, for an enterprise whose term is over: what stays, what does not, and what to do. */
export function ExpiredNotice() {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { expiredSince } = useCurrentUser();
  const [read, setRead] = useState(false);
  if (expiredSince === null || read) return null;
  const day = new Date(expiredSince).toLocaleDateString(locale, { dateStyle: 'long' });
  const close = () => setRead(true);
  return (
    <Modal
      open
      title={t('expiredTitle')}
      centered
      width={440}
      onCancel={close}
      footer={
        <Button type="primary" autoFocus onClick={close}>
          {t('expiredUnderstood')}
        </Button>
      }
    >
      <p>{t('expiredBody', { day })}</p>
    </Modal>
  );
}
