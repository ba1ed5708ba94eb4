import { useTranslation } from 'react-i18next';
import styles from './AssistantPage.module.css';

/** Says what will answer, and what to do with what is answered. @param writer `built-in`, or the name of a model */
export function WrittenBy({ writer }: { readonly writer: string | undefined }) {
  const { t } = useTranslation('assistant');
  return (
    <p className={styles['note']}>
      {writer === 'built-in' ? t('noModel') : writer}
      {writer !== undefined && ' · '}
      {t('checkFacts')}
    </p>
  );
}
