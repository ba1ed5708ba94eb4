import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import feed from '../feed/Feed.module.css';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import { usePageTitle } from '../feed/use-page-title.ts';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import { similarQuery, workQuery } from '../queries/gallery-queries.ts';
import styles from './SimilarPage.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isGone } from '../../api/is-gone.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Works that look like a work, or like one of one's own pictures. */
export function SimilarPage() {
  const { t } = useTranslation('gallery');
  const [params] = useSearchParams();
  const of = (name: string) => {
    const id = params.get(name);
    return id !== null && ID.test(id) ? id : undefined;
  };
  const workId = of('workId');
  const imageId = of('imageId');
  return (
    <div className={feed['page']}>
      <div className={feed['head']}>
        <h1>{usePageTitle()}</h1>
      </div>
      {workId !== undefined && <LikeWork workId={workId} />}
      {workId === undefined && imageId !== undefined && <Similar like={{ imageId }} />}
      {workId === undefined && imageId === undefined && (
        <EmptyState title={t('similarStart')} body={t('similarStartBody')}>
          <Link to="/tupianHome">{t('toPictures')}</Link>
        </EmptyState>
      )}
    </div>
  );
}

function LikeWork({ workId }: { readonly workId: string }) {
  const work = useQuery(workQuery(workId)).data;
  return (
    <>
      {work && (
        <Link className={styles['to']} to={`#${workId}`} preventScrollReset state={{ from: 'list' }}>
          <img src={work.coverUrl} alt="" width={work.width} height={work.height} />
          {work.title}
        </Link>
      )}
      <Similar like={{ workId }} />
    </>
  );
}

function Similar({ like }: { readonly like: Parameters<typeof similarQuery>[0] }) {
  const { t } = useTranslation('gallery');
  const query = useQuery(similarQuery(like));
  if (query.isPending) return <GridSkeleton />;
  if (isGone(query.error))
    return (
      <EmptyState alert title={t('workGone')} body={t('workGoneBody')}>
        <Link to="/tupianHome">{t('toPictures')}</Link>
      </EmptyState>
    );
  if (query.isError) return <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <EmptyState title={t('nothingAlike')} body={t('nothingAlikeBody')} />;
  return <WorkGrid label={t('similar')} works={query.data} mixed />;
}
