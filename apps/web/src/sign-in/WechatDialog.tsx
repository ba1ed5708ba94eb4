import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { AgreementConsent } from './AgreementConsent.tsx';
import styles from './SignIn.module.css';
import { useConsent } from './use-consent.ts';
import { WechatForm } from './WechatForm.tsx';

/** WeChat by itself, for those who are known to have it: the same code as in the dialog with every way in. */
export function WechatDialog() {
  const { t } = useTranslation('signIn');
  const locale = useLocale();
  const site = useQuery(siteQuery).data;
  const { agreed, refused, setConsent, mayEnter } = useConsent();
  const isOffered = !site || site.wechat.scan || site.wechat.website;
  useEffect(() => {
    if (!isOffered) openDialog('login');
  }, [isOffered]);
  if (!site || !isOffered) return null;
  const refusal = errorText('AGREEMENT_REQUIRED', locale);
  return (
    <Modal open centered width={420} footer={null} title={t('wechatTitle')} onCancel={closeDialog}>
      <div className={styles['panel']}>
        <WechatForm
          agreed={agreed}
          refusal={refusal}
          next={`${location.pathname}${location.search}`}
          mayEnter={mayEnter}
          onSignedIn={() => location.reload()}
        />
        <AgreementConsent checked={agreed} refusal={refused ? refusal : undefined} onChange={setConsent} />
        <Button type="text" block onClick={() => openDialog('login')}>
          {t('otherWays')}
        </Button>
      </div>
    </Modal>
  );
}
