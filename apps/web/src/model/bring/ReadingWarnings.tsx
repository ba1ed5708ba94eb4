import type { ModelContent } from '@plumbline/contract/api/models.ts';
import { modelWarningText } from '@plumbline/contract/models/model-warning-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './ModelField.module.css';

/** What a person should know of how the file was read. */
export function ReadingWarnings({ warnings }: { readonly warnings: ModelContent['warnings'] }) {
  const { t } = useTranslation('model');
  const locale = useLocale();
  if (warnings.length === 0) return null;
  return (
    <details className={styles['warnings']}>
      <summary>{t('notes', { count: warnings.length })}</summary>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.kind}>{modelWarningText(warning, locale)}</li>
        ))}
      </ul>
    </details>
  );
}
