import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useStudio } from '../studio-context.ts';
import { useDismissedSheets } from './dismissed-sheets.ts';
import styles from './SheetNote.module.css';

/** What happens to the drawing that is picked, and the way back. */
export function SheetHint() {
  const { t } = useTranslation('sheet');
  const { settings, setView } = useStudio();
  const dismiss = useDismissedSheets((sheets) => sheets.dismiss);
  const useWhole = () => {
    if (settings.base) dismiss(settings.base.imageId);
    setView('compare');
  };
  return (
    <div className={styles['note']}>
      <p>{t('hint')}</p>
      <Button size="small" onClick={useWhole}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
