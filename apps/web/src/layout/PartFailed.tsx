import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onBack } from '../app/connection.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './PartFailed.module.css';

interface Props {
  /** Of a dialog it says so over the page, of anything else in its place. */
  readonly place: 'page' | 'dialog';
  readonly onRetry: () => void;
  readonly onClose?: () => void;
}

/** Where a part of a page did not load. It tries again by itself as soon as the server can be reached. */
export function PartFailed({ place, onRetry, onClose }: Props) {
  const { t } = useTranslation('layout');
  useEffect(() => onBack(onRetry), [onRetry]);
  return (
    <div className={styles[place]} role="alert">
      <Icon name="warning" size={16} />
      <p>{t('partFailed')}</p>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
    </div>
  );
}
