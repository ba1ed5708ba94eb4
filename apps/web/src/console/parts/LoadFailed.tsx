import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DataTable.module.css';

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('console');
  return (
    <div className={styles['empty']} role="alert">
      <p>{t('failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
