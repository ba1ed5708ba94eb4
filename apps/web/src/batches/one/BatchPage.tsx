import { userMessage } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { usePageTitle } from '../../layout/page-title.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useTaskNews } from '../../studio/run/use-task-news.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { batchQuery } from '../batch-queries.ts';
import styles from './Batch.module.css';
import { BatchTable } from './BatchTable.tsx';
import { useBatchNews } from './use-batch-news.ts';

/** One order: its table, live. */
export function BatchPage() {
  const { t } = useTranslation('batches');
  const { signedIn } = useCurrentUser();
  const { batchId = '' } = useParams();
  if (signedIn) return <OwnBatch key={batchId} batchId={batchId} />;
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t('visitor')} body={t('emptyBody')}>
        <Button kind="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </EmptyState>
    </div>
  );
}

function OwnBatch({ batchId }: { readonly batchId: string }) {
  const { t } = useTranslation('batches');
  const locale = useLocale();
  const localised = useLocalised();
  const query = useQuery(batchQuery(batchId));
  useTaskNews(true);
  useBatchNews(batchId);
  const batch = query.data;
  usePageTitle(batch && (batch.title || localised(TOOLS[batch.function].title)));
  if (query.error instanceof AppError && [400, 404, 410].includes(query.error.status))
    return (
      <div className={styles['page']}>
        <h1 className="visually-hidden">{t('title')}</h1>
        <EmptyState title={t('notFound')} body={t('notFoundBody')}>
          <Link to="/batches">{t('back')}</Link>
        </EmptyState>
      </div>
    );
  return (
    <div className={styles['page']}>
      {!batch && <h1 className="visually-hidden">{t('title')}</h1>}
      {query.isError && !batch && (
        <EmptyState alert title={t('failedTitle')} body={userMessage(query.error, locale)}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {query.isPending && <div className={styles['ghost']} role="status" aria-label={t('loading')} />}
      {batch && <BatchTable batch={batch} />}
    </div>
  );
}
