import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import styles from './ContactLink.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
}

/** Opens how to reach the operator; not there where they have not said. */
export function ContactLink({ className = '', onOpen }: Props) {
  const { t } = useTranslation('layout');
  const contact = useQuery(siteQuery).data?.contact;
  if (!contact?.email && !contact?.phone) return null;
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
