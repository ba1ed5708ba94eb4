import { userMessage } from '@plumbline/client/server-error.ts';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../app/connection.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './Parts.module.css';

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why something did not come, and the way to try again. */
export function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const offline = useOffline();
  return (
    <EmptyState
      alert
      title={t(offline ? 'offline' : 'failed')}
      {...(offline ? {} : { body: userMessage(error, locale) })}
    >
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}

/** What a grid of cards will look like. */
export function CardsSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation('projects');
  return (
    <div className={styles['cards']} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['ghost']} aria-hidden />
      ))}
    </div>
  );
}

/** What lines of a list or a table will look like. */
export function LinesSkeleton({ count }: { readonly count: number }) {
  const { t } = useTranslation('projects');
  return (
    <div className={styles['ghosts']} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} aria-hidden />
      ))}
    </div>
  );
}
