import { SMS_COUNTDOWN_S } from '@plumbline/contract/constants.ts';
import { useEffect, useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import { Field } from '../parts/Field.tsx';
import styles from './SignIn.module.css';

export function EmailForm() {
  const { call } = useClient();
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
  const isReady = isAddress && code.trim() !== '';
  const send = async () => {
    if (await call('sendCode', { email: email.trim() })) setLeft(SMS_COUNTDOWN_S);
  };
  const enter = async () => {
    setBusy(true);
    await call('signInByEmail', { email: email.trim(), code: code.trim() }).finally(() => setBusy(false));
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void enter();
      }}
    >
      <Field
        label={t('email')}
        type="email"
        value={email}
        maxLength={320}
        autoComplete="email"
        onChange={setEmail}
      />
      <div className={styles['codeRow']}>
        <Field
          label={t('code')}
          value={code}
          maxLength={16}
          autoComplete="one-time-code"
          onChange={setCode}
        />
        <Button disabled={!isAddress || left > 0} onClick={() => void send()}>
          {left > 0 ? t('again', { seconds: left }) : t('getCode')}
        </Button>
      </div>
      <Button
        kind="primary"
        size="large"
        block
        loading={busy}
        disabled={!isReady}
        onClick={() => void enter()}
      >
        {t('login')}
      </Button>
    </form>
  );
}
