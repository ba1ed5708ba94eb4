import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { WorkKind } from '@plumbline/contract/works/work-lists.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { filtersInForce, ratioOf, writeFilter } from '../address/feed-filter.ts';
import { idsOfPath } from '../address/category-path.ts';
import type { GridWork } from '../grid/grid-work.ts';
import { workListQuery } from '../queries/gallery-queries.ts';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './Feed.module.css';
import { FilterBar } from './FilterBar.tsx';
import { KindTabs } from './KindTabs.tsx';
import { PagedGrid } from './PagedGrid.tsx';
import { SearchField } from './SearchField.tsx';
import { useFilter } from './use-filter.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  readonly kind: WorkKind;
  readonly title: string;
  /** The category that is open, from its domain down. */
  readonly path?: readonly CategoryNode[];
  /** Whether this page is where searches lead. */
  readonly searching?: boolean;
  /** Shown in place of the list. */
  readonly children?: ReactNode;
}

const SEARCH = { work: '/seachInspiration', case: '/searchCase' } as const;
const HOME = { work: '/tupianHome', case: '/caseHome' } as const;

function categoryAddress(kind: WorkKind, ids: string): string {
  return kind === 'work' ? `/classifyPage/${ids}` : `/classifyCase?ids=${ids}`;
}

/** Pictures or cases: all of them, a category of them, or those that are searched for. */
export function FeedPage({ kind, title, path = [], searching = false, children }: Props) {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const [filter, change] = useFilter();
  const { ratio, ...asked } = filter;
  const query = useInfiniteQuery({
    ...workListQuery({
      kind,
      ...asked,
      classifyId: path.length === 0 ? undefined : idsOfPath(path),
    }),
    placeholderData: keepPreviousData,
    enabled: children === undefined,
  });
  const asWork = useCallback(
    (work: GridWork) => (ratio === undefined || ratioOf(work) === ratio ? work : undefined),
    [ratio],
  );
  const search = (q: string) => {
    if (searching) change({ q });
    else void navigate(`${SEARCH[kind]}?${writeFilter(new URLSearchParams(), { ...filter, q })}`);
  };
  const narrowed = filter.q !== undefined || filtersInForce(filter) > 0;
  const empty = narrowed ? (
    <EmptyState title={t('nothingFound')} body={t('nothingFoundBody')}>
      <Button onClick={() => void navigate(searching ? SEARCH[kind] : HOME[kind])}>{t('showAll')}</Button>
    </EmptyState>
  ) : filter.sort === 'following' ? (
    <EmptyState title={t('followNobody')} body={t('followNobodyBody')}>
      <Button onClick={() => change({ sort: 'liked' })}>{t('showLiked')}</Button>
    </EmptyState>
  ) : (
    <EmptyState
      title={t(kind === 'case' ? 'noCases' : 'noPictures')}
      body={t(kind === 'case' ? 'noCasesBody' : 'noPicturesBody')}
    />
  );
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{title}</h1>
        <KindTabs current={kind} />
        <SearchField
          label={t(kind === 'case' ? 'searchCases' : 'searchPictures')}
          value={filter.q ?? ''}
          onSearch={search}
        />
      </div>
      <CategoryChips path={path} all={HOME[kind]} addressOf={(ids) => categoryAddress(kind, ids)} />
      {children ?? (
        <>
          <FilterBar filter={filter} onChange={change} />
          <PagedGrid label={title} query={query} asWork={asWork} empty={empty} />
        </>
      )}
    </div>
  );
}
