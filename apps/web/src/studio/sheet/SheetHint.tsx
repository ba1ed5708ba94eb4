import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useStudio } from '../studio-context.ts';
import styles from './SheetNote.module.css';

/** What happens to the drawing that is picked, and the way back. */
export function SheetHint() {
  const { t } = useTranslation('sheet');
  const { setView } = useStudio();
  return (
    <div className={styles['note']}>
      <p>{t('hint')}</p>
      <Button size="small" onClick={() => setView('compare')}>
        {t('dismiss')}
      </Button>
    </div>
  );
}
