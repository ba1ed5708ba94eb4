import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import styles from './ContactLink.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Opens what there is to know about the desktop client. */
export function ClientLink({ className = '', onOpen }: Props) {
  const { t } = useTranslation('layout');
  const open = () => {
    onOpen?.();
    openDialog('client');
  };
  return (
    <button type="button" className={`${styles['button']} ${className}`} onClick={open}>
      {t('client')}
    </button>
  );
}
