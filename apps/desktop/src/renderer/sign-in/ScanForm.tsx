import { Button } from '@plumbline/web/ui/Button.tsx';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import type { PageText } from '../../texts/page-texts.ts';
import styles from './SignIn.module.css';

const WORDS: Readonly<Record<string, PageText>> = {
  waiting: 'scanWaiting',
  scanned: 'scanScanned',
  cancelled: 'scanCancelled',
  expired: 'scanExpired',
};

/** A code to scan, followed by the main process. */
export function ScanForm() {
  const { state, call } = useClient();
  const t = useTexts();
  const { scan } = state.session;
  if (!state.server.scan) return <p className={styles['scanWords']}>{t('noScan')}</p>;
  const over = scan?.state === 'expired' || scan?.state === 'cancelled';
  return (
    <div className={styles['scan']}>
      {scan && (
        <img src={scan.image} alt={t('scanWaiting')} width={200} height={200} data-over={over || undefined} />
      )}
      <p className={styles['scanWords']} role="status">
        {t(WORDS[scan?.state ?? 'waiting'] ?? 'scanWaiting')}
      </p>
      {over && <Button onClick={() => void call('startScan')}>{t('renew')}</Button>}
    </div>
  );
}
