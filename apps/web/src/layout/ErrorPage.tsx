import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './ErrorPage.module.css';

/** Where a page or one of its chunks failed: says what is kept and offers to reload. */
export function ErrorPage() {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const error = useRouteError();
  const chunk = error instanceof AppError && error.code === 'CHUNK_LOAD_FAILED';
  return (
    <div className={styles['page']} role="alert">
      <Mark size={32} />
      <h1>{chunk ? t('chunkTitle') : t('crashTitle')}</h1>
      {chunk && <p>{error.userText(locale)}</p>}
      <p>{t('crashBody')}</p>
      <Button type="primary" size="large" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
