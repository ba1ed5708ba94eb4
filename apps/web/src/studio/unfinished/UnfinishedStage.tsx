import { useTranslation } from 'react-i18next';
import styles from './UnfinishedEdits.module.css';
import { UnfinishedList } from './UnfinishedList.tsx';
import { useUnfinishedEdits } from './use-unfinished-edits.ts';

/** More would push away what a new edit begins with. */
const MOST = 4;

/** Where the stage is empty: the edits that were left last. */
export function UnfinishedStage() {
  const { t } = useTranslation('unfinished');
  const unfinished = useUnfinishedEdits();
  if (unfinished.edits.length === 0) return null;
  return (
    <section className={styles['stage']} aria-label={t('title')}>
      <p>{t('title')}</p>
      <UnfinishedList {...unfinished} edits={unfinished.edits.slice(0, MOST)} />
    </section>
  );
}
