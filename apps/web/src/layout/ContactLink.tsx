import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import styles from './ContactLink.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Opens how to reach the operator. */
export function ContactLink({ className = '', onOpen }: Props) {
  const { t } = useTranslation('layout');
  const open = () => {
    onOpen?.();
    openDialog('contact');
  };
  return (
    <button type="button" className={`${styles['button']} ${className}`} onClick={open}>
      {t('contact')}
    </button>
  );
}
