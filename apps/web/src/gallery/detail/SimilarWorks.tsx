import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Scroller } from '../grid/use-window-rows.ts';
import { WorkGrid } from '../grid/WorkGrid.tsx';
import { similarQuery } from '../queries/gallery-queries.ts';
import styles from './WorkDialog.module.css';

/** Works that look like this one; nothing is said where none do, or where they do not come. */
export function SimilarWorks({ workId, scroller }: { readonly workId: string; readonly scroller: Scroller }) {
  const { t } = useTranslation('gallery');
  const works = useQuery(similarQuery({ workId })).data ?? [];
  if (works.length === 0) return null;
  return (
    <section className={styles['similar']} aria-label={t('similar')}>
      <h3>{t('similar')}</h3>
      <WorkGrid label={t('similar')} works={works} scroller={scroller} mixed />
    </section>
  );
}
