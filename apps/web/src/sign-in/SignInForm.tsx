import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { readLocal } from '../session/local-keys.ts';
import { AgreementConsent } from './AgreementConsent.tsx';
import { useCountdown } from './countdown.ts';
import styles from './SignInForm.module.css';
import { useSignIn } from './sign-in-store.ts';
import { useSmsSignIn } from './use-sms-sign-in.ts';

/** Sign-in by SMS. Number and code are sent as given; the server judges them. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('signIn');
  const locale = useLocale();
  const site = useQuery(siteQuery).data;
  const [phoneNo, setPhoneNo] = useState(() => readLocal('loginPhone') ?? '');
  const [code, setCode] = useState('');
  const [consent, setConsent] = useState<boolean>();
  const [refused, setRefused] = useState(false);
  const seconds = useCountdown(useSignIn((state) => state.nextCodeAt));
  const { busy, sendCode, enter } = useSmsSignIn(onSignedIn);

  const agreed = consent ?? site?.agreementDefault ?? true;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (agreed) void enter(phoneNo, code);
    else setRefused(true);
  };

  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{t('phone')}</span>
        <Input
          size="large"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          value={phoneNo}
          onChange={(event) => setPhoneNo(event.target.value)}
        />
      </label>
      <div className={styles['field']}>
        <label htmlFor="sign-in-code">{t('code')}</label>
        <div className={styles['codeRow']}>
          <Input
            id="sign-in-code"
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            size="large"
            className={styles['codeButton'] ?? ''}
            disabled={seconds > 0}
            loading={busy === 'send'}
            onClick={() => void sendCode(phoneNo)}
          >
            <span className="tabular">{seconds > 0 ? t('again', { seconds }) : t('getCode')}</span>
          </Button>
        </div>
        {site?.devInbox && (
          <p className={styles['hint']}>
            {t('inboxHint')}{' '}
            <a className={styles['link']} href="/dev/inbox" target="_blank" rel="noreferrer">
              {t('inboxLink')}
            </a>
          </p>
        )}
      </div>
      <AgreementConsent
        checked={agreed}
        refusal={refused && !agreed ? errorText('AGREEMENT_REQUIRED', locale) : undefined}
        onChange={setConsent}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={busy === 'enter'}>
        {t('submit')}
      </Button>
    </form>
  );
}
