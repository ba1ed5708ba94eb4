import type { WorkKind } from '@plumbline/contract/works/work-lists.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flatWorks } from '../feed/flat-works.ts';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import people from '../people/People.module.css';
import { workListQuery } from '../queries/gallery-queries.ts';
import styles from './FindPage.module.css';

const SHOWN = 12;
const PAGES = {
  work: { found: '/seachInspiration', all: '/tupianHome' },
  case: { found: '/searchCase', all: '/caseHome' },
} as const satisfies Record<WorkKind, object>;

interface Props {
  readonly kind: WorkKind;
  readonly title: string;
  /** Without words: what came last. */
  readonly q?: string;
}

/** The first works of a search, and the way to all of them. */
export function FoundWorks({ kind, title, q }: Props) {
  const { t } = useTranslation('gallery');
  const query = useInfiniteQuery(workListQuery({ kind, ...(q === undefined ? { sort: 'new' } : { q }) }));
  const works = useMemo(() => flatWorks(query.data?.pages).slice(0, SHOWN), [query.data]);
  const all = q === undefined ? PAGES[kind].all : `${PAGES[kind].found}?q=${encodeURIComponent(q)}`;
  return (
    <section className={people['row']} aria-label={title}>
      <div className={people['rowHead']}>
        <h2>{title}</h2>
        {works.length > 0 && <Link to={all}>{t('showAll')}</Link>}
      </div>
      {query.isPending && <GridSkeleton />}
      {query.isError && <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && works.length === 0 && <p className={styles['none']}>{t('nothingFound')}</p>}
      {works.length > 0 && <WorkGrid label={title} works={works} />}
    </section>
  );
}
