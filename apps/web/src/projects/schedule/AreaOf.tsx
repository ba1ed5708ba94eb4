import type { Areas } from '@plumbline/contract/api/schedules.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './Schedule.module.css';

/** The area of a row, where models or plans give it; an estimate says so. */
export function AreaOf({ area }: { readonly area: Areas['rows'][number] | undefined }) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  if (!area) return <span className={styles['noArea']}>–</span>;
  const digits = area.from === 'model' ? 2 : 1;
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(area.areaM2);
  return (
    <span className={styles['area']}>
      {area.estimated && <abbr title={t('estimated')}>≈</abbr>} {t('squareMetres', { area: amount })}
    </span>
  );
}
