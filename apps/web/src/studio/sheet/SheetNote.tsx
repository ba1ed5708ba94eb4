import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useStudio } from '../studio-context.ts';
import { useDismissedSheets } from './dismissed-sheets.ts';
import styles from './SheetNote.module.css';
import { useSheet } from './use-sheet.ts';

/** Says that the base shows several drawings, and offers to pick one of them. */
export function SheetNote() {
  const { t } = useTranslation('sheet');
  const { settings, setView } = useStudio();
  const { base } = settings;
  const drawings = useSheet(base);
  const { ids, dismiss } = useDismissedSheets();
  if (!base || drawings.length < 2 || ids.has(base.imageId)) return null;
  return (
    <div className={styles['note']} role="status">
      <p>{t('several', { count: drawings.length })}</p>
      <Button size="small" onClick={() => dismiss(base.imageId)}>
        {t('dismiss')}
      </Button>
      <Button size="small" kind="primary" onClick={() => setView('sheet')}>
        {t('pickOne')}
      </Button>
    </div>
  );
}
