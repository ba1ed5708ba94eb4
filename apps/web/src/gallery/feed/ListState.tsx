import { userMessage } from '@plumbline/client/server-error.ts';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../app/connection.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import grid from '../grid/WorkGrid.module.css';

const SHAPES = [1.5, 1.33, 1.78, 1, 1.5, 0.75, 1.6, 1.33];

/** What rows of works will look like. */
export function GridSkeleton() {
  const { t } = useTranslation('gallery');
  return (
    <div className={grid['skeleton']} role="status" aria-label={t('loading')}>
      {SHAPES.map((ratio, place) => (
        // Shapes have no other name than their place.
        <span key={place} style={{ minWidth: ratio * 150 }} aria-hidden />
      ))}
    </div>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why something did not come, and the way to try again. */
export function LoadingFailed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const offline = useOffline();
  return (
    <EmptyState
      alert
      title={t(offline ? 'offline' : 'failed')}
      body={offline ? t('offlineBody') : userMessage(error, locale)}
    >
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}
