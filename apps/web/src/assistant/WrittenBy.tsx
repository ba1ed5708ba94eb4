import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../session/capabilities.ts';
import styles from './AssistantPage.module.css';

/** Says that no language model answers, where none is set, and what to do with what is answered. */
export function WrittenBy() {
  const { t } = useTranslation('assistant');
  const model = useCapabilities().has('language-model');
  return (
    <p className={styles['note']}>
      {!model && <>{t('noModel')} · </>}
      {t('checkFacts')}
    </p>
  );
}
