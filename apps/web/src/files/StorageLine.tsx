import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storageQuery } from '../api/queries.ts';
import { formatBytes } from '../i18n/format-bytes.ts';
import { useLocale } from '../i18n/use-locale.ts';
import styles from './Files.module.css';

/** How much is used, in one line. */
export function StorageLine() {
  const { t } = useTranslation('files');
  const locale = useLocale();
  const storage = useQuery(storageQuery).data;
  if (!storage) return <span className={styles['storageLine']} />;
  const used = formatBytes(storage.usedBytes, locale);
  const share = storage.quotaBytes > 0 ? Math.min(1, storage.usedBytes / storage.quotaBytes) : 0;
  return (
    <span className={styles['storageLine']}>
      {storage.quotaBytes >= 0 && (
        <span className={styles['track']} aria-hidden>
          <span data-full={share > 0.9} style={{ width: `${share * 100}%` }} />
        </span>
      )}
      {storage.quotaBytes < 0
        ? t('usedUnlimited', { used })
        : t('used', { used, quota: formatBytes(storage.quotaBytes, locale) })}
    </span>
  );
}
