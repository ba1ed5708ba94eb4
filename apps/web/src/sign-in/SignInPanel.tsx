import { CHAT_BONUS_AFTER_LOGIN } from '@plumbline/contract/constants.ts';
import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useCapabilities } from '../session/capabilities.ts';
import { AccountForm } from './AccountForm.tsx';
import { AgreementConsent } from './AgreementConsent.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './SignIn.module.css';
import { useConsent } from './use-consent.ts';
import { WechatForm } from './WechatForm.tsx';

interface Props {
  /** Path to be at afterwards, for ways that leave this page. */
  readonly next: string;
  readonly onSignedIn: () => void;
}

/** Every way in, and the agreement that all of them ask for. */
export function SignInPanel({ next, onSignedIn }: Props) {
  const { t } = useTranslation('signIn');
  const locale = useLocale();
  const site = useQuery(siteQuery).data;
  const chats = useCapabilities().has('chat');
  const { agreed, refused, setConsent, mayEnter } = useConsent();
  const way = { mayEnter, onSignedIn };
  const refusal = errorText('AGREEMENT_REQUIRED', locale);
  const wechat = {
    key: 'wechat',
    label: t('byWechat'),
    children: <WechatForm {...way} agreed={agreed} refusal={refusal} next={next} />,
  };
  return (
    <div className={styles['panel']}>
      <Tabs
        // A QR code lives as long as it is looked at.
        destroyOnHidden
        items={[
          { key: 'sms', label: t('bySms'), children: <CodeForm {...way} channel="sms" /> },
          ...(site?.wechat.scan || site?.wechat.website ? [wechat] : []),
          { key: 'email', label: t('byEmail'), children: <CodeForm {...way} channel="email" /> },
          { key: 'account', label: t('byAccount'), children: <AccountForm {...way} /> },
        ]}
      />
      {chats && <p className={styles['gift']}>{t('gift', { amount: CHAT_BONUS_AFTER_LOGIN })}</p>}
      <AgreementConsent checked={agreed} refusal={refused ? refusal : undefined} onChange={setConsent} />
    </div>
  );
}
