import { useTranslation } from 'react-i18next';
import { useOffline } from '../app/connection.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ConnectionBanner.module.css';

export function ConnectionBanner() {
  const { t } = useTranslation('layout');
  const lost = useOffline();
  return (
    <div role="status" className={styles['place']}>
      {lost && (
        <p className={styles['banner']}>
          <Icon name="offline" size={16} />
          {t('lost')}
        </p>
      )}
    </div>
  );
}
