import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { Mark } from '@plumbline/web/ui/Mark.tsx';
import { failureText, useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './Notices.module.css';

/** Below the server’s minimum: nothing goes on before the update. */
export function TooOldPage({ onSettings }: { readonly onSettings: () => void }) {
  const { state, call } = useClient();
  const t = useTexts();
  const { notice, locale, version } = state;
  if (!notice) return null;
  return (
    <main className={styles['page']} role="alert">
      <Mark size={40} />
      <h1>{errorText('CLIENT_VERSION_TOO_OLD', locale)}</h1>
      <p className="tabular">
        {version} → {notice.version}
      </p>
      {notice.failure && <p>{failureText(notice.failure, locale)}</p>}
      <div className={styles['ways']}>
        <Button kind="primary" size="large" loading={notice.busy} onClick={() => void call('installUpdate')}>
          {t(notice.installable ? 'install' : 'getIt')}
        </Button>
        <Button size="large" onClick={onSettings}>
          {t('settings')}
        </Button>
      </div>
    </main>
  );
}
