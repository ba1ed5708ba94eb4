import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../../app/use-media.ts';
import { flatWorks } from '../feed/flat-works.ts';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import { workListQuery } from '../queries/gallery-queries.ts';
import styles from './HomeWorks.module.css';

const SHOWN = { wide: 10, narrow: 6 } as const;

/** A few works of others; nothing where there are none, or where they do not come. */
export function HomeWorks() {
  const { t } = useTranslation('gallery');
  const narrow = useNarrow();
  const query = useInfiniteQuery(workListQuery({ kind: 'work', sort: 'new' }));
  const works = useMemo(
    () => flatWorks(query.data?.pages).slice(0, narrow ? SHOWN.narrow : SHOWN.wide),
    [narrow, query.data],
  );
  if (works.length === 0) return null;
  return (
    <section className={styles['works']} aria-label={t('inspiration')}>
      <div className={styles['head']}>
        <h2>{t('inspiration')}</h2>
        <Link to="/tupianHome">{t('showAll')}</Link>
      </div>
      <WorkGrid label={t('inspiration')} works={works} />
    </section>
  );
}
