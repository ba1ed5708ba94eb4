import { Button, Skeleton } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Files.module.css';
import type { useOwnFiles } from './use-own-files.ts';

interface Props {
  readonly list: ReturnType<typeof useOwnFiles>;
  /** Where there are none of the kind. */
  readonly empty: ReactNode;
  /** The cards; those out of sight cost the browser nothing. */
  readonly children: ReactNode;
}

/** Files in a grid that goes on by itself, page after page. */
export function FileGrid({ list, empty, children }: Props) {
  const { t } = useTranslation('files');
  const { query, files, searching } = list;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (query.isError && files.length === 0)
    return (
      <div className={styles['none']} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </div>
    );
  if (files.length === 0)
    return <div className={styles['none']}>{searching ? <p>{t('nothing')}</p> : empty}</div>;
  return (
    <>
      <ul className={styles['grid']}>{children}</ul>
      <div ref={end} className={styles['end']} aria-hidden />
    </>
  );
}
