import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import type { GridWork } from '../grid/grid-work.ts';
import { isBarren } from './barren-pages.ts';
import styles from './Feed.module.css';
import { flatWorks } from './flat-works.ts';
import { GridSkeleton, LoadingFailed } from './ListState.tsx';

interface Props<Item> {
  readonly label: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>;
  /** What of the list is shown, and as what; nothing of what is not. */
  readonly asWork: (item: Item) => GridWork | undefined;
  readonly empty: ReactNode;
  readonly mixed?: boolean;
}

/** A list of works that comes page by page as one scrolls: on its way, failed, empty, or there. */
export function PagedGrid<Item>({ label, query, asWork, empty, mixed = false }: Props<Item>) {
  const { t } = useTranslation('gallery');
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const [works, barren] = useMemo(() => {
    const pages = (data?.pages ?? []).map(({ items }) => ({
      items: items.flatMap((item) => asWork(item) ?? []),
    }));
    return [flatWorks(pages), isBarren(pages.map(({ items }) => items.length))] as const;
  }, [asWork, data]);
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  if (query.isPending) return <GridSkeleton />;
  if (!data) return <LoadingFailed error={query.error} onRetry={() => void refetch()} />;
  // What failed is not asked for again by itself: the way to try again stands below.
  const has = hasNextPage && !isFetchNextPageError && !barren;
  if (works.length === 0 && !hasNextPage) return empty;
  return (
    <div aria-busy={query.isPlaceholderData} className={styles['list']}>
      <WorkGrid label={label} works={works} more={{ has, loading: isFetching, load }} mixed={mixed} />
      {isFetchNextPageError && (
        <div className={styles['rest']} role="alert">
          <span>{t('restFailed')}</span>
          <Button onClick={load}>{t('retry')}</Button>
        </div>
      )}
      {barren && hasNextPage && !isFetchNextPageError && (
        <div className={styles['rest']}>
          <Button loading={isFetching} onClick={load}>
            {t('searchOn')}
          </Button>
        </div>
      )}
      {has && (
        <p className={styles['rest']} role="status">
          {isFetching ? t('loadingMore') : ''}
        </p>
      )}
    </div>
  );
}
