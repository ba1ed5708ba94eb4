import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { Mark } from '../ui/Mark.tsx';
import { beginSession, signInApi } from './console-api.ts';
import styles from './ConsoleLogin.module.css';

export function ConsoleLogin() {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const id = useId();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      beginSession(
        await signInApi('managerLogin', { body: { account, password, ...(code ? { code } : {}) } }),
      );
    } catch (error) {
      setSending(false);
      if (isAskedForCode(error)) {
        // What was typed was right; only a refused code is one to tell of.
        setRefusal(error.code === 'SECOND_FACTOR_WRONG' ? userMessage(error, locale) : undefined);
        setCode('');
        return;
      }
      setRefusal(userMessage(error, locale));
      setPassword('');
    }
  };
  return (
    <div className={styles['page']}>
      <form className={styles['card']} onSubmit={(event) => void submit(event)}>
        <Mark size={28} />
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        <label htmlFor={`${id}account`}>{t('account')}</label>
        <Input
          id={`${id}account`}
          size="large"
          autoComplete="username"
          maxLength={64}
          required
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
        <label htmlFor={`${id}password`}>{t('password')}</label>
        <Input.Password
          id={`${id}password`}
          size="large"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {code !== undefined && (
          <>
            <label htmlFor={`${id}code`}>{t('appCode')}</label>
            <Input
              id={`${id}code`}
              size="large"
              autoFocus
              autoComplete="one-time-code"
              maxLength={40}
              required
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
            <p className={styles['hint']}>{t('recoveryHint')}</p>
          </>
        )}
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
        <Button type="primary" size="large" htmlType="submit" block loading={sending}>
          {t('login')}
        </Button>
        <a className={styles['back']} href="/">
          {t('backToSite')}
        </a>
      </form>
    </div>
  );
}

function isAskedForCode(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    (error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'SECOND_FACTOR_WRONG')
  );
}
