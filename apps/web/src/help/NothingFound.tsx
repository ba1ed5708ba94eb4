import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import { Button } from '../ui/Button.tsx';
import styles from './HelpPage.module.css';

/** The way on where the help has no answer. */
export function NothingFound({ title }: { readonly title: string }) {
  const { t } = useTranslation('help');
  return (
    <div className={styles['nothing']} role="status">
      <h1>{title}</h1>
      <p>{t('nothingBody')}</p>
      <Button onClick={() => openDialog('contact')}>{t('contact')}</Button>
    </div>
  );
}
