import { userMessage } from '@plumbline/client/server-error.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useTaskNews } from '../../studio/run/use-task-news.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { batchListQuery } from '../batch-queries.ts';
import { BatchCard } from './BatchCard.tsx';
import styles from './Batches.module.css';
import { useListNews } from './use-list-news.ts';

/** All of one's orders of many. */
export function BatchesPage() {
  const { t } = useTranslation('batches');
  const { signedIn } = useCurrentUser();
  if (signedIn) return <OwnBatches />;
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <EmptyState title={t('visitor')} body={t('emptyBody')}>
        <Button kind="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </EmptyState>
    </div>
  );
}

function OwnBatches() {
  const { t } = useTranslation('batches');
  const locale = useLocale();
  const list = useInfiniteQuery(batchListQuery);
  useTaskNews(true);
  useListNews();
  const batches = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && batches.length === 0;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <div>
          <h1>{t('title')}</h1>
          {!isEmpty && <p>{t('lead')}</p>}
        </div>
        {!isEmpty && (
          <Link className={styles['new']} to="/batches/new">
            {t('newBatch')}
          </Link>
        )}
      </div>
      {list.isPending && (
        <div className={styles['cards']} role="status" aria-label={t('loading')}>
          {[0, 1, 2, 3].map((at) => (
            <span key={at} className={styles['ghost']} aria-hidden />
          ))}
        </div>
      )}
      {list.isError && (
        <EmptyState alert title={t('failedTitle')} body={userMessage(list.error, locale)}>
          <Button onClick={() => void list.refetch()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState title={t('empty')} body={t('emptyBody')}>
          <Link className={styles['new']} to="/batches/new">
            {t('newBatch')}
          </Link>
        </EmptyState>
      )}
      <ul className={styles['cards']} aria-label={t('title')}>
        {batches.map((batch) => (
          <BatchCard key={batch.batchId} batch={batch} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}
