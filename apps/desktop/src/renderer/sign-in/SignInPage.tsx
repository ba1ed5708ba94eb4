import { useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { ChipChoice } from '@plumbline/web/ui/ChipChoice.tsx';
import { IconButton } from '@plumbline/web/ui/IconButton.tsx';
import { Mark } from '@plumbline/web/ui/Mark.tsx';
import { failureText, useClient, useTexts } from '../bridge/client-context.tsx';
import { Field } from '../parts/Field.tsx';
import { EmailForm } from './EmailForm.tsx';
import { ScanForm } from './ScanForm.tsx';
import styles from './SignIn.module.css';

type Way = 'email' | 'account' | 'scan';

/** The ways in, the administrator’s welcome, and why somebody is here again. */
export function SignInPage({ onSettings }: { readonly onSettings: () => void }) {
  const { state, call } = useClient();
  const t = useTexts();
  const [way, setWay] = useState<Way>('email');
  const { session, server, locale, version } = state;
  const { welcome } = server;
  const why =
    session.phase === 'expired' ? t('expired') : session.phase === 'elsewhere' ? t('elsewhere') : undefined;
  const choose = (next: Way) => {
    setWay(next);
    void call(next === 'scan' ? 'startScan' : 'stopScan');
  };
  return (
    <main className={styles['split']}>
      <section className={styles['welcome']}>
        <Mark size={56} />
        <h1>{welcome?.headline[locale] ?? t('welcomeHeadline')}</h1>
        <p>{welcome ? (welcome.lead?.[locale] ?? '') : t('welcomeLead')}</p>
        <p className={styles['version']}>
          {t('product')} {t('desktop')} {version}
          {server.companyName === '' ? '' : ` · ${server.companyName}`}
        </p>
      </section>
      <section className={styles['card']}>
        <div className={styles['corner']}>
          <IconButton icon="settings" label={t('settings')} onClick={onSettings} />
        </div>
        <h2>{t('loggedOut')}</h2>
        {why !== undefined && (
          <p className={styles['why']} role="alert">
            {why}
          </p>
        )}
        {server.reachable === false && (
          <p className={styles['why']} role="alert">
            {failureText({ code: 'NETWORK_ERROR', message: '', values: {} }, locale)}
            <Button size="small" onClick={() => void call('signInAgain')}>
              {t('retry')}
            </Button>
          </p>
        )}
        <ChipChoice<Way>
          label={t('login')}
          layout="row"
          value={way}
          onChange={choose}
          options={[
            { value: 'email', name: t('byEmail') },
            { value: 'account', name: t('byAccount') },
            { value: 'scan', name: t('byScan') },
          ]}
        />
        {way === 'email' && <EmailForm />}
        {way === 'account' && <AccountForm />}
        {way === 'scan' && <ScanForm />}
        {session.failure && session.phase === 'logged-out' && (
          <p className={styles['failure']} role="alert">
            {failureText(session.failure, locale)}
          </p>
        )}
        <p className={styles['terms']}>
          <button type="button" onClick={() => void call('openOutside', { page: 'terms' })}>
            {t('termsTitle')}
          </button>
          <button type="button" onClick={() => void call('openOutside', { page: 'privacy' })}>
            {t('privacy')}
          </button>
        </p>
      </section>
    </main>
  );
}

function AccountForm() {
  const { call } = useClient();
  const t = useTexts();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const isReady = account.trim() !== '' && password !== '';
  const enter = async () => {
    setBusy(true);
    await call('signInByAccount', { account: account.trim(), password }).finally(() => setBusy(false));
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
        label={t('account')}
        value={account}
        maxLength={64}
        autoComplete="username"
        onChange={setAccount}
      />
      <Field
        label={t('password')}
        type="password"
        value={password}
        maxLength={200}
        autoComplete="current-password"
        onChange={setPassword}
      />
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
