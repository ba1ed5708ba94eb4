import { LOCALES } from '@plumbline/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../app/preferences.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LANGUAGE_NAMES, THEME_TEXTS, THEMES } from '../../layout/use-setting-items.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import styles from '../Section.module.css';
import { VisibleLabelRow } from './VisibleLabelRow.tsx';

/** Language and look of this browser, and what downloads carry. */
export function PreferencesSection() {
  const { t } = useTranslation(['account', 'layout']);
  const shown = useLocale();
  const { locale, setLocale, theme, setTheme } = usePreferences();
  return (
    <div className={styles['card']}>
      <div className={styles['row']}>
        <span className={styles['label']}>{t('layout:language')}</span>
        <div className={styles['value']}>
          <ChipChoice
            label={t('layout:language')}
            layout="row"
            options={LOCALES.map((each) => ({ value: each, name: LANGUAGE_NAMES[each] }))}
            // What was chosen, also while its words are on their way.
            value={locale ?? shown}
            onChange={setLocale}
          />
        </div>
      </div>
      <div className={styles['row']}>
        <span className={styles['label']}>{t('layout:theme')}</span>
        <div className={styles['value']}>
          <ChipChoice
            label={t('layout:theme')}
            layout="row"
            options={THEMES.map((each) => ({ value: each, name: t(`layout:${THEME_TEXTS[each]}`) }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
      </div>
      <VisibleLabelRow />
    </div>
  );
}
