import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { onBack, useOffline } from '../app/connection.ts';
import { isChunkFailure } from '../app/load-chunk.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Mark.tsx';
import styles from './ErrorPage.module.css';

/**
 * Where a page or one of its chunks failed: says what is kept and offers to reload. Without a connection a reload would leave
 * nothing at all; the page is tried again then, and by itself as soon as there is one.
 */
export function ErrorPage() {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const error = useRouteError();
  const chunk = isChunkFailure(error);
  const offline = useOffline();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const again = () => void navigate({ pathname, search, hash }, { replace: true });
  useEffect(
    () =>
      onBack(() => {
        if (chunk) void navigate({ pathname, search, hash }, { replace: true });
      }),
    [chunk, hash, navigate, pathname, search],
  );
  const waits = chunk && offline;
  return (
    <div className={styles['page']} role="alert">
      <Mark size={32} />
      <h1>{waits ? t('offlineTitle') : chunk ? t('chunkTitle') : t('crashTitle')}</h1>
      {chunk && !offline && error instanceof AppError && <p>{error.userText(locale)}</p>}
      <p>{waits ? t('offlineBody') : t('crashBody')}</p>
      <Button kind="primary" size="large" onClick={waits ? again : () => location.reload()}>
        {waits ? t('tryAgain') : t('reload')}
      </Button>
    </div>
  );
}
