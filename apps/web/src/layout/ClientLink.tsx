import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../session/capabilities.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import styles from './ContactLink.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Opens what there is to know about the desktop client, where its installers are there. */
export function ClientLink({ className = '', onOpen }: Props) {
  const { t } = useTranslation('layout');
  const offered = useCapabilities().has('desktop-client');
  const open = () => {
    onOpen?.();
    openDialog('client');
  };
  if (!offered) return null;
  return (
    <button type="button" className={`${styles['button']} ${className}`} onClick={open}>
      {t('client')}
    </button>
  );
}
