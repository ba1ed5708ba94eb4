import { Button } from '@plumbline/web/ui/Button.tsx';
import { failureText, useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './Notices.module.css';

/** A newer version is there. It never stands in the way. */
export function UpdateBanner() {
  const { state, call } = useClient();
  const t = useTexts();
  const { notice, locale } = state;
  if (notice?.kind !== 'update') return null;
  return (
    <div className={styles['banner']} role="status">
      <span>
        {notice.failure ? failureText(notice.failure, locale) : t('updateTitle', { version: notice.version })}
      </span>
      <Button size="small" loading={notice.busy} onClick={() => void call('installUpdate')}>
        {t(notice.installable ? 'install' : 'getIt')}
      </Button>
    </div>
  );
}
