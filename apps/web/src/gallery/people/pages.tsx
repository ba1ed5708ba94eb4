import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CollectionCards } from '../collections/CollectionCards.tsx';
import { flatWorks } from '../feed/flat-works.ts';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import { PagedGrid } from '../feed/PagedGrid.tsx';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import { collectionsQuery, workListQuery } from '../queries/gallery-queries.ts';
import styles from './People.module.css';
import { PersonFrame } from './PersonFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const asItIs = (work: WorkCard) => work;
const FEW = 12;

/** An author's home: the newest of everything. */
export function PersonHomePage() {
  return (
    <PersonFrame>
      {(author) => (
        <>
          <Newest userId={author.userId} kind="work" to={`/authorInspirationhome?userId=${author.userId}`} />
          <Newest userId={author.userId} kind="case" to={`/otherPersonCenter?userId=${author.userId}`} />
        </>
      )}
    </PersonFrame>
  );
}

interface NewestProps {
  readonly userId: string;
  readonly kind: 'work' | 'case';
  readonly to: string;
}

function Newest({ userId, kind, to }: NewestProps) {
  const { t } = useTranslation('gallery');
  const query = useInfiniteQuery(workListQuery({ kind, authorId: userId }));
  const works = useMemo(() => flatWorks(query.data?.pages).slice(0, FEW), [query.data]);
  const title = t(kind === 'case' ? 'cases' : 'pictures');
  if (query.isPending) return <GridSkeleton />;
  if (query.isError && !query.data)
    return <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (works.length === 0)
    return kind === 'work' ? <EmptyState title={t('noPicturesYet')} body={t('noPicturesYetBody')} /> : null;
  return (
    <section className={styles['row']} aria-label={title}>
      <div className={styles['rowHead']}>
        <h2>{title}</h2>
        <Link to={to}>{t('showAll')}</Link>
      </div>
      <WorkGrid label={title} works={works} />
    </section>
  );
}

/** All pictures of an author. */
export function PersonPicturesPage() {
  return <PersonFrame>{({ userId }) => <AllOf userId={userId} kind="work" />}</PersonFrame>;
}

function AllOf({ userId, kind }: { readonly userId: string; readonly kind: 'work' | 'case' }) {
  const { t } = useTranslation('gallery');
  const query = useInfiniteQuery(workListQuery({ kind, authorId: userId }));
  return (
    <PagedGrid
      label={t(kind === 'case' ? 'cases' : 'pictures')}
      query={query}
      asWork={asItIs}
      empty={
        <EmptyState
          title={t(kind === 'case' ? 'noCasesYet' : 'noPicturesYet')}
          body={t(kind === 'case' ? 'noCasesYetBody' : 'noPicturesYetBody')}
        />
      }
    />
  );
}

/** Another person's centre: their cases, and what they collect for everybody to see. */
export function PersonMorePage() {
  const { t } = useTranslation('gallery');
  return (
    <PersonFrame>
      {({ userId }) => (
        <>
          <section className={styles['row']} aria-label={t('collections')}>
            <div className={styles['rowHead']}>
              <h2>{t('collections')}</h2>
            </div>
            <PublicCollections userId={userId} />
          </section>
          <section className={styles['row']} aria-label={t('cases')}>
            <div className={styles['rowHead']}>
              <h2>{t('cases')}</h2>
            </div>
            <AllOf userId={userId} kind="case" />
          </section>
        </>
      )}
    </PersonFrame>
  );
}

function PublicCollections({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('gallery');
  const query = useQuery(collectionsQuery(userId));
  if (query.isPending) return <GridSkeleton />;
  if (!query.data) return <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return <EmptyState title={t('noPublicCollections')} body={t('noPublicCollectionsBody')} />;
  return <CollectionCards collections={query.data} />;
}
