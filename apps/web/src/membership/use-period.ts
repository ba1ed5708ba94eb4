import { useTranslation } from 'react-i18next';

/** Writes for how long a price is paid: a month, a year, three months, once and for all. */
export function usePeriod(): (months: number | null) => string {
  const { t } = useTranslation('membership');
  return (months) => {
    if (months === null) return t('once');
    if (months === 1) return t('perMonth');
    return months === 12 ? t('perYear') : t('perMonths', { count: months });
  };
}
