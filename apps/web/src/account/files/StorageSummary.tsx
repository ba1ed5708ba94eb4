import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storageQuery } from '../../api/queries.ts';
import { FILE_KINDS } from '../../files/own-files.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './FilesSection.module.css';

/** From here on it is said that little is left. */
const NEARLY = 0.9;
const HEAPS = [...FILE_KINDS, 'kept'] as const;

/** What is used of what, by what it is used for: one bar and its legend. */
export function StorageSummary() {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const storage = useQuery(storageQuery).data;
  if (!storage) return <div className={styles['storage']} aria-busy />;
  const { usedBytes, quotaBytes, results } = storage;
  const limited = quotaBytes >= 0;
  const whole = limited ? Math.max(quotaBytes, usedBytes) : usedBytes;
  const used = formatBytes(usedBytes, locale);
  return (
    <section className={styles['storage']} aria-label={t('storage')}>
      <p className={styles['used']}>
        {limited ? t('used', { used, quota: formatBytes(quotaBytes, locale) }) : t('usedUnlimited', { used })}
      </p>
      <div
        className={styles['bar']}
        role="meter"
        aria-label={t('storage')}
        aria-valuemin={0}
        aria-valuemax={whole}
        aria-valuenow={usedBytes}
      >
        {HEAPS.map((heap) => (
          <span
            key={heap}
            data-heap={heap}
            style={{ width: `${(storage[heap].bytes / Math.max(1, whole)) * 100}%` }}
          />
        ))}
      </div>
      <ul className={styles['legend']}>
        {HEAPS.filter((heap) => storage[heap].files > 0).map((heap) => (
          <li key={heap} data-heap={heap}>
            {t(heap)} <span>{formatBytes(storage[heap].bytes, locale)}</span>
          </li>
        ))}
      </ul>
      {limited && usedBytes > quotaBytes * NEARLY && (
        <p className={styles['full']} role="alert">
          {t('full')}
        </p>
      )}
      {results.files > 0 && (
        <p className={styles['results']}>{t('results', { bytes: formatBytes(results.bytes, locale) })}</p>
      )}
    </section>
  );
}
