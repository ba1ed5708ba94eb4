import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { AccountForm } from './AccountForm.tsx';
import { AgreementConsent } from './AgreementConsent.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './SignIn.module.css';

/** Every way in, and the agreement that all of them ask for. */
export function SignInPanel({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('signIn');
  const locale = useLocale();
  const site = useQuery(siteQuery).data;
  const [consent, setConsent] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  const agreed = consent ?? site?.agreementDefault ?? true;
  const mayEnter = () => {
    setRefused(!agreed);
    return agreed;
  };
  const way = { mayEnter, onSignedIn };
  return (
    <div className={styles['panel']}>
      <Tabs
        items={[
          { key: 'sms', label: t('bySms'), children: <CodeForm {...way} channel="sms" /> },
          { key: 'email', label: t('byEmail'), children: <CodeForm {...way} channel="email" /> },
          { key: 'account', label: t('byAccount'), children: <AccountForm {...way} /> },
        ]}
      />
      <AgreementConsent
        checked={agreed}
        refusal={refused && !agreed ? errorText('AGREEMENT_REQUIRED', locale) : undefined}
        onChange={setConsent}
      />
    </div>
  );
}
