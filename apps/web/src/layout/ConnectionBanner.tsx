import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onBack, useOffline } from '../app/connection.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ConnectionBanner.module.css';

const BACK_SHOWN_MS = 3_000;

/** One quiet line for as long as the server cannot be reached, and a moment after. */
export function ConnectionBanner() {
  const { t } = useTranslation('layout');
  const lost = useOffline();
  const [back, setBack] = useState(false);
  useEffect(() => onBack(() => setBack(true)), []);
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [back]);
  return (
    <div role="status" className={styles['place']}>
      {(lost || back) && (
        <p className={styles['banner']}>
          <Icon name={lost ? 'offline' : 'check'} size={16} />
          {t(lost ? 'lost' : 'back')}
        </p>
      )}
    </div>
  );
}
