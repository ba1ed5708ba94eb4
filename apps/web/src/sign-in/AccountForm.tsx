import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.ts';
import styles from './SignIn.module.css';
import { useAttempt } from './use-attempt.ts';
import type { WayProps } from './way.ts';

/** Sign-in with the account that an administrator made for a company. */
export function AccountForm({ mayEnter, onSignedIn }: WayProps) {
  const { t } = useTranslation('signIn');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const { busy, attempt } = useAttempt<'enter'>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayEnter()) return;
    void attempt('enter', async () => {
      await api('accountLogin', { body: { account, password, type: 'account' } });
      onSignedIn();
    });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{t('account')}</span>
        <Input
          size="large"
          autoComplete="username"
          maxLength={64}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
      </label>
      <label className={styles['field']}>
        <span>{t('password')}</span>
        <Input.Password
          size="large"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p className={styles['hint']}>{t('accountHint')}</p>
      <Button type="primary" size="large" htmlType="submit" block loading={busy === 'enter'}>
        {t('submit')}
      </Button>
    </form>
  );
}
