import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesQuery } from '../api/queries.ts';
import styles from './WorksPage.module.css';

/** An empty list shows the first step. */
export function NoWorks({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation('works');
  const sample = useQuery(samplesQuery).data?.[0];
  if (filtered) return <p className={styles['empty']}>{t('nothing')}</p>;
  return (
    <div className={styles['empty']}>
      {sample && <img className={styles['sample']} src={sample.url} alt="" />}
      <h2>{t('empty')}</h2>
      <p>{t('emptyBody')}</p>
      <Link className={styles['start']} to={TOOLS[sample?.function ?? 'indoorRender'].route}>
        {t('start')}
      </Link>
    </div>
  );
}
